import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { GitCompareArrows, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { CompareVersions } from './compare-versions.tsx';
import type { NoteField, NoteStore } from '../note-store.ts';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    marginBottom: '3',
    minHeight: 'control',
    paddingBlock: '1',
    paddingInline: '14px',
    borderRadius: 'control',
    bg: 'info.bg',
    color: 'info.fg',
    textStyle: 'label',
    fontWeight: '500',
    '& > p': { flex: '1', minWidth: '180px' },
    '& button': { color: 'info.fg' },
  },
});

/** A notice about changes elsewhere; screen readers announce it. */
export function NoteBanner({ of, text, children }: { of: typeof Trash2; text: string; children: ReactNode }) {
  return (
    <Box>
      <Icon of={of} />
      <p>{text}</p>
      {children}
    </Box>
  );
}

type Props = {
  store: NoteStore;
  field: NoteField;
  name: string;
  onRestore?: () => void;
  onDiscard?: () => void;
};

export function NoteUpdateBanner({ store, field, name, onRestore, onDiscard }: Props) {
  const hasRemote = useValue(() => field.observe().remote !== null);
  const isDeleted = useValue(() => field.observe().isDeleted);
  return (
    <chakra.div role="status" aria-label={`Updates to ${name}`}>
      {isDeleted && (
        <NoteBanner of={Trash2} text="Deleted on another device. Your copy is still here.">
          <Button size="sm" variant="link" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="link" onClick={onDiscard}>
            Discard
          </Button>
        </NoteBanner>
      )}
      {hasRemote && !isDeleted && (
        <NoteBanner of={GitCompareArrows} text="Updated on another device. Your version hasn’t changed.">
          <Button
            size="sm"
            variant="link"
            textDecoration="underline"
            onClick={() => openDialog(<CompareVersions store={store} field={field} name={name} />, { size: 'lg' })}
          >
            Compare
          </Button>
        </NoteBanner>
      )}
    </chakra.div>
  );
}
