import { describe, expect, it } from 'vitest';
import { matchesContext, type InsightsContext } from './context.ts';

const mara: InsightsContext = { projectSlug: 'the-salt-road', elementSlug: 'mara-ellery', sessionChatId: 61 };
const road: InsightsContext = { ...mara, elementSlug: null };
const writer: InsightsContext = { ...road, projectSlug: null };

function news(projectSlug: string | null, narrativeElementSlug: string | null) {
  return {
    projectSlug,
    narrativeElementSlug,
  };
}

describe('matchesContext', () => {
  // Covers INSIGHTS-20.
  it('matches only events about the same project and element', () => {
    expect(matchesContext(mara, news('the-salt-road', 'mara-ellery'))).toBe(true);
    expect(matchesContext(mara, news('the-salt-road', 'tobias-ellery'))).toBe(false);
    expect(matchesContext(mara, news('winter-quarters', 'mara-ellery'))).toBe(false);
    expect(matchesContext(mara, news('the-salt-road', null))).toBe(false);
    expect(matchesContext(road, news('the-salt-road', 'mara-ellery'))).toBe(false);
    expect(matchesContext(road, news('the-salt-road', null))).toBe(true);
    expect(matchesContext(writer, news('the-salt-road', null))).toBe(false);
  });

  it.each([mara, road, writer])('matches events that name neither a project nor an element', (context) => {
    expect(matchesContext(context, news(null, null))).toBe(true);
    expect(matchesContext(context, {})).toBe(true);
    expect(matchesContext(context, null)).toBe(true);
  });
});
