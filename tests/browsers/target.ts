export type Pattern = { readonly is: string } | { readonly has: string };

/** An element by its role and accessible name, as assistive technology knows it. */
export type Target = {
  readonly role: string;
  readonly name?: Pattern;
  readonly text?: Pattern;
  readonly within?: Target;
  /** Which of several, from 0; the first unless set. */
  readonly place?: number;
};

/** An element in the page; `x` and `y` are its middle. */
export type Seen = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string;
  /** A progress bar's `aria-valuenow`. */
  readonly now: number;
  readonly isFocused: boolean;
  readonly isPressed: boolean;
  readonly isEditable: boolean;
  /** Nothing else lies over its middle. */
  readonly isReachable: boolean;
};

/** A target by role and exact name. */
export const named = (role: string, name: string, within?: Target): Target => ({
  role,
  name: { is: name },
  ...(within !== undefined && { within }),
});

/** A target by role whose text contains this. */
export const saying = (role: string, text: string, within?: Target): Target => ({
  role,
  text: { has: text },
  ...(within !== undefined && { within }),
});

export function described({ role, name, text, within }: Target): string {
  const quoted = (pattern: Pattern): string => `“${'is' in pattern ? pattern.is : pattern.has}”`;
  const parts = [role, ...(name ? [quoted(name)] : []), ...(text ? [`with the text ${quoted(text)}`] : [])];
  return `${parts.join(' ')}${within === undefined ? '' : ` in ${described(within)}`}`;
}
