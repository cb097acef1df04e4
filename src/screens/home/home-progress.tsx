import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnderWayList } from '#src/features/achievements/components/under-way-list.tsx';
import { WeekPanel } from '#src/features/week/components/week-panel.tsx';
import { reportError } from '#src/platform/error-reporting.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';

/** home.screen.tsx reserves this height: 164 px, or twice that and 32 below. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '240px minmax(0, 1fr)', lg: '304px minmax(0, 1fr)' },
    gap: { base: '8', md: '6' },
  },
});

const Room = chakra('div', { base: { minHeight: '120px' } });

type Props = { id: string; title: string; more?: ReactNode; children: ReactNode };

function Part({ id, title, more, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" height="touch">
        <chakra.h2 id={id} textStyle="h2">
          {title}
        </chakra.h2>
        {more}
      </chakra.div>
      <Room>
        <PanelBoundary onError={(error) => reportError(error, { area: 'home', part: id })}>{children}</PanelBoundary>
      </Room>
    </section>
  );
}

export function HomeProgress() {
  return (
    <Columns>
      <Part id="home-week" title="This week">
        <WeekPanel />
      </Part>
      <Part
        id="home-achievements"
        title="Achievements"
        more={
          <Button asChild variant="link" marginInlineEnd="-3">
            <Link to="/profile#achievements" aria-label="See all achievements">
              See all
            </Link>
          </Button>
        }
      >
        <UnderWayList />
      </Part>
    </Columns>
  );
}
