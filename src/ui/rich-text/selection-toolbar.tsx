import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { Bold, Ellipsis, Heading, Italic, type LucideIcon, Quote, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useSubscription } from '../use-subscription.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { applyFormat, type Format, activeFormats } from './formatting.ts';
import { AllSelection, TextSelection } from '@tiptap/pm/state';

type ToolbarPosition = { readonly left: number; readonly top: number; readonly active: readonly Format[] };

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

type Place = (next: (before: ToolbarPosition | null) => ToolbarPosition | null) => void;

function followSelection(editor: Editor, bar: RefObject<HTMLElement | null>, setPlace: Place): () => void {
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
}

/** Returns the toolbar's position. Null without a selection or focus, or while a pointer selects. */
function useToolbarPosition(editor: Editor, bar: RefObject<HTMLElement | null>): ToolbarPosition | null {
  const [place, setPlace] = useState<ToolbarPosition | null>(null);
  useSubscription(followKeyboard);
  useSubscription(followSelection, editor, bar, setPlace);
  return place;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    padding: '1',
    bg: 'bg.surface',
    borderWidth: { base: '1px 0 0', md: '1px' },
    borderColor: 'border.default',
    borderRadius: { base: '0', md: '12px' },
    boxShadow: 'e2',
    zIndex: { base: 'overlay', md: 'raised' },
    minHeight: { base: 'calc(57px + env(safe-area-inset-bottom))', md: '0' },
    paddingBottom: { base: 'calc(4px + env(safe-area-inset-bottom))', md: '1' },
    position: { base: 'fixed', md: 'absolute' },
    insetInline: { base: '0', md: 'auto' },
    bottom: { base: 'var(--keyboard, 0px)', md: 'auto' },
    justifyContent: { base: 'center', md: 'flex-start' },
    animation: 'fade-in var(--chakra-durations-hover) var(--chakra-easings-enter)',
    '& button[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
});

const formats: readonly { format: Format; label: string; icon: LucideIcon }[] = [
  { format: 'bold', label: 'Bold', icon: Bold },
  { format: 'italic', label: 'Italic', icon: Italic },
  { format: 'heading', label: 'Heading', icon: Heading },
  { format: 'quote', label: 'Quote', icon: Quote },
  { format: 'sceneBreak', label: 'Scene break', icon: Ellipsis },
];

function onBarKey(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
  }
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  buttons.at((at + (event.key === 'ArrowRight' ? 1 : -1)) % buttons.length)?.focus();
}

type BarProps = { editor: Editor; position: ToolbarPosition; bar: RefObject<HTMLDivElement | null>; isPhone: boolean };

function ToolbarBar({ editor, position, bar, isPhone }: BarProps) {
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      style={isPhone ? {} : { left: position.left, top: position.top }}
      // Keep the text's focus and selection.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => onBarKey(event, editor)}
    >
      {formats.map(({ format, label, icon }) => (
        <IconButton
          key={format}
          label={label}
          icon={icon}
          aria-pressed={format === 'sceneBreak' ? undefined : position.active.includes(format)}
          onClick={() => applyFormat(editor, format)}
        />
      ))}
      {isPhone && <IconButton label="Undo" icon={Undo2} onClick={() => editor.chain().focus().undo().run()} />}
    </Bar>
  );
}

export function SelectionToolbar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useMedia('(max-width: 767.98px)');
  const position = useToolbarPosition(editor, bar);
  return position && <ToolbarBar editor={editor} position={position} bar={bar} isPhone={isPhone} />;
}
