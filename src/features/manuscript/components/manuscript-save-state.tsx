import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CircleAlert } from 'lucide-react';
import { manuscriptTexts, storageTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

const Words = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: { failed: { true: { color: 'danger.fg', fontWeight: '500' } } },
});

/**
 * Shows the save state in the vocabulary's terms, always at the same position. `trouble`: shows only errors, as in
 * focus mode.
 */
export function ManuscriptSaveState({ desk, trouble = false }: { desk: ManuscriptStore; trouble?: boolean }) {
  const { words, refused: isRefused } = useValue(desk.told$);
  const problem = useValue(desk.saver.problem$);
  const isTrouble = words === 'Save failed' || isRefused;
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
