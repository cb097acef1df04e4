/** The order with one section moved by so many places, as far as it goes. */
export function moveInOrder(order: readonly number[], id: number, by: number): readonly number[] {
  const from = order.indexOf(id);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  return from === -1 || from === to ? order : order.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The server's order with sections in it that only this device has, each behind the one that it stood behind here. */
export function withDraftOrder(
  server: readonly number[],
  shown: readonly number[],
  kept: ReadonlySet<number>,
): readonly number[] {
  const order = [...server];
  for (const [at, id] of shown.entries()) {
    if (!kept.has(id) || order.includes(id)) continue;
    const before = shown.slice(0, at).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/**
 * The order that was wanted here for the sections that the server has now: those made elsewhere stay behind the one that they
 * stand behind there.
 */
export function getRequestedOrder(server: readonly number[], wanted: readonly number[]): readonly number[] {
  const known = wanted.filter((id) => server.includes(id));
  return withDraftOrder(known, server, new Set(server));
}

/** What news of the server's order and of the sections that only this device has (`kept`) make of the order that is shown. */
type OrderNews = {
  readonly server: readonly number[];
  readonly shown: readonly number[];
  readonly kept: ReadonlySet<number>;
  /** The writer has moved a section, and the server does not know it yet. */
  readonly isMoving: boolean;
};

/** The order to show after news: the server's, unless the writer has given another one since that is on its way. */
export function mergeSectionOrder({ server, shown, kept, isMoving }: OrderNews): readonly number[] {
  return withDraftOrder(isMoving ? getRequestedOrder(server, shown) : server, shown, kept);
}
