import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { announce } from '#src/ui/feedback/announcer.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { RichTextBody } from '#src/ui/rich-text/rich-text-body.ts';
import { showNoteError } from '../delete-note.tsx';
import type { NoteStore } from '../note-store.ts';
import type { NoteFieldStore } from '../note-field-store.ts';
import { moveSection, restoreSection, removeSection } from '../section-actions.ts';
import { NoteUpdateBanner } from './note-update-banner.tsx';

/** Loaded when a note opens for writing; until then the text is read-only. */
const SectionEditor = lazy(async () => ({ default: (await import('./section-editor.tsx')).SectionEditor }));

/** The menu shows on hover and focus, and always on touch screens. */
const Section = chakra('section', {
  base: {
    '& [aria-haspopup=menu]': { opacity: { base: '1', md: '0' }, '@media (pointer: coarse)': { opacity: '1' } },
    '&:hover [aria-haspopup=menu], &:focus-within [aria-haspopup=menu]': { opacity: '1' },
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginBottom: '1',
  },
});

const Heading = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: { base: 'touch', md: '8' },
    bg: 'transparent',
    textStyle: 'small',
    fontWeight: '600',
    color: 'fg.muted',
    outline: 'none',
    borderRadius: 'chip',
    '&:focus-visible': { boxShadow: '0 2px 0 0 {colors.accent.fg}', borderRadius: '0', outline: 'none' },
    '@media (pointer: coarse)': { fontSize: '1rem' },
  },
});

type Props = {
  store: NoteStore;
  field: NoteFieldStore & { readonly id: number };
  at: number;
  count: number;
  isNew: boolean;
};

function useSectionActions(store: NoteStore, id: number, name: string) {
  const move = async (by: number, to: string): Promise<void> => {
    try {
      await moveSection(store, id, by);
      announce(`“${name}” ${to}.`);
    } catch (error) {
      showNoteError('We couldn’t move the section.', error);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      const undo = await removeSection(store, id);
      const restore = (): void =>
        void undo().catch((error: unknown) => showNoteError('We couldn’t restore the section.', error));
      toast({ message: 'Section deleted', action: { label: 'Undo', onAction: restore } });
    } catch (error) {
      showNoteError('We couldn’t delete the section.', error);
    }
  };
  const restore = (): void =>
    void restoreSection(store, id).catch((error: unknown) => showNoteError('We couldn’t restore the section.', error));
  return { move, remove, restore };
}

export function NoteSection({ store, field, at, count, isNew }: Props) {
  const { id } = field;
  const title = useValue(field.state$.local.title);
  const name = title.trim() || (count === 1 ? 'Note text' : `Section ${at + 1}`);
  const heading = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const actions = useSectionActions(store, id, name);
  const isDeleted = useValue(field.state$.isDeleted);
  return (
    <Section aria-label={name} marginTop={at === 0 ? '6' : '8'}>
      <Head>
        <Heading
          ref={heading}
          aria-label={`Section ${at + 1} heading`}
          placeholder="Heading"
          maxLength={300}
          value={title}
          onChange={(event) => store.write(id, { title: event.currentTarget.value })}
        />
        {!isDeleted && (
          <Menu
            label={`More actions for ${name}`}
            items={[
              ...(at > 0
                ? [{ label: 'Move up', icon: ArrowUp, onSelect: () => void actions.move(-1, 'moved up') }]
                : []),
              ...(at < count - 1
                ? [{ label: 'Move down', icon: ArrowDown, onSelect: () => void actions.move(1, 'moved down') }]
                : []),
              { label: 'Delete section', icon: Trash2, danger: true, onSelect: () => void actions.remove() },
            ]}
          />
        )}
      </Head>
      <NoteUpdateBanner
        store={store}
        field={field}
        name={name}
        onPutBack={actions.restore}
        onDiscard={() => void store.removeField(id)}
      />
      <Suspense fallback={<RichTextBody doc={field.state.local.content ?? { type: 'doc', content: [] }} />}>
        <SectionEditor store={store} field={field} label={name} />
      </Suspense>
    </Section>
  );
}
