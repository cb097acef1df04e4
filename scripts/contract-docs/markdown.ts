/** Renders Markdown: the changelog, and descriptions. HTML stays text, and images are left out. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { markup, type Markup } from '#verify/report/markup.ts';
import type { OperationEntry } from './inventory.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** Allowed links: web, mail or inside the site. */
const allowed = /^(?:https?:\/\/|mailto:|#|[\w.-]+(?:[/#]|$))/;

function parse(source: string): readonly Node[] {
  return fromMarkdown(source, { extensions: [{ disable: { null: ['htmlFlow', 'htmlText'] } }] }).children;
}

function wrap(tag: string, content: Markup[]): Markup {
  return { markup: `<${tag}>${markup`${content}`.markup}</${tag}>` };
}

/** Returns the nodes with the content of paragraphs in their place. */
function withoutParagraphs(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node): readonly Node[] => (node.type === 'paragraph' ? node.children : [node]));
}

function render(node: Node): Markup {
  if (node.type === 'text') return markup`${node.value.replaceAll('\n', ' ')}`;
  if (node.type === 'inlineCode') return markup`<code>${node.value}</code>`;
  if (node.type === 'code') return markup`<pre>${node.value}</pre>`;
  if (!('children' in node)) return markup``;
  const content = node.children.map(render);
  switch (node.type) {
    case 'heading':
      return wrap(`h${node.depth}`, content);
    case 'paragraph':
      return wrap('p', content);
    case 'list':
      return wrap('ul', content);
    case 'listItem':
      return wrap('li', withoutParagraphs(node.children).map(render));
    case 'strong':
      return wrap('strong', content);
    case 'link':
      return allowed.test(node.url) ? markup`<a href="${node.url}">${content}</a>` : markup`${content}`;
    default:
      return markup`${content}`;
  }
}

export function inline(text: string): Markup[] {
  return withoutParagraphs(parse(text)).map(render);
}

export function markdown(source: string): Markup[] {
  return parse(source).map(render);
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
