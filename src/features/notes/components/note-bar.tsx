import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Trash } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { lowWindow } from '#src/ui/layout/low-window.ts';
import { useDeleteNote } from '../delete-note.tsx';
import type { NoteStore } from '../note-store.ts';
import { NoteSaveState } from './note-save-state.tsx';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    [lowWindow]: { position: 'static' },
    top: 'var(--shell-top, 0px)',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: { base: '56px', md: '64px' },
    paddingInline: { base: '2', md: '5' },
    bg: 'bg.canvas',
  },
});

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: 'touch', md: 'control' },
    paddingInline: '3',
    borderRadius: 'control',
    textStyle: 'label',
    color: 'fg.muted',
    _hover: { color: 'fg.default', bg: 'bg.subtle' },
  },
});

export function NoteBar({ store, listPath }: { store: NoteStore | null; listPath: string }) {
  const deleteNote = useDeleteNote();
  const navigate = useNavigate();
  const remove = async (open: NoteStore): Promise<void> => {
    const title = open.fields.get('title')?.state.local.title ?? null;
    // Save first: undoing the deletion then restores everything.
    if (await deleteNote(open.address, title, () => open.save())) await navigate(listPath);
  };
  return (
    <Bar>
      <Back to={listPath}>
        <Icon of={ArrowLeft} />
        Notes
      </Back>
      <chakra.div flex="1" />
      {store && (
        <>
          <NoteSaveState store={store} />
          <IconButton label="Delete note" icon={Trash} onClick={() => void remove(store)} />
        </>
      )}
    </Bar>
  );
}
