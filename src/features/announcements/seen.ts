/** So many identifiers are remembered; the oldest go first. */
const remembered = 200;

/** The identifiers in what this device has noted; what cannot be read counts for nothing. */
export function readSeen(note: string | null): readonly number[] {
  return (note ?? '').split(',').flatMap((text) => (/^\d{1,15}$/.test(text) ? [Number(text)] : []));
}

/** The note with one more identifier. */
export function markSeen(note: string | null, identifier: number): string {
  const before = readSeen(note).filter((one) => one !== identifier);
  return [...before, identifier].slice(-remembered).join(',');
}
