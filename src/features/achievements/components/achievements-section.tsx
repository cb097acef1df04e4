import { chakra } from '@chakra-ui/react';
import { Check, Mic } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { conversationPath } from '#src/lib/paths.ts';
import { formatDay } from '#src/lib/dates.ts';
import { achievementTexts } from '../texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { IconCircle } from './icon-circle.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { achievementIcon, type AchievementModel, arrangeAchievements } from '../achievement-model.ts';
import { type Achievements, useAchievements } from '../queries.ts';

const RowFrame = chakra('article', {
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

function UnderWayRow({ view }: { view: AchievementModel }) {
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

function CompletedRow({ view }: { view: AchievementModel }) {
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} marginTop={{ base: '6', md: '8' }} _first={{ marginTop: '0' }}>
      <chakra.h2 id={id} textStyle="h2" marginBottom="2">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Part title="In progress">
        {[38, 52, 44, 48].map((width) => (
          <RowFrame key={width} as="div">
            <SkeletonBlock width="40px" height="40px" borderRadius="full" />
            <chakra.div minHeight="69px">
              <SkeletonBar width={`${width}%`} height="16px" marginTop="0.5" />
              <SkeletonBar width={`${width + 32}%`} marginTop="2.5" />
              <SkeletonBar height="4px" marginTop="4" />
            </chakra.div>
          </RowFrame>
        ))}
      </Part>
    </div>
  );
}

/**
 * Returns the ids that were in progress when the list first loaded, in order. They keep their positions for this visit.
 * Null until then.
 */
function useInitialOrder({ views, isWhole }: Achievements): readonly number[] | null {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  if (order !== null || views === undefined || !isWhole) return order;
  const first = arrangeAchievements(views, null).underWay.map(({ id }) => id);
  setOrder(first);
  return first;
}

export function AchievementsSection() {
  const achievements = useAchievements();
  const initialOrder = useInitialOrder(achievements);
  const { views, failure } = achievements;
  const failed = failure && <SectionError message={achievementTexts.listFailed} {...failure} />;
  if (views === undefined) return failed ?? <Waiting />;
  if (views.length === 0)
    return (
      <EmptyState title="Your craft, as it grows." hint="Answer a few questions to begin.">
        <Button asChild variant="solid">
          <Link to="/stories/new">
            <Icon of={Mic} />
            Start talking
          </Link>
        </Button>
      </EmptyState>
    );
  const { underWay, completed } = arrangeAchievements(views, initialOrder);
  return (
    <>
      {failed}
      {underWay.length > 0 && (
        <Part title="In progress">
          {underWay.map((view) => (
            <UnderWayRow key={view.id} view={view} />
          ))}
        </Part>
      )}
      {completed.length > 0 && (
        <Part title="Completed">
          {completed.map((view) => (
            <CompletedRow key={view.id} view={view} />
          ))}
        </Part>
      )}
    </>
  );
}
