import { useMergedRef } from '@mantine/hooks';
import { countWords } from '#shared/text/word-count.ts';
import { formatWordCount } from '#src/lib/word-count.ts';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { storageTexts } from '#src/lib/screen-texts.ts';
import type { DraftStatus } from '#src/platform/draft-autosaver.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { commandKey } from '#src/ui/display/command-key.ts';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { ShowWide, wideContainer } from './wide-container.tsx';

type Props = {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  draft: DraftStatus;
  takesFocus: boolean;
  mode: ReactNode;
};

const Box = chakra(Card, {
  base: {
    padding: '4',
    borderColor: 'border.control',
    '&:has(textarea:focus-visible)': { borderColor: 'accent.fg', boxShadow: 'inset 0 0 0 1px {colors.accent.fg}' },
  },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginTop: '3',
    [wideContainer]: { gap: '4' },
  },
});

function DraftLine({ text, draft, empty }: { text: string; draft: DraftStatus; empty: boolean }) {
  const count = countWords(text);
  if (empty)
    return (
      <chakra.span color="fg.muted" role="status">
        Type your answer first.
      </chakra.span>
    );
  if (draft === 'failed') return <chakra.span color="danger.fg">{storageTexts.draftNotSaved}</chakra.span>;
  return (
    <span translate="no">
      {draft === 'saved' && <span>Draft saved on this device</span>}
      {draft === 'saved' && count > 0 && <span aria-hidden="true"> · </span>}
      {count > 0 && <span>{formatWordCount(count)}</span>}
    </span>
  );
}

function SendKeys() {
  return (
    <ShowWide>
      <chakra.span display="inline-flex" gap="1" aria-hidden="true">
        <Kbd>{commandKey()}</Kbd>
        <Kbd>Enter</Kbd>
      </chakra.span>
    </ShowWide>
  );
}

/** Matches Ctrl or Cmd with Enter. Safari ends a composition before the key event; keyCode 229 marks its keys. */
function isSendKey(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- only keyCode identifies these keys in Safari
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === 'Enter' && !composing && (event.ctrlKey || event.metaKey);
}

function focusEnd(area: HTMLTextAreaElement | null): void {
  area?.focus({ preventScroll: true });
  area?.setSelectionRange(area.value.length, area.value.length);
}

/** Enter adds a new line, Ctrl or Cmd with Enter sends. Never sends an answer during composition. */
export function TextAnswer({ text, onChange, onSend, draft, takesFocus, mode }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [pressedEmpty, setPressedEmpty] = useState(false);
  const isEmpty = text.trim() === '';
  const ref = useMergedRef(area, takesFocus ? focusEnd : null);
  const send = (): void => {
    setPressedEmpty(isEmpty);
    if (isEmpty) area.current?.focus();
    else onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box floating>
      <chakra.div paddingTop="1" css={{ [wideContainer]: { paddingInline: '3' } }}>
        <TextArea
          ref={ref}
          label="Your answer"
          labelHidden
          bare
          // The question stays visible above a long answer.
          maxHeight="min(10lh, 34dvh)"
          placeholder="Type your answer"
          value={text}
          onChange={(event) => {
            setPressedEmpty(false);
            onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <Foot>
        {mode}
        <chakra.div textStyle="small" color="fg.subtle" fontVariantNumeric="tabular-nums" flex="1 1 140px" minWidth="0">
          <DraftLine text={text} draft={draft} empty={pressedEmpty && isEmpty} />
        </chakra.div>
        <SendKeys />
        <Button
          variant="solid"
          aria-disabled={isEmpty}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={send}
          css={{ width: 'full', [wideContainer]: { width: 'auto' } }}
        >
          Send answer
        </Button>
      </Foot>
    </Box>
  );
}
