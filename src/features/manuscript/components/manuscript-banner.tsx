import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { BookOpen, Files } from 'lucide-react';
import { manuscriptTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';

const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    maxWidth: 'calc(var(--story-width, 600px))',
    marginInline: 'auto',
    paddingBlock: '2',
    paddingInline: '14px',
    borderRadius: 'control',
    bg: 'info.bg',
    color: 'info.fg',
    textStyle: 'label',
    fontWeight: '500',
    '& > span': { flex: '1', minWidth: '180px' },
  },
});

export function ManuscriptBanner({ store, onCompare }: { store: ManuscriptStore; onCompare: () => void }) {
  const turn = useValue(store.turn.state$);
  const conflict = useValue(store.conflict$);
  return (
    <chakra.div
      role="status"
      aria-label="This manuscript"
      position="sticky"
      top={{ base: 'calc(56px + var(--shell-top, 0px))', md: 'calc(64px + var(--shell-top, 0px))' }}
      zIndex="raised"
      paddingInline="5"
    >
      {turn === 'elsewhere' && (
        <Strip>
          <Icon of={BookOpen} />
          <span>{manuscriptTexts.elsewhere}</span>
          <Button size="sm" onClick={() => store.turn.takeOver()}>
            Write here instead
          </Button>
        </Strip>
      )}
      {conflict !== null && turn === 'acquired' && (
        <Strip>
          <Icon of={Files} />
          <span>There are two versions. We’ll keep both until you choose.</span>
          <Button size="sm" onClick={onCompare}>
            Compare
          </Button>
        </Strip>
      )}
    </chakra.div>
  );
}
