import { chakra } from '@chakra-ui/react';
import { achievementTexts } from '../texts.ts';
import { IconCircle } from './icon-circle.tsx';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { achievementIcon, arrangeAchievements } from '../achievement-model.ts';
import { useAchievements } from '../queries.ts';

const maxVisibleRows = 3;

/** Space for three rows avoids a layout shift. */
const Room = chakra('div', { base: { minHeight: '120px' } });

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '28px minmax(0, 1fr) minmax(0, 1fr)', md: '28px minmax(0, 232px) minmax(96px, 1fr)' },
    alignItems: 'center',
    columnGap: '3',
    minHeight: '40px',
  },
});

function Waiting() {
  return (
    <ul aria-busy="true" aria-hidden="true">
      {[58, 72, 64].map((width) => (
        <Row key={width}>
          <SkeletonBlock width="28px" height="28px" borderRadius="full" />
          <SkeletonBar width={`${width}%`} />
          <SkeletonBar height="4px" />
        </Row>
      ))}
    </ul>
  );
}

export function UnderWayList() {
  const { views, failure } = useAchievements();
  if (views === undefined)
    return <Room>{failure ? <SectionError message={achievementTexts.listFailed} {...failure} /> : <Waiting />}</Room>;
  const { underWay } = arrangeAchievements(views, null);
  if (underWay.length === 0)
    return (
      <Room>
        <chakra.p color="fg.muted" paddingTop="2">
          {views.length === 0
            ? 'Your craft, as it grows. Answer a few questions to begin.'
            : 'You’ve completed every achievement.'}
        </chakra.p>
      </Room>
    );
  return (
    <Room>
      <chakra.ul listStyleType="none">
        {underWay.slice(0, maxVisibleRows).map(({ id, title, icon, percent }) => (
          <Row key={id}>
            <IconCircle icon={achievementIcon(icon)} size={28} />
            <chakra.span textStyle="label" truncate title={title}>
              {title}
            </chakra.span>
            <PercentBar label={title} percent={percent} size="large" />
          </Row>
        ))}
      </chakra.ul>
    </Room>
  );
}
