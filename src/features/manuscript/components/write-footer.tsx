import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { countText, formatWordCount } from '#src/lib/word-count.ts';
import type { WordCounts } from '../store/word-counter.ts';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { goalShare, wordGoal$ } from '../word-goal.ts';

const Bar = chakra('footer', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '5' },
    minHeight: '32px',
    marginTop: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'caption',
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
});

const Line = chakra('span', {
  base: {
    display: 'block',
    width: { base: '56px', md: '96px' },
    height: '3px',
    borderRadius: 'full',
    bg: 'bg.muted',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full', bg: 'accent.solid', transformOrigin: 'left' },
    '@media (forced-colors: active)': { borderWidth: '1px', '& > span': { bg: 'Highlight' } },
  },
});

function GoalLine({ today, goal }: { today: number; goal: number }) {
  const share = goalShare(today, goal) ?? 0;
  return (
    <>
      <Line
        role="progressbar"
        aria-label="Words today"
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={Math.min(today, goal)}
      >
        <span style={{ width: `${share * 100}%` }} />
      </Line>
      <span>of {countText(goal)}</span>
    </>
  );
}

function RightSide({ counts: { selected, scene, project } }: { counts: WordCounts }) {
  if (selected > 0) return <span>{countText(selected)} selected</span>;
  return (
    <>
      <span>{countText(scene?.wordCount ?? 0)} in the scene</span>
      <chakra.span hideBelow="md">{countText(project)} in the project</chakra.span>
    </>
  );
}

export function WriteFooter({ store }: { store: ManuscriptStore }) {
  const counts = useValue(store.counter.counts$);
  const goal = useValue(wordGoal$);
  return (
    <Bar aria-label="Words" translate="no">
      <span>{formatWordCount(counts.today)} today</span>
      {goal !== null && <GoalLine today={counts.today} goal={goal} />}
      <chakra.span flex="1" />
      <RightSide counts={counts} />
    </Bar>
  );
}
