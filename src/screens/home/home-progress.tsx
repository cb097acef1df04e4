import { chakra } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reportError } from '#src/platform/error-reporting.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { LatePart } from '#src/ui/late-part.tsx';

const loadWeek = async () => (await import('#src/features/week/components/week-panel.tsx')).WeekPanel;
const loadAchievements = async () =>
  (await import('#src/features/achievements/components/under-way-list.tsx')).UnderWayList;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '304px minmax(0, 1fr)' },
    gap: { base: '8', lg: '6' },
    marginTop: '25px',
  },
});

/** As high from the start as it will be at last. */
const Room = chakra('div', { base: { minHeight: '120px' } });

type Props = { id: string; title: string; more?: ReactNode; load: () => Promise<ComponentType> };

function Part({ id, title, more, load }: Props) {
  return (
    <section aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" minHeight="control">
        <chakra.h2 id={id} textStyle="h2">
          {title}
        </chakra.h2>
        {more}
      </chakra.div>
      <Room>
        <PanelBoundary onError={(error) => reportError(error, { area: 'home', part: id })}>
          <LatePart load={load}>
            <SkeletonBlock height="108px" />
          </LatePart>
        </PanelBoundary>
      </Room>
    </section>
  );
}

/** The last seven days, and the achievements under way: beneath what one came for, and loaded after it. */
export function HomeProgress() {
  return (
    <Columns>
      <Part id="home-week" title="This week" load={loadWeek} />
      <Part
        id="home-achievements"
        title="Achievements"
        load={loadAchievements}
        more={
          <Button asChild variant="link" marginInlineEnd="-3">
            <Link to="/profile#achievements" aria-label="See all achievements">
              See all
            </Link>
          </Button>
        }
      />
    </Columns>
  );
}
