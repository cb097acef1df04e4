import { describe, expect, it } from 'vitest';
import { matchesContext, type InsightsContext } from './context.ts';

const mara: InsightsContext = { projectSlug: 'the-salt-road', elementSlug: 'mara-ellery', sessionChatId: 61 };
const road: InsightsContext = { ...mara, elementSlug: null };
const writer: InsightsContext = { ...road, projectSlug: null };
const news = (projectSlug: string | null, narrativeElementSlug: string | null) => ({
  projectSlug,
  narrativeElementSlug,
});

describe('news of insights', () => {
  // Covers INSIGHTS-20.
  it('concern the same project and element, and no other', () => {
    expect(matchesContext(mara, news('the-salt-road', 'mara-ellery'))).toBe(true);
    expect(matchesContext(mara, news('the-salt-road', 'tobias-ellery'))).toBe(false);
    expect(matchesContext(mara, news('winter-quarters', 'mara-ellery'))).toBe(false);
    expect(matchesContext(mara, news('the-salt-road', null))).toBe(false);
    expect(matchesContext(road, news('the-salt-road', 'mara-ellery'))).toBe(false);
    expect(matchesContext(road, news('the-salt-road', null))).toBe(true);
    expect(matchesContext(writer, news('the-salt-road', null))).toBe(false);
  });

  it.each([mara, road, writer])('that name nobody are those of the conversation they come with', (context) => {
    expect(matchesContext(context, news(null, null))).toBe(true);
    expect(matchesContext(context, {})).toBe(true);
    expect(matchesContext(context, null)).toBe(true);
  });
});
