import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';

/** Scene breaks in plain manuscripts: asterisks, dashes, a lone number sign. */
const parting = /^(?:(?:[*•·~-]\s*){3,}|#|⁂)$/u;

/**
 * Parses plain text without any marks. Empty lines separate paragraphs; if there are none, each line is a paragraph.
 */
export function fromPlainText(source: string): RichDoc {
  const text = source
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  const hasGaps = /\n[ \t]*\n/.test(text);
  const parts = hasGaps ? text.split(/\n(?:[ \t]*\n)+/) : text.split('\n');
  const content = parts.map((part): RichNode => {
    const lines = part
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const paragraphText = lines.join(' ');
    if (parting.test(paragraphText)) return { type: 'horizontalRule' };
    return paragraphText === ''
      ? { type: 'paragraph' }
      : { type: 'paragraph', content: [{ type: 'text', text: paragraphText }] };
  });
  return { type: 'doc', content };
}
