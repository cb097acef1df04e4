import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { ArrowDown, ArrowUp, Trash } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { announce } from '#src/ui/announcer.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { RichTextBody } from '../rich-text-body.ts';
import type { NoteField, NoteStore } from '../note-store.ts';
import { moveSection, restoreSection, removeSection } from '../section-actions.ts';
import { NoteUpdateBanner } from './note-update-banner.tsx';
import { takeFocus } from '#src/ui/focus/take-focus.ts';

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
  field: NoteField & { readonly id: number };
  at: number;
  count: number;
  isNew: boolean;
};

function move(store: NoteStore, key: number, by: number, done: string): void {
  moveSection(store, key, by);
  announce(done);
}

function remove(store: NoteStore, key: number): void {
  toast({ message: 'Section deleted', action: { label: 'Undo', onAction: removeSection(store, key) } });
}

export function NoteSection({ store, field, at, count, isNew }: Props) {
  const { id } = field;
  const title = useValue(() => field.observe().local.title);
  const name = title.trim() || (count === 1 ? 'Note text' : `Section ${at + 1}`);
  const isDeleted = useValue(() => field.observe().isDeleted);
  return (
    <Section aria-label={name} marginTop={at === 0 ? '6' : '8'}>
      <Head>
        <Heading
          ref={isNew ? takeFocus : null}
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
                ? [{ label: 'Move up', icon: ArrowUp, onSelect: () => move(store, id, -1, `“${name}” moved up.`) }]
                : []),
              ...(at < count - 1
                ? [{ label: 'Move down', icon: ArrowDown, onSelect: () => move(store, id, 1, `“${name}” moved down.`) }]
                : []),
              { label: 'Delete section', icon: Trash, danger: true, onSelect: () => remove(store, id) },
            ]}
          />
        )}
      </Head>
      <NoteUpdateBanner
        store={store}
        field={field}
        name={name}
        onRestore={() => restoreSection(store, id)}
        onDiscard={() => store.removeSection(id)}
      />
      <Suspense fallback={<RichTextBody doc={field.state.local.content ?? { type: 'doc', content: [] }} />}>
        <SectionEditor store={store} field={field} label={name} />
      </Suspense>
    </Section>
  );
}
