import './print.css';
import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { useEffect } from 'react';

type TitlePage = { readonly title: string; readonly author: string | null };

function createElement(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

/**
 * Prints a title page and the manuscript in place of the page, from the menu and from the browser's own command. The
 * browser's dialog saves it as PDF, in every script.
 */
export function usePrintSheet(editor: Editor, { title, author }: TitlePage): void {
  useEffect(() => {
    const sheet = createElement('div');
    sheet.dataset['print'] = '';
    document.body.append(sheet);
    // The sheet isn't cleared after printing: phones report the end before they read the page.
    const fill = (): void => {
      const text = DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content);
      const titlePage = createElement('header', createElement('h1', title));
      if (author !== null) titlePage.append(createElement('p', author));
      sheet.replaceChildren(titlePage, createElement('article', text));
    };
    window.addEventListener('beforeprint', fill);
    return () => {
      window.removeEventListener('beforeprint', fill);
      sheet.remove();
    };
  }, [editor, title, author]);
}
