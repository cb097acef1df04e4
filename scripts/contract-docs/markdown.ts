/** The little Markdown that the changelog uses: headings, paragraphs, flat lists, code, bold, links. All else is text. */
import { html, type Html } from './html.ts';

/** Addresses that a link may lead to: of the web, of mail, or inside the site. */
const allowed = /^(?:https?:\/\/|mailto:|#|[\w.-]+(?:[/#]|$))/;

const inlineMarks = /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<address>[^)\s]+)\)/g;

/** One line of text with code, bold and links. */
export function inline(text: string): Html[] {
  const pieces: Html[] = [];
  let from = 0;
  for (const match of text.matchAll(inlineMarks)) {
    const { code, bold, label = '', address = '' } = match.groups ?? {};
    pieces.push(html`${text.slice(from, match.index)}`);
    if (code !== undefined) pieces.push(html`<code>${code}</code>`);
    else if (bold !== undefined) pieces.push(html`<strong>${inline(bold)}</strong>`);
    else pieces.push(allowed.test(address) ? html`<a href="${address}">${label}</a>` : html`${label}`);
    from = match.index + match[0].length;
  }
  return [...pieces, html`${text.slice(from)}`];
}

type Block = { kind: 'h1' | 'h2' | 'h3' | 'li' | 'p'; text: string };

function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of source.split(/\r?\n/)) {
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const item = /^[-*]\s+(.+)$/.exec(line);
    const last = blocks.at(-1);
    if (line.trim() === '') open = false;
    else if (heading) blocks.push({ kind: `h${heading[1]?.length ?? 1}` as Block['kind'], text: heading[2] ?? '' });
    else if (item) blocks.push({ kind: 'li', text: item[1] ?? '' });
    else if (open && last) last.text += ` ${line.trim()}`;
    else blocks.push({ kind: 'p', text: line.trim() });
    if (line.trim() !== '') open = !heading;
  }
  return blocks;
}

/** A Markdown text as markup. */
export function markdown(source: string): Html[] {
  const parts: Html[] = [];
  let items: Html[] = [];
  const endList = (): void => {
    if (items.length > 0)
      parts.push(
        html`<ul>
          ${items}
        </ul>`,
      );
    items = [];
  };
  for (const { kind, text } of blocksOf(source)) {
    if (kind === 'li') items.push(html`<li>${inline(text)}</li>`);
    else {
      endList();
      if (kind === 'h1') parts.push(html`<h1>${inline(text)}</h1>`);
      else if (kind === 'h2') parts.push(html`<h2>${inline(text)}</h2>`);
      else if (kind === 'h3') parts.push(html`<h3>${inline(text)}</h3>`);
      else parts.push(html`<p>${inline(text)}</p>`);
    }
  }
  endList();
  return parts;
}
