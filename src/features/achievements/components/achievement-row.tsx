import { chakra } from '@chakra-ui/react';
import { Check, Mic } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { conversationPath } from '#src/lib/conversation-paths.ts';
import { formatDay } from '#src/lib/dates.ts';
import { systemClock } from '#src/platform/clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { IconCircle } from '#src/ui/display/icon-circle.tsx';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';
import { achievementIcon } from '../achievement-icons.ts';
import type { AchievementModel } from '../achievement-model.ts';

export const RowFrame = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    columnGap: { base: '3', md: '4' },
    paddingBlock: { base: '14px', md: '4' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: '0' },
  },
});

const Swapped = chakra('div', {
  variants: { fading: { true: { animation: 'fade-in var(--chakra-durations-fade) linear' } } },
});

const Side = chakra('div', { base: { alignSelf: { base: 'start', md: 'center' } } });

function Details({ view, titleId, children }: { view: AchievementModel; titleId: string; children?: React.ReactNode }) {
  return (
    <chakra.div minWidth="0" overflowWrap="anywhere">
      <chakra.h3 id={titleId} textStyle="h3">
        {view.title}
      </chakra.h3>
      {view.description && (
        <chakra.p textStyle="text" color="fg.muted">
          {view.description}
        </chakra.p>
      )}
      {children}
    </chakra.div>
  );
}

function dayCompleted({ completedAt }: AchievementModel): string {
  return completedAt === null ? '' : formatDay(completedAt, systemClock.now());
}

export function UnderWayRow({ view }: { view: AchievementModel }) {
  const titleId = useId();
  const { id, title, percent, isCompleted } = view;
  const [wasCompleted] = useState(isCompleted);
  const fading = isCompleted && !wasCompleted;
  const day = dayCompleted(view);
  return (
    <RowFrame aria-labelledby={titleId}>
      <Swapped key={isCompleted ? 'check' : 'picture'} fading={fading}>
        {isCompleted ? <IconCircle icon={Check} tone="success" /> : <IconCircle icon={achievementIcon(view.icon)} />}
      </Swapped>
      <Details view={view} titleId={titleId}>
        <Swapped key={isCompleted ? 'day' : 'bar'} fading={fading} marginTop="2">
          {isCompleted ? (
            <chakra.p textStyle="small" color="fg.subtle">
              {day === '' ? 'Completed' : `Completed ${day}`}
            </chakra.p>
          ) : (
            <PercentBar label={title} percent={percent} size="large" />
          )}
        </Swapped>
      </Details>
      <Side>
        <Button asChild size="sm">
          <Link
            to={conversationPath({ endpoint: 'users/achievement', achievement: id, project: null })}
            aria-label={`Develop ${title}`}
          >
            <Icon of={Mic} size={16} />
            Develop
          </Link>
        </Button>
      </Side>
    </RowFrame>
  );
}

export function CompletedRow({ view }: { view: AchievementModel }) {
  const titleId = useId();
  return (
    <RowFrame aria-labelledby={titleId}>
      <IconCircle icon={Check} tone="success" />
      <Details view={view} titleId={titleId} />
      <Side>
        <chakra.p textStyle="small" color="fg.subtle" whiteSpace="nowrap">
          {dayCompleted(view)}
        </chakra.p>
      </Side>
    </RowFrame>
  );
}
