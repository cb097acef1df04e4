import { expect, it } from 'vitest';
import { toMarkdown } from '#src/features/manuscript/export/to-markdown.ts';
import { toSummaryText } from './summary-text.ts';

it("returns a summary's headings, paragraphs, lists and emphasis below its title", async () => {
  const content = '## The return\n\nMara *stays*.\n\n- The key\n- The coat';
  const doc = await toSummaryText('The Salt Road so far', content);
  expect(toMarkdown(doc)).toBe(`# The Salt Road so far\n\n${content}\n`);
});
