import { fromMarkdown } from '#src/features/manuscript/export/from-text.ts';
import type { RichDoc } from '#src/lib/rich-text.ts';

/** Returns a summary, which is Markdown, as a text below its title. */
export async function toSummaryText(title: string, content: string): Promise<RichDoc> {
  const { doc } = await fromMarkdown(content);
  const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] };
  return { type: 'doc', content: [heading, ...doc.content] };
}
