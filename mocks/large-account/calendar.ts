import { laravelTime } from '#mocks/engine/clock.ts';
import type { Random } from '#mocks/engine/random.ts';

export type Calendar = {
  readonly spread: (count: number) => readonly string[];
  readonly after: (time: string, days: number) => string;
};

const day = 86_400_000;
/** Days between the archive and the latest work. */
const quietDays = 12;

export function createCalendar(since: string, writtenAt: string, random: Random): Calendar {
  const [from, to] = [Date.parse(since), Date.parse(writtenAt) - quietDays * day];
  return {
    spread: (count) => {
      const share = (to - from) / count;
      return Array.from({ length: count }, (_, n) => laravelTime(Math.floor(from + share * n + random.below(share))));
    },
    after: (time, days) => laravelTime(Math.min(to, Date.parse(time) + random.below(days * day))),
  };
}
