import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CircleAlert } from 'lucide-react';
import { saveWords } from '#src/lib/save-state.ts';
import { manuscriptTexts, storageTexts } from '#src/lib/texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { Desk } from '../desk/desk.ts';

const Words = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: { failed: { true: { color: 'danger.fg', fontWeight: '500' } } },
});

/** The words at the text, and whether they tell of trouble. */
export function useSaveWords(desk: Desk) {
  const state = useValue(desk.saver.state$);
  const isSlow = useValue(desk.saver.isSlow$);
  const draft = useValue(desk.keeper.status$);
  const isKept = draft === 'kept';
  // What was kept once is at most a moment behind; only a device that refuses makes it untrue.
  const words = saveWords(state, { isKept: isKept || (draft === 'waiting' && state.edits > 1), isSlow });
  return { words, isRefused: draft === 'failed', isFailed: words === 'Save failed' };
}

/**
 * Whether the text is safe, in the words of the vocabulary; always at the same place and never moving. `trouble`: shown only
 * where there is trouble, as in focus mode.
 */
export function SaveState({ desk, trouble = false }: { desk: Desk; trouble?: boolean }) {
  const { words, isRefused, isFailed } = useSaveWords(desk);
  const problem = useValue(desk.saver.problem$);
  const isTrouble = isFailed || isRefused;
  if (trouble && !isTrouble) return null;
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="small" minWidth="0">
      <Words role="status" aria-label="Save state" failed={isTrouble}>
        {isTrouble && <Icon of={CircleAlert} size={16} />}
        {words || (isRefused ? 'Save failed' : '')}
      </Words>
      {isTrouble && (
        <>
          <chakra.span color="fg.muted" truncate hideBelow="md">
            {isRefused ? `${storageTexts.blocked} ${manuscriptTexts.notKept}` : manuscriptTexts.keptHere} {problem}
          </chakra.span>
          <Button size="sm" variant="link" onClick={() => void desk.saver.save()}>
            Try again
          </Button>
        </>
      )}
    </chakra.div>
  );
}
