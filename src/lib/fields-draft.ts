export type FieldsDraft = Readonly<Record<string, string | readonly string[]>>;

function isStringArray(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((word) => typeof word === 'string');
}

export function fieldsDraft(fields: FieldsDraft): string {
  return Object.keys(fields).length === 0 ? '' : JSON.stringify({ fields });
}

export function readFieldsDraft(stored: string): FieldsDraft | null {
  if (!stored.startsWith('{"fields":')) return null;
  try {
    const { fields } = JSON.parse(stored) as { fields?: unknown };
    if (typeof fields !== 'object' || fields === null) return null;
    return Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, string | readonly string[]] =>
          typeof entry[1] === 'string' || isStringArray(entry[1]),
      ),
    );
  } catch {
    return null;
  }
}
