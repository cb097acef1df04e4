import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CircleAlert } from 'lucide-react';
import { manuscriptTexts, storageTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

const Label = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: { failed: { true: { color: 'danger.fg', fontWeight: '500' } } },
});

/**
 * Shows the save state in the vocabulary's terms, always at the same position. `trouble`: shows only errors, as in
 * focus mode.
 */
export function ManuscriptSaveState({ store, onlyErrors = false }: { store: ManuscriptStore; onlyErrors?: boolean }) {
  const { label, isRefused } = useValue(store.saveStatus$);
  const problem = useValue(store.problem$);
  const hasFailed = label === 'Save failed' || isRefused;
  if (onlyErrors && !hasFailed) return null;
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="small" minWidth="0">
      <Label role="status" aria-label="Save state" failed={hasFailed}>
        {hasFailed && <Icon of={CircleAlert} size={16} />}
        {label || (isRefused ? 'Save failed' : '')}
      </Label>
      {hasFailed && (
        <>
          <chakra.span color="fg.muted" truncate hideBelow="md">
            {isRefused ? `${storageTexts.blocked} ${manuscriptTexts.copyBeforeLeaving}` : manuscriptTexts.savedOnDevice}{' '}
            {problem}
          </chakra.span>
          <Button size="sm" variant="link" onClick={() => void store.save()}>
            Try again
          </Button>
        </>
      )}
    </chakra.div>
  );
}
