import { Extension } from '@tiptap/core';
import { DOMParser, Fragment, type ParseOptions, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { fromDom } from 'hast-util-from-dom';
import type { RichNode } from '#src/lib/rich-text.ts';
import { fromHtml } from './from-html.ts';
import { paragraphsOfPlainText, toParagraphs } from '#src/lib/text-import/plain-text.ts';
import { describeTally, type Tally } from '#src/lib/text-import/report.ts';
import { toast } from '../feedback/toast.ts';

const noText = /<!--[\s\S]*?-->|<(script|style|svg|iframe|object|noscript)\b[\s\S]*?<\/\1\s*>/gi;

const tags = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const attribute = /\s([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

const harmless = new Set([
  ...['alt', 'cite', 'class', 'datetime', 'id', 'name', 'start'],
  ...['data-aria-level', 'data-level', 'data-listid', 'data-preserved', 'data-pm-slice'],
]);

/** What a style sheet can say about an element that the text keeps. */
const kept = /^(?:font-weight|font-style|text-decoration|text-decoration-line|display|mso-hide)$/i;

/**
 * Cleans pasted HTML: removes scripts, event handlers and addresses, so that it can't run, load or violate the policy.
 * Styles become `data-style`, for `fromHtml`.
 */
export function cleanPastedHtml(html: string): string {
  const styles = stylesOfClasses(html);
  return html.replaceAll(noText, '').replaceAll(tags, (tag) => cleanTag(tag, styles));
}

/** Pages and LibreOffice write styles as rules for classes. */
function stylesOfClasses(html: string): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const [, sheet = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi))
    for (const [, selector = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const rules = body.split(';').filter((rule) => kept.test(rule.split(':')[0]?.trim() ?? ''));
      if (rules.length === 0) continue;
      for (const one of selector.split(',')) {
        const [, tag = '', name] = /^([a-z]\w*)?\.([\w-]+)$/i.exec(one.trim()) ?? [];
        if (name !== undefined) styles.set(`${tag.toLowerCase()}.${name}`, rules.join(';').replaceAll('"', ''));
      }
    }
  return styles;
}

function cleanTag(tag: string, styles: ReadonlyMap<string, string>): string {
  const [, name = 'span', rest = ''] = /^<([^\s/>]+)([\s\S]*)>$/.exec(tag) ?? [];
  const accepted: string[] = [];
  const style: string[] = [];
  for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
    const lower = key.toLowerCase();
    const text = value.replace(/^(["'])([\s\S]*)\1$/, '$2');
    if (lower === 'style') style.push(text.replaceAll('"', ''));
    else if (harmless.has(lower) || (lower === 'href' && text.startsWith('#')))
      accepted.push(value === '' ? lower : `${lower}=${value}`);
    if (lower !== 'class') continue;
    for (const one of text.split(/\s+/))
      style.unshift(styles.get(`.${one}`) ?? '', styles.get(`${name.toLowerCase()}.${one}`) ?? '');
  }
  const all = style.filter((one) => one !== '').join(';');
  return `<${[name, ...accepted, ...(all === '' ? [] : [`data-style="${all}"`])].join(' ')}>`;
}

function toSlice(schema: Schema, content: readonly RichNode[], isInText: boolean): Slice {
  const [only, ...others] = content;
  // Asterisks pasted into a sentence aren't a scene break.
  const isText = isInText && others.length === 0 && only?.type === 'horizontalRule';
  const blocks = isText ? [{ type: 'paragraph', content: [{ type: 'text', text: '***' }] }] : content;
  return Slice.maxOpen(Fragment.fromArray(blocks.map((block) => schema.nodeFromJSON(block))), true);
}

function isInText({ parent }: ResolvedPos): boolean {
  return parent.content.size > 0;
}

/** Reads pasted HTML by the rules of an import. Text copied from an editor of this application stays as it is. */
class PasteParser extends DOMParser {
  readonly onRead: (tally: Tally) => void;

  constructor(parser: DOMParser, onRead: (tally: Tally) => void) {
    super(parser.schema, parser.rules);
    this.onRead = onRead;
  }

  override parseSlice(dom: Node, options: ParseOptions = {}): Slice {
    if (options.preserveWhitespace !== undefined && options.preserveWhitespace !== false)
      return super.parseSlice(dom, options);
    const { content, tally } = fromHtml(fromDom(dom));
    this.onRead(tally);
    return toSlice(this.schema, content, options.context !== undefined && isInText(options.context));
  }
}

/** Multi-line plain text by the rules of an import. One line goes into the paragraph as it is. */
function readPlainText(text: string, context: ResolvedPos, schema: Schema): Slice | null {
  if (!/[\r\n\f\u{2028}\u{2029}]./u.test(text) && !/^\s*\*(?:\s*\*){2,}\s*$/.test(text)) return null;
  const content = paragraphsOfPlainText(text).flatMap(toParagraphs);
  return content.length === 0 ? null : toSlice(schema, content, isInText(context));
}

/** Reads what is pasted or dropped by the rules of an import, and says in a toast what was left out. */
export const Paste = Extension.create({
  name: 'pasteByImportRules',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new PasteParser(DOMParser.fromSchema(schema), (tally) => {
      const remarks = describeTally(tally);
      if (remarks.length > 0) toast({ message: remarks.join(' ') });
    });
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPastedHtml,
          clipboardParser,
          // The type doesn't say so, but null means that the editor's own parser reads the text.
          clipboardTextParser: ((text, context) => readPlainText(text, context, schema)) as (
            text: string,
            context: ResolvedPos,
          ) => Slice,
          handlePaste: (view, { clipboardData }, { size }) => {
            // One undo takes back the paste alone.
            view.dispatch(closeHistory(view.state.tr));
            if (size > 0 || clipboardData === null) return false;
            const hasHtml = clipboardData.getData('text/html') !== '';
            const hasPicture = [...clipboardData.files].some(({ type }) => type.startsWith('image/'));
            if (hasPicture && !hasHtml) toast({ message: "Pictures can't be pasted into a text." });
            return hasPicture || hasHtml;
          },
        },
      }),
    ];
  },
});
