import type { Editor } from '@tiptap/core';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import { type RefObject, useEffect, useState } from 'react';
import { activeFormats, type Format } from './formatting.ts';

export type ToolbarPosition = { readonly left: number; readonly top: number; readonly active: readonly Format[] };

const barHeight = 50;
const barWidth = 222;
const gap = 8;
/** The screen's bar, which covers the text under it. */
const screenBar = 64;

function getPosition(editor: Editor): ToolbarPosition | null {
  const { selection } = editor.state;
  const isText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (selection.empty || !isText || !editor.isEditable) return null;
  const column = editor.view.dom.parentElement?.parentElement;
  if (!column) return null;
  const box = column.getBoundingClientRect();
  const first = editor.view.coordsAtPos(selection.from);
  const above = first.top - barHeight - gap;
  const below = editor.view.coordsAtPos(selection.to).bottom + gap;
  // With both ends of the selection out of view, show the toolbar over the text.
  const top =
    above > screenBar ? above : Math.max(screenBar + gap, Math.min(below, window.innerHeight - 2 * barHeight));
  const left = Math.max(gap, Math.min(first.left - box.left, box.width - barWidth - gap));
  return { left, top: top - box.top, active: activeFormats(editor) };
}

/** Tracks the keyboard on phones, which covers the page without resizing it. */
function followKeyboard(): () => void {
  const view = window.visualViewport;
  const measure = (): void => {
    const covered = view === null ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
    document.documentElement.style.setProperty('--keyboard', `${covered}px`);
  };
  measure();
  view?.addEventListener('resize', measure);
  view?.addEventListener('scroll', measure);
  return () => {
    view?.removeEventListener('resize', measure);
    view?.removeEventListener('scroll', measure);
    document.documentElement.style.removeProperty('--keyboard');
  };
}

/** Returns the toolbar's position. Null without a selection or focus, or while a pointer selects. */
export function useToolbarPosition(editor: Editor, bar: RefObject<HTMLElement | null>): ToolbarPosition | null {
  const [place, setPlace] = useState<ToolbarPosition | null>(null);
  useEffect(() => followKeyboard(), []);
  useEffect(() => {
    let frame = 0;
    let isPressed = false;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const isHere =
          !editor.isDestroyed && (editor.isFocused || bar.current?.contains(document.activeElement) === true);
        setPlace((before) => (isHere && !isPressed ? getPosition(editor) : before && null));
      });
    };
    const onPress = (event: PointerEvent): void => {
      isPressed = event.type === 'pointerdown' && bar.current?.contains(event.target as globalThis.Node) !== true;
      look();
    };
    const onTransaction = (): void => {
      if (!editor.state.selection.empty || bar.current !== null) look();
    };
    const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const;
    for (const name of presses) document.addEventListener(name, onPress, true);
    editor.on('transaction', onTransaction);
    editor.on('blur', look);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of presses) document.removeEventListener(name, onPress, true);
      editor.off('transaction', onTransaction);
      editor.off('blur', look);
    };
  }, [editor, bar]);
  return place;
}
