const remembered = 200;

export function readSeen(note: string | null): readonly number[] {
  return (note ?? '').split(',').flatMap((text) => (/^\d{1,15}$/.test(text) ? [Number(text)] : []));
}

export function markSeen(note: string | null, identifier: number): string {
  const before = readSeen(note).filter((one) => one !== identifier);
  return [...before, identifier].slice(-remembered).join(',');
}
