import { mergeAttributes, Node, textblockTypeInputRule, wrappingInputRule, Mark } from '@tiptap/core';
import { asString } from '#src/lib/decode.ts';

/** Server data on a block that this editor doesn't know (unknown-nodes.ts). Neither shown nor copied. */
const hiddenAttribute = { default: null, rendered: false, keepOnSplit: false, parseHTML: (): null => null } as const;

/** Elements that writing assistants (Grammarly, LanguageTool) put into an editor. Their text isn't the writer's. */
const extensionElements = 'grammarly-extension, grammarly-desktop-integration, lt-highlighter, lt-toolbar, lt-div';

const StoryDoc = Node.create({ name: 'doc', topNode: true, content: 'block+' });

const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({ preserved: hiddenAttribute }),
  parseHTML: () => [{ tag: 'p' }, { tag: extensionElements, ignore: true }],
  renderHTML: () => ['p', 0],
});

/** The page has its own h1, so headings render one or more levels lower. `data-level` has the text's own level. */
const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    preserved: hiddenAttribute,
    level: {
      default: 2,
      rendered: false,
      parseHTML: (element: HTMLElement) => {
        const level = Number(element.dataset['level'] ?? element.tagName.slice(1));
        return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2;
      },
    },
  }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}` })),
  renderHTML: ({ node }) => {
    const level = Number(node.attrs['level']);
    return [`h${Math.max(2, level)}`, { 'data-level': String(level) }, 0];
  },
  addInputRules() {
    return [1, 2, 3].map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^(#{${level}})\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
});

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ preserved: hiddenAttribute }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', { dir: 'auto' }, 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

const SceneBreak = Node.create({
  name: 'horizontalRule',
  group: 'block',
  addAttributes: () => ({ preserved: hiddenAttribute }),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr', { 'aria-label': 'Scene break' }],
  renderText: () => '* * *',
});

const BulletList = Node.create({
  name: 'bulletList',
  group: 'block',
  content: 'listItem+',
  addAttributes: () => ({ preserved: hiddenAttribute }),
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', { dir: 'auto' }, 0],
});

const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block',
  content: 'listItem+',
  addAttributes: () => ({
    preserved: hiddenAttribute,
    start: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('start') ?? 1) || 1 },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', mergeAttributes({ dir: 'auto' }, HTMLAttributes), 0],
});

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  addAttributes: () => ({ preserved: hiddenAttribute }),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem('listItem') };
  },
});

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) };
  },
});

const original = {
  json: {
    default: '{}',
    parseHTML: (element: HTMLElement) => element.dataset['preserved'] ?? '{}',
    renderHTML: ({ json }: Record<string, unknown>) => ({ 'data-preserved': asString(json) ?? '{}' }),
  },
  text: {
    default: '',
    parseHTML: (element: HTMLElement) => element.textContent,
    rendered: false,
  },
} as const;

/** A block unknown to this editor: read-only plain text, returned unchanged. */
const OpaqueBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => original,
  parseHTML: () => [{ tag: 'div[data-preserved]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['div', HTMLAttributes, String(node.attrs['text'] || '…')],
  renderText: ({ node }) => String(node.attrs['text']),
});

const OpaqueInline = Node.create({
  name: 'keptInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => original,
  parseHTML: () => [{ tag: 'span[data-preserved]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs['text'] || '…')],
  renderText: ({ node }) => String(node.attrs['text']),
});

export const richNodes = [
  StoryDoc,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  SceneBreak,
  BulletList,
  OrderedList,
  ListItem,
  HardBreak,
  OpaqueBlock,
  OpaqueInline,
];

function simple(name: string, tag: string, others: readonly string[]) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }, ...others.map((other) => ({ tag: other }))],
    renderHTML: () => [tag, 0],
  });
}

/** A mark unknown to this editor: not shown, returned unchanged. Several may overlap. */
const OpaqueMark = Mark.create({
  name: 'keptMark',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ json: { default: '{}', rendered: false } }),
  renderHTML: () => ['span', 0],
});

export const richMarks = [
  simple('bold', 'strong', ['b']),
  simple('italic', 'em', ['i']),
  simple('underline', 'u', []),
  simple('strike', 's', ['del', 'strike']),
  OpaqueMark,
];
