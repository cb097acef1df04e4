/** Where a change stands: which operation or event, and the place in it; and, within something shared, the place in that. */

/** `name` is what a developer sees on the wire (`POST /api/v1/auth/login`, `note.updated`); `id` the operationId, or the event's channel. */
export type Carrier = {
  readonly kind: 'operation' | 'event' | 'channel' | 'security scheme';
  readonly name: string;
  readonly id: string;
};

type Place = { readonly base: string; readonly path: string };

/** `base` is the part (`request body`, `answer 200`), `path` the field in it (`data.turns[].text`). */
export type Spot = Place & { readonly carrier: Carrier; readonly shared: (Place & { readonly label: string }) | null };

export const spotOf = (carrier: Carrier, base = ''): Spot => ({ carrier, base, path: '', shared: null });

/** A part of the operation or answer: a header, a parameter. */
export function partOf(spot: Spot, base: string): Spot {
  return {
    ...spot,
    base: spot.base === '' ? base : `${spot.base} ${base}`,
    shared: spot.shared && { ...spot.shared, base },
  };
}

export function fieldOf(spot: Spot, name: string): Spot {
  const step = (path: string): string => (path === '' ? name : `${path}.${name}`);
  return { ...spot, path: step(spot.path), shared: spot.shared && { ...spot.shared, path: step(spot.shared.path) } };
}

export function entryOf(spot: Spot): Spot {
  const step = (path: string): string => `${path}[]`;
  return { ...spot, path: step(spot.path), shared: spot.shared && { ...spot.shared, path: step(spot.shared.path) } };
}

/** From here on the change belongs to something that many places share, such as the schema `ChatMessage`. */
export const within = (spot: Spot, label: string): Spot => ({ ...spot, shared: { label, base: '', path: '' } });

/** `request body field \`data.name\``, or what of it there is. */
export function placeOf({ base, path }: Place): string {
  const field = path === '' ? '' : `field \`${path}\``;
  return [base, field].filter((part) => part !== '').join(' ');
}

/** The operation or event as a sentence begins with it. */
export function nameOf({ kind, name, id }: Carrier): string {
  if (kind === 'operation') return id === '' ? name : `${name} (${id})`;
  if (kind === 'event') return `Event \`${name}\` on channel \`${id}\``;
  return `${kind === 'channel' ? 'Channel' : 'Security scheme'} \`${name}\``;
}
