import type { Random } from '#mocks/engine/random.ts';
import type { InsightData } from '#mocks/model/scenario.ts';
import type { Schema } from '#mocks/model/tables.ts';
import { largeAccountIds, type Calendar, type InsightRecipe } from './large-account.ts';
import type { FillTemplate } from './template-filler.ts';

type Insight = Schema<'Insight'>;

const mostOfAnAnswer = 3;
/** In days. */
const savedWithin = 45;

function filled<T>(value: T, fillTemplate: FillTemplate): T {
  const fill = (part: unknown, key: string | null): unknown => {
    if (typeof part === 'string') return key === 'type' ? part : fillTemplate(part);
    if (Array.isArray(part)) return part.map((inner) => fill(inner, null));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fill(inner, name)]));
  };
  return fill(value, null) as T;
}

/** Insights from one answer share a time. */
function spreadTimes(count: number, calendar: Calendar, random: Random): readonly string[] {
  const groups: number[] = [];
  for (let left = count; left > 0; left -= groups.at(-1) ?? left)
    groups.push(Math.min(left, 1 + random.below(mostOfAnAnswer)));
  const times = calendar.spread(groups.length);
  return groups.flatMap((size, n) => Array<string>(size).fill(times[n] ?? ''));
}

function savedAmong(count: number, saved: number, random: Random): ReadonlySet<number> {
  const share = count / saved;
  return new Set(Array.from({ length: saved }, (_, n) => Math.floor(n * share) + random.below(Math.floor(share))));
}

type InsightGenerator = (
  about: { readonly name: string; readonly element: string },
  counts: { readonly count: number; readonly saved: number },
) => readonly Insight[];

export function createInsightGenerator(
  forms: InsightRecipe['forms'],
  parts: {
    readonly phrasing: (fixed: Readonly<Record<string, string>>) => FillTemplate;
    readonly calendar: Calendar;
    readonly random: Random;
  },
): InsightGenerator {
  const { phrasing, calendar, random } = parts;
  const byType: readonly (readonly InsightData[])[] = [...Map.groupBy(forms, ({ type }) => type).values()];
  let id = largeAccountIds.insights - 1;
  return (about, { count, saved }) => {
    const isSaved = savedAmong(count, saved, random);
    return spreadTimes(count, calendar, random).map((updated_at, n) => {
      id += 1;
      return {
        title: null,
        subtitle_1: null,
        subtitle_2: null,
        caption: null,
        category_name: null,
        content: null,
        extraAttributes: {},
        ...filled(random.pick(random.pick(byType)), phrasing(about)),
        id,
        updated_at,
        saved_at: isSaved.has(n) ? calendar.after(updated_at, savedWithin) : null,
        actions: {},
      };
    });
  };
}
