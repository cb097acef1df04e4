import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { Bold, Ellipsis, Heading, Italic, type LucideIcon, Quote, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { applyFormat, type Format } from './formatting.ts';
import { type ToolbarPosition, useToolbarPosition } from './use-toolbar-position.ts';

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
