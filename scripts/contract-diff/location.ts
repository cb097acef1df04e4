/**
 * `name` is visible on the wire (`POST /api/v1/auth/login`, `note.updated`); `id` is the operationId or the event's
 * channel.
 */
export type DiffSubject = {
  readonly kind: 'operation' | 'event' | 'channel' | 'security scheme';
  readonly name: string;
  readonly id: string;
};

type Place = { readonly base: string; readonly path: string };

/** `base` is such as `request body` or `answer 200`, `path` its field (`data.turns[].text`). */
export type DiffLocation = Place & {
  readonly carrier: DiffSubject;
  readonly shared: (Place & { readonly label: string }) | null;
};

export function createLocation(carrier: DiffSubject, base = ''): DiffLocation {
  return {
    carrier,
    base,
    path: '',
    shared: null,
  };
}

export function atPart(spot: DiffLocation, base: string): DiffLocation {
  return {
    ...spot,
    base: spot.base === '' ? base : `${spot.base} ${base}`,
    shared: spot.shared && { ...spot.shared, base },
  };
}

export function atField(spot: DiffLocation, name: string): DiffLocation {
  const step = (path: string): string => (path === '' ? name : `${path}.${name}`);
  return { ...spot, path: step(spot.path), shared: spot.shared && { ...spot.shared, path: step(spot.shared.path) } };
}

export function atItem(spot: DiffLocation): DiffLocation {
  const step = (path: string): string => `${path}[]`;
  return { ...spot, path: step(spot.path), shared: spot.shared && { ...spot.shared, path: step(spot.shared.path) } };
}

/** Assigns later changes to a shared definition, such as the schema `ChatMessage`. */
export function inShared(spot: DiffLocation, label: string): DiffLocation {
  return {
    ...spot,
    shared: { label, base: '', path: '' },
  };
}

export function formatLocation({ base, path }: Place): string {
  const field = path === '' ? '' : `field \`${path}\``;
  return [base, field].filter((part) => part !== '').join(' ');
}

export function formatSubjectName({ kind, name, id }: DiffSubject): string {
  if (kind === 'operation') return id === '' ? name : `${name} (${id})`;
  if (kind === 'event') return `Event \`${name}\` on channel \`${id}\``;
  return `${kind === 'channel' ? 'Channel' : 'Security scheme'} \`${name}\``;
}
