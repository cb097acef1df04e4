import './print.css';
import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node as EditorNode } from '@tiptap/pm/model';
import { headingLevel, type RichDoc, textOfNode } from '#src/lib/rich-text.ts';
import { toEditorText } from '#src/ui/rich-text/editor-text.ts';
import { richMarks, richNodes } from '#src/ui/rich-text/nodes.ts';

type PrintSheet = {
  readonly title: string;
  readonly author: string | null;
  /** Returns the text as it is when it's printed. */
  readonly getText: () => EditorNode;
};

/** Leaves out the title, which is on the title page, and puts the sections on as few pages as possible. */
function toPages({ content: [_title, ...content] }: RichDoc): RichDoc {
  return {
    type: 'doc',
    content: content.map((block) => {
      const level = headingLevel(block);
      return level === null ? block : { ...block, attrs: { level: Math.min(level + 1, 6) } };
    }),
  };
}

/**
 * Prepares a text that no editor has open for printing. Its first block is the title. Returns a function that ends this.
 */
export function printText(doc: RichDoc, author: string | null): () => void {
  const title = doc.content[0] === undefined ? '' : textOfNode(doc.content[0]);
  const text = toEditorText(getSchema([...richNodes, ...richMarks]), toPages(doc));
  return openPrintSheet({ title, author, getText: () => text });
}

function createElement(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

/**
 * Prints a title page and a text in place of the page, from the menu and from the browser's own command. The browser's
 * dialog saves it as PDF, in every script. Returns a function that ends this.
 */
export function openPrintSheet({ title, author, getText }: PrintSheet): () => void {
  const sheet = createElement('div');
  sheet.dataset['print'] = '';
  document.body.append(sheet);
  // The sheet isn't cleared after printing: phones report the end before they read the page.
  const fill = (): void => {
    const text = getText();
    const content = DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content);
    const titlePage = createElement('header', createElement('h1', title));
    if (author !== null) titlePage.append(createElement('p', author));
    sheet.replaceChildren(titlePage, createElement('article', content));
  };
  window.addEventListener('beforeprint', fill);
  return () => {
    window.removeEventListener('beforeprint', fill);
    sheet.remove();
  };
}
