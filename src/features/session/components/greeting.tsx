import { chakra } from '@chakra-ui/react';
import { getToday } from '#src/lib/dates.ts';
import { useNow } from '#src/ui/use-now.ts';
import { useCurrentUser } from '../queries.ts';

export function greeting(now: Date, firstName: string | null): string {
  const hour = now.getHours();
  const salutation = hour >= 5 && hour < 12 ? 'Good morning' : afterNoon(hour);
  return firstName === null ? `${salutation}.` : `${salutation}, ${firstName}.`;
}

function afterNoon(hour: number): string {
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: { base: '5', md: '6' },
  },
});

export function Greeting() {
  const writer = useCurrentUser();
  const now = useNow();
  return (
    <Row>
      <chakra.h1 textStyle="display" overflowWrap="anywhere">
        {greeting(new Date(now), writer?.firstName ?? null)}
      </chakra.h1>
      <chakra.p display={{ base: 'none', md: 'block' }} color="fg.muted" whiteSpace="nowrap">
        {getToday(now)}
      </chakra.p>
    </Row>
  );
}
