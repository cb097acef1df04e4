export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const part = list[from];
  if (part === undefined) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), part, ...rest.slice(to)];
}

export type Move = { readonly label: string; readonly to: number };

export function getMoves(index: number, count: number): readonly Move[] {
  const back = [
    { label: 'Move to start', to: 0 },
    { label: 'Move up', to: index - 1 },
  ];
  const forth = [
    { label: 'Move down', to: index + 1 },
    { label: 'Move to end', to: count - 1 },
  ];
  return [...(index > 0 ? back : []), ...(index < count - 1 ? forth : [])];
}
