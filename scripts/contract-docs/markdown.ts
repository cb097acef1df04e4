/** Renders the changelog's Markdown: headings, paragraphs, flat lists, code, bold, links. Other syntax stays text. */
import { markup, type Markup } from '#verify/report/markup.ts';
import type { OperationEntry } from './inventory.ts';

/** Allowed links: web, mail or inside the site. */
const allowed = /^(?:https?:\/\/|mailto:|#|[\w.-]+(?:[/#]|$))/;

const inlineMarks = /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<address>[^)\s]+)\)/g;

export function inline(text: string): Markup[] {
  const segments: Markup[] = [];
  let from = 0;
  for (const match of text.matchAll(inlineMarks)) {
    const { code, bold, label = '', address = '' } = match.groups ?? {};
    segments.push(markup`${text.slice(from, match.index)}`);
    if (code !== undefined) segments.push(markup`<code>${code}</code>`);
    else if (bold !== undefined) segments.push(markup`<strong>${inline(bold)}</strong>`);
    else segments.push(allowed.test(address) ? markup`<a href="${address}">${label}</a>` : markup`${label}`);
    from = match.index + match[0].length;
  }
  return [...segments, markup`${text.slice(from)}`];
}

type Block = { kind: 'h1' | 'h2' | 'h3' | 'li' | 'p'; text: string };

function parseBlocks(source: string): Block[] {
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

export function markdown(source: string): Markup[] {
  const parts: Markup[] = [];
  let items: Markup[] = [];
  const endList = (): void => {
    if (items.length > 0)
      parts.push(
        markup`<ul>
          ${items}
        </ul>`,
      );
    items = [];
  };
  for (const { kind, text } of parseBlocks(source)) {
    if (kind === 'li') items.push(markup`<li>${inline(text)}</li>`);
    else {
      endList();
      if (kind === 'h1') parts.push(markup`<h1>${inline(text)}</h1>`);
      else if (kind === 'h2') parts.push(markup`<h2>${inline(text)}</h2>`);
      else if (kind === 'h3') parts.push(markup`<h3>${inline(text)}</h3>`);
      else parts.push(markup`<p>${inline(text)}</p>`);
    }
  }
  endList();
  return parts;
}

/** Links inside the site. Redoc's routes are tag and operation, or channel, in lower case. */
export const pages = { index: 'index.html', rest: 'rest.html', events: 'events.html', changelog: 'changelog.html' };

function slug(name: string): string {
  return encodeURIComponent(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-'),
  );
}

export function operationLink({ id, tag }: Pick<OperationEntry, 'id' | 'tag'>): string {
  return tag === null ? pages.rest : `${pages.rest}#/${slug(tag)}/${slug(id)}`;
}

export function channelLink(channel: string): string {
  return `${pages.events}#/channels/${slug(channel)}`;
}
