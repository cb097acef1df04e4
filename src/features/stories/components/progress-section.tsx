import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Icon } from '#src/ui/display/icon.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { rowKey, type StoryModel } from '../story-model.ts';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { xl: '2fr 1fr' },
    columnGap: '6',
    rowGap: '6',
    alignItems: 'start',
    marginTop: '-2',
  },
});

const Rows = chakra('ul', {
  base: { columnCount: { md: '2' }, columnGap: '8', listStyle: 'none' },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    gap: '4',
    alignItems: 'center',
    minHeight: '36px',
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
  },
});

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '18px',
    height: '18px',
    marginTop: '2px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
  },
  variants: { done: { true: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' } } },
});

function Goals({ goals }: Pick<StoryModel, 'goals'>) {
  return (
    <section aria-labelledby="goals-heading">
      <chakra.h2 id="goals-heading" textStyle="h2" marginTop={{ xl: '-34px' }} marginBottom="2">
        Goals
      </chakra.h2>
      <chakra.ul display="grid" listStyleType="none">
        {goals.map((goal) => (
          <chakra.li
            key={rowKey(goal)}
            display="flex"
            gap="3"
            paddingBlock="7px"
            color={goal.done ? 'fg.subtle' : undefined}
          >
            <Circle done={goal.done}>{goal.done && <Icon of={Check} size={12} />}</Circle>
            <chakra.span overflowWrap="anywhere">
              {goal.name}
              {goal.done && <VisuallyHidden as="span">, done</VisuallyHidden>}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

export function ProgressSection({ progress, goals }: Pick<StoryModel, 'progress' | 'goals'>) {
  return (
    <Columns>
      <Rows>
        {progress.map((part) => (
          <Row key={rowKey(part)}>
            <span>{part.name}</span>
            <PercentBar label={part.name} percent={part.percent} size="large" />
          </Row>
        ))}
      </Rows>
      {goals.length > 0 && <Goals goals={goals} />}
    </Columns>
  );
}
