import type { Conversation, ExtractedFact } from '#src/contract/generated/types.ts';

function isText(text: string): boolean {
  return text.trim() !== '';
}

/** Returns the extracted values (`data.extracted`) in the server's order. Drops rows without text. */
export function getExtracted({ data }: Pick<Conversation, 'data'>): readonly ExtractedFact[] {
  return data.extracted.filter(({ name, value }) => isText(name) && isText(value));
}

const maxVisibleSteps = 3;

/**
 * Returns the last steps of `path`, the current one last. A repeated step shows only at its last position. `more`:
 * there are earlier steps.
 */
export function getBreadcrumbs({ path }: Pick<Conversation, 'path'>): { steps: readonly string[]; more: boolean } {
  const all = path.filter(isText);
  const steps = all.filter((step, n) => all.lastIndexOf(step) === n);
  return { steps: steps.slice(-maxVisibleSteps), more: steps.length > maxVisibleSteps };
}
