function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function toWords(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/**
 * Vocabulary of a document's paths and fixed values, in lower case. A user's name may be in it ("Test User"), and
 * replacing it everywhere would change requests.
 */
export function getContractNames(document: { readonly paths: Readonly<Record<string, unknown>> }): ReadonlySet<string> {
  const words = new Set(Object.keys(document.paths).flatMap(toWords));
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    const { enum: values, const: only } = value;
    const listed: readonly unknown[] = Array.isArray(values) ? values : [];
    for (const fixed of [...listed, only]) {
      if (typeof fixed === 'string') for (const word of toWords(fixed)) words.add(word);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(document);
  return words;
}
