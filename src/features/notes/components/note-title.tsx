import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useEffect, useRef } from 'react';
import { GrowingTextArea } from '#src/ui/controls/growing-text-area.tsx';
import { untitled } from '../note-model.ts';
import type { NoteField, NoteStore } from '../note-store.ts';
import { NoteUpdateBanner } from './note-update-banner.tsx';

const Field = chakra(GrowingTextArea, {
  base: {
    width: 'full',
    overflow: 'hidden',
    bg: 'transparent',
    fontFamily: 'serif',
    fontWeight: '450',
    fontSize: { base: '28px', md: '34px' },
    lineHeight: { base: '34px', md: '42px' },
    letterSpacing: '-0.012em',
    color: 'fg.default',
    caretColor: '{colors.accent.solid}',
    outline: 'none',
    '&:focus-visible': { outline: 'none' },
  },
});

export function NoteTitle({ store, titleField, isNew }: { store: NoteStore; titleField: NoteField; isNew: boolean }) {
  const title = useValue(() => titleField.observe().local.title);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  return (
    <>
      <NoteUpdateBanner store={store} field={titleField} name="the title" />
      <Field
        ref={field}
        rows={1}
        aria-label="Note title"
        placeholder={untitled}
        maxLength={300}
        value={title}
        onChange={(event) => store.write('title', { title: event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          document.querySelector<HTMLElement>('main .ProseMirror')?.focus();
        }}
      />
    </>
  );
}
