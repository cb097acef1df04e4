import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CircleAlert } from 'lucide-react';
import { noteTexts, storageTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { NoteStore } from '../note-store.ts';
import { useNoteSaveStatus } from '../use-note-store.ts';

const Words = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: { failed: { true: { color: 'danger.fg', fontWeight: '500' } } },
});

export function NoteSaveState({ desk }: { desk: NoteStore }) {
  const { words, isRefused } = useNoteSaveStatus(desk);
  const isTrouble = words === 'Save failed' || isRefused;
  return (
    <Words role="status" aria-label="Save state" failed={isTrouble} textStyle="small">
      {isTrouble && <Icon of={CircleAlert} size={16} />}
      {isRefused ? 'Save failed' : words}
    </Words>
  );
}

const Line = chakra('div', {
  base: {
    position: 'sticky',
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

export function NoteSaveError({ desk }: { desk: NoteStore }) {
  const { words, isRefused } = useNoteSaveStatus(desk);
  const problem = useValue(desk.problem$);
  if (words !== 'Save failed' && !isRefused) return null;
  return (
    <Line role="alert">
      <Icon of={CircleAlert} />
      <chakra.span flex="1" minWidth="160px">
        {isRefused ? `${storageTexts.blocked} ${noteTexts.notKept}` : noteTexts.notSaved} {problem}
      </chakra.span>
      <Button size="sm" onClick={() => void desk.save()}>
        Try again
      </Button>
    </Line>
  );
}
