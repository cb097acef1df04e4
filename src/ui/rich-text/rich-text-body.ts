import { chakra } from '@chakra-ui/react';
import { createElement, type ReactNode } from 'react';
import { getChildren, headingLevel, isRichNode, type RichDoc, type RichNode, textOfNode } from '#src/lib/rich-text.ts';
import { proseStyles } from './prose-styles.ts';

const Body = chakra('div', { base: proseStyles });

const marks = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
]);

const blocks = new Map([
  ['paragraph', 'p'],
  ['blockquote', 'blockquote'],
  ['bulletList', 'ul'],
  ['orderedList', 'ol'],
  ['listItem', 'li'],
]);

/** Depth limit; deeper content is shown as plain text. */
const deepest = 40;

/** A text's headings are below those of the screen and section. */
function getHeadingTag(node: RichNode): string {
  return `h${Math.min(6, Math.max(3, (headingLevel(node) ?? 2) + 1))}`;
}

function marked(node: RichNode): ReactNode {
  const validMarks = Array.isArray(node.marks) ? node.marks.filter(isRichNode) : [];
  return validMarks.reduce<ReactNode>((inner, { type }) => {
    const element = marks.get(type);
    return element === undefined ? inner : createElement(element, null, inner);
  }, node.text);
}

function drawn(node: RichNode, depth: number): ReactNode {
  if (typeof node.text === 'string') return marked(node);
  if (node.type === 'hardBreak') return createElement('br');
  if (node.type === 'horizontalRule') return createElement('hr');
  const element = node.type === 'heading' ? getHeadingTag(node) : blocks.get(node.type);
  if (element === undefined || depth > deepest) return createElement('div', null, textOfNode(node));
  const inner = getChildren(node).map((child) => drawn(child, depth + 1));
  // An empty line keeps its height.
  return createElement(element, null, ...(inner.length > 0 ? inner : [createElement('br')]));
}

/** Renders a rich text. Never uses HTML: node contents are shown as text. */
export function RichTextBody({ doc }: { doc: RichDoc }): ReactNode {
  // Nodes have no keys; children passed as arguments need no keys.
  return createElement(Body, null, ...doc.content.map((node) => drawn(node, 0)));
}
