export function countText(count: number): string {
  return new Intl.NumberFormat('en').format(count);
}

export function formatWordCount(count: number): string {
  return `${countText(count)} ${count === 1 ? 'word' : 'words'}`;
}
