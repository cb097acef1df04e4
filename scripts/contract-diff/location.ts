/**
 * `name` is visible on the wire (`POST /api/v1/auth/login`, `note.updated`); `id` is the operationId or the event's
 * channel.
 */
export type DiffSubject = {
  readonly kind: 'operation' | 'event' | 'channel' | 'security scheme';
  readonly name: string;
  readonly id: string;
};

type LocationPath = { readonly base: string; readonly path: string };

/** `base` is such as `request body` or `answer 200`, `path` its field (`data.turns[].text`). */
export type DiffLocation = LocationPath & {
  readonly carrier: DiffSubject;
  readonly shared: (LocationPath & { readonly label: string }) | null;
};

export function createLocation(carrier: DiffSubject, base = ''): DiffLocation {
  return {
    carrier,
    base,
    path: '',
    shared: null,
  };
}

export function atPart(diffLocation: DiffLocation, base: string): DiffLocation {
  return {
    ...diffLocation,
    base: diffLocation.base === '' ? base : `${diffLocation.base} ${base}`,
    shared: diffLocation.shared && { ...diffLocation.shared, base },
  };
}

function withPath(diffLocation: DiffLocation, step: (path: string) => string): DiffLocation {
  const { path, shared } = diffLocation;
  return { ...diffLocation, path: step(path), shared: shared && { ...shared, path: step(shared.path) } };
}

export function atField(diffLocation: DiffLocation, name: string): DiffLocation {
  return withPath(diffLocation, (path) => (path === '' ? name : `${path}.${name}`));
}

export function atItem(diffLocation: DiffLocation): DiffLocation {
  return withPath(diffLocation, (path) => `${path}[]`);
}

/** Assigns later changes to a shared definition, such as the schema `ChatMessage`. */
export function inShared(diffLocation: DiffLocation, label: string): DiffLocation {
  return {
    ...diffLocation,
    shared: { label, base: '', path: '' },
  };
}

export function formatLocation({ base, path }: LocationPath): string {
  const field = path === '' ? '' : `field \`${path}\``;
  return [base, field].filter((part) => part !== '').join(' ');
}

export function formatSubjectName({ kind, name, id }: DiffSubject): string {
  if (kind === 'operation') return id === '' ? name : `${name} (${id})`;
  if (kind === 'event') return `Event \`${name}\` on channel \`${id}\``;
  return `${kind === 'channel' ? 'Channel' : 'Security scheme'} \`${name}\``;
}
