import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { achievementTexts } from '#src/lib/strings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { arrangeAchievements } from '../achievement-order.ts';
import { type Achievements, useAchievements } from '../queries.ts';
import { CompletedRow, RowFrame, UnderWayRow } from './achievement-row.tsx';

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
  const [held, setHeld] = useState<readonly number[] | null>(null);
  if (held !== null || views === undefined || !isWhole) return held;
  const first = arrangeAchievements(views, null).underWay.map(({ id }) => id);
  setHeld(first);
  return first;
}

export function AchievementsSection() {
  const achievements = useAchievements();
  const initialOrder = useInitialOrder(achievements);
  const { views, isFailed, isFetching, refetch } = achievements;
  const failed = isFailed && (
    <SectionError message={achievementTexts.listFailed} retrying={isFetching} onRetry={refetch} />
  );
  if (views === undefined) return failed || <Waiting />;
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
