import { laravelTime } from '#mocks/engine/clock.ts';
import type { Random } from '#mocks/engine/random.ts';

/** Times between the writer's beginning and the scenario's, as Laravel writes them. */
export type Calendar = {
  /** So many, from the oldest to the newest. */
  readonly spread: (count: number) => readonly string[];
  /** At most so many days after `time`. */
  readonly after: (time: string, days: number) => string;
};

const day = 86_400_000;
/** The archive ends before the latest work begins. */
const quietDays = 12;

export const createCalendar = (since: string, writtenAt: string, random: Random): Calendar => {
  const [from, to] = [Date.parse(since), Date.parse(writtenAt) - quietDays * day];
  return {
    spread: (count) => {
      const share = (to - from) / count;
      return Array.from({ length: count }, (_, n) => laravelTime(Math.floor(from + share * n + random.below(share))));
    },
    after: (time, days) => laravelTime(Math.min(to, Date.parse(time) + random.below(days * day))),
  };
};
