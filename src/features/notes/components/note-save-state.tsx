import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CircleAlert } from 'lucide-react';
import { saveTexts, storageTexts } from '#src/lib/screen-texts.ts';
import { noteTexts } from '../texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { NoteStore } from '../note-store.ts';
import { lowWindow } from '#src/ui/layout/low-window.ts';

const StateText = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: { failed: { true: { color: 'danger.fg', fontWeight: '500' } } },
});

export function NoteSaveState({ store }: { store: NoteStore }) {
  const { kind, isRefused } = useValue(store.status$);
  const isFailed = kind === 'failed' || isRefused;
  return (
    <StateText role="status" aria-label="Save state" failed={isFailed} textStyle="small" translate="no">
      {isFailed && <Icon of={CircleAlert} size={16} />}
      <span>{saveTexts[isRefused ? 'failed' : kind]}</span>
    </StateText>
  );
}

const Line = chakra('div', {
  base: {
    position: 'sticky',
    [lowWindow]: { position: 'static' },
    bottom: { base: 'calc(69px + env(safe-area-inset-bottom))', md: '6' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginTop: '8',
    boxShadow: 'e2',
    paddingBlock: '2',
    paddingInline: '14px',
    borderRadius: 'control',
    bg: 'danger.bg',
    color: 'danger.fg',
    textStyle: 'label',
    fontWeight: '500',
  },
});

export function NoteSaveError({ store }: { store: NoteStore }) {
  const { kind, isRefused } = useValue(store.status$);
  const problem = useValue(store.problem$);
  if (kind !== 'failed' && !isRefused) return null;
  const refused = `${storageTexts.blocked} ${noteTexts.copyBeforeLeaving}`;
  return (
    <Line role="alert">
      <Icon of={CircleAlert} />
      <chakra.span flex="1" minWidth="160px">
        {[isRefused ? refused : noteTexts.notSaved, problem].filter((line) => line !== null).join(' ')}
      </chakra.span>
      <Button size="sm" onClick={() => void store.save()}>
        Try again
      </Button>
    </Line>
  );
}
