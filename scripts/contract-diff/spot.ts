/**
 * `name` is visible on the wire (`POST /api/v1/auth/login`, `note.updated`); `id` is the operationId or the event's
 * channel.
 */
export type Carrier = {
  readonly kind: 'operation' | 'event' | 'channel' | 'security scheme';
  readonly name: string;
  readonly id: string;
};

type Place = { readonly base: string; readonly path: string };

/** `base` is such as `request body` or `answer 200`, `path` its field (`data.turns[].text`). */
export type Spot = Place & { readonly carrier: Carrier; readonly shared: (Place & { readonly label: string }) | null };

export const spotOf = (carrier: Carrier, base = ''): Spot => ({ carrier, base, path: '', shared: null });

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

/** Assigns later changes to a shared definition, such as the schema `ChatMessage`. */
export const within = (spot: Spot, label: string): Spot => ({ ...spot, shared: { label, base: '', path: '' } });

export function placeOf({ base, path }: Place): string {
  const field = path === '' ? '' : `field \`${path}\``;
  return [base, field].filter((part) => part !== '').join(' ');
}

export function nameOf({ kind, name, id }: Carrier): string {
  if (kind === 'operation') return id === '' ? name : `${name} (${id})`;
  if (kind === 'event') return `Event \`${name}\` on channel \`${id}\``;
  return `${kind === 'channel' ? 'Channel' : 'Security scheme'} \`${name}\``;
}
