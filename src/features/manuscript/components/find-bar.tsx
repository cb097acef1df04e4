import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useSyncExternalStore } from 'react';
import { countText } from '#src/lib/word-count.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import {
  type FindState,
  getNextFindState,
  createFindState,
  getFindState,
  findKey,
  scrollToPosition,
} from '../editor/find.ts';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    top: 'calc(64px + var(--shell-top, 0px))',
    insetInlineEnd: { base: '2', md: '6' },
    insetInlineStart: { base: '2', md: 'auto' },
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    width: { md: '420px' },
    padding: '2',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    boxShadow: 'e2',
  },
});

function formatMatchCount({ query, matches, at }: FindState): string {
  if (query.trim() === '') return '';
  return matches.length === 0 ? 'No matches' : `${countText(at + 1)} of ${countText(matches.length)}`;
}

function show(editor: Editor, finding: FindState): void {
  editor.view.dispatch(editor.state.tr.setMeta(findKey, finding));
  const match = finding.matches[finding.at];
  if (match) scrollToPosition(editor, match.from, match.to);
}

function useFinding(editor: Editor): FindState {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => {
        editor.off('transaction', listener);
        if (!editor.isDestroyed)
          editor.view.dispatch(editor.state.tr.setMeta(findKey, createFindState(editor.state, '')));
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => getFindState(editor.state));
}

export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const finding = useFinding(editor);
  const step = (direction: 1 | -1): void => show(editor, getNextFindState(getFindState(editor.state), direction));
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <Bar role="search" aria-label="Find in manuscript" onKeyDown={onKey}>
      <chakra.div flex="1" minWidth="0">
        <TextField
          label="Find in manuscript"
          labelHidden
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="Find"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the writer opened it to search
          autoFocus
          defaultValue={finding.query}
          onChange={(event) => show(editor, createFindState(editor.state, event.currentTarget.value))}
        />
      </chakra.div>
      <chakra.span
        role="status"
        textStyle="caption"
        color="fg.muted"
        minWidth="72px"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        {formatMatchCount(finding)}
      </chakra.span>
      <IconButton label="Previous match" icon={ChevronUp} onClick={() => step(-1)} />
      <IconButton label="Next match" icon={ChevronDown} onClick={() => step(1)} />
      <IconButton label="Close find" icon={X} onClick={onClose} />
    </Bar>
  );
}
