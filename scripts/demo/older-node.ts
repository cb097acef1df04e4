/** The mock server's ECMAScript 2024 features, for Node.js 20. */

function groups<Key, Item>(items: Iterable<Item>, getKey: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const result = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = getKey(item, index);
    const group = result.get(key);
    if (group) group.push(item);
    else result.set(key, [item]);
    index += 1;
  }
  return result;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let settle: Omit<PromiseWithResolvers<T>, 'promise'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // The executor runs synchronously, so `settle` is set.
  return { promise, ...(settle as unknown as Omit<PromiseWithResolvers<T>, 'promise'>) };
}

const additions: readonly (readonly [object, string, unknown])[] = [
  [Map, 'groupBy', groups],
  [Promise, 'withResolvers', withResolvers],
];
for (const [owner, name, value] of additions) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
