import type { RichDoc, RichNode } from '#src/lib/rich-text.ts';

/** How scenes are parted in plain manuscripts: asterisks, dashes, a lone number sign. */
const parting = /^(?:(?:[*•·~-]\s*){3,}|#|⁂)$/u;

/**
 * Plain text as a text of this editor: an empty line ends a paragraph; where there is none at all, every line is one. Nothing in
 * it is read as a mark.
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
    const words = lines.join(' ');
    if (parting.test(words)) return { type: 'horizontalRule' };
    return words === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: words }] };
  });
  return { type: 'doc', content };
}
