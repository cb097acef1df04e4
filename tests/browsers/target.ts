export type Pattern = { readonly is: string } | { readonly has: string };

export type Target = {
  readonly role: string;
  readonly name?: Pattern;
  readonly text?: Pattern;
  readonly within?: Target;
  /** Index among several matches; default 0. */
  readonly index?: number;
};

/** An element in the page; `x` and `y` are its centre. */
export type Seen = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string;
  readonly now: number;
  readonly isFocused: boolean;
  readonly isPressed: boolean;
  readonly isEditable: boolean;
  /** Whether its centre isn't covered. */
  readonly isReachable: boolean;
};

export function named(role: string, name: string, within?: Target): Target {
  return {
    role,
    name: { is: name },
    ...(within !== undefined && { within }),
  };
}

export function saying(role: string, text: string, within?: Target): Target {
  return {
    role,
    text: { has: text },
    ...(within !== undefined && { within }),
  };
}

export function described({ role, name, text, within }: Target): string {
  const quoted = (pattern: Pattern): string => `“${'is' in pattern ? pattern.is : pattern.has}”`;
  const parts = [role, ...(name ? [quoted(name)] : []), ...(text ? [`with the text ${quoted(text)}`] : [])];
  return `${parts.join(' ')}${within === undefined ? '' : ` in ${described(within)}`}`;
}
