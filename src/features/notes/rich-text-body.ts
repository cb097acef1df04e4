import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { createElement, type ReactNode } from 'react';
import { getChildren, headingLevel, isRichNode, type RichDoc, type RichNode, textOfNode } from '#src/lib/rich-text.ts';

function heading(wide: string, phone: string) {
  return {
    fontWeight: '500',
    fontSize: { base: phone, md: wide },
    lineHeight: '1.3',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  } as const;
}

/** The same styles for reading and editing a note, so that text doesn't move between them. */
export const proseStyles: SystemStyleObject = {
  textStyle: 'prose',
  maxWidth: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  '& > * + *, & blockquote > * + *, & li > * + *': { marginTop: '4' },
  '& h2': heading('24px', '22px'),
  '& h3': heading('21px', '20px'),
  '& :is(h4, h5, h6)': heading('19px', '18px'),
  '& > * + :is(h2, h3, h4, h5, h6)': { marginTop: '7' },
  '& strong': { fontWeight: '650' },
  '& em': { fontStyle: 'italic' },
  '& u': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& s': { textDecoration: 'line-through' },
  '& blockquote': {
    borderInlineStart: '2px solid {colors.border.default}',
    paddingInlineStart: '5',
    color: 'fg.muted',
  },
  '& :is(ul, ol)': { paddingInlineStart: '7' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '1.5' },
  '& hr': { border: '0', borderTop: '1px solid {colors.border.default}', marginBlock: '6' },
  '& [data-preserved]': { bg: 'bg.subtle', borderRadius: 'chip', color: 'fg.muted', whiteSpace: 'pre-wrap' },
  '& > div[data-preserved]': { padding: '3' },
};

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
  const hasSide = ['blockquote', 'ul', 'ol'].includes(element);
  // An empty line keeps its height.
  return createElement(
    element,
    hasSide ? { dir: 'auto' } : null,
    ...(inner.length > 0 ? inner : [createElement('br')]),
  );
}

/** Renders a rich text. Never uses HTML: node contents are shown as text. */
export function RichTextBody({ doc }: { doc: RichDoc }): ReactNode {
  // Nodes have no keys; children passed as arguments need no keys.
  return createElement(Body, { translate: 'no' }, ...doc.content.map((node) => drawn(node, 0)));
}
