import { describe, expect, it } from 'vitest';
import { matchesContext, type InsightsContext } from './context.ts';

const mara: InsightsContext = { projectSlug: 'the-salt-road', elementSlug: 'mara-ellery', sessionChatId: 61 };
const road: InsightsContext = { ...mara, elementSlug: null };
const writer: InsightsContext = { ...road, projectSlug: null };

function createEvent(projectSlug: string | null, narrativeElementSlug: string | null) {
  return {
    projectSlug,
    narrativeElementSlug,
  };
}

describe('matchesContext', () => {
  it('matches only events about the same project and element', () => {
    expect(matchesContext(mara, createEvent('the-salt-road', 'mara-ellery'))).toBe(true);
    expect(matchesContext(mara, createEvent('the-salt-road', 'tobias-ellery'))).toBe(false);
    expect(matchesContext(mara, createEvent('winter-quarters', 'mara-ellery'))).toBe(false);
    expect(matchesContext(mara, createEvent('the-salt-road', null))).toBe(false);
    expect(matchesContext(road, createEvent('the-salt-road', 'mara-ellery'))).toBe(false);
    expect(matchesContext(road, createEvent('the-salt-road', null))).toBe(true);
    expect(matchesContext(writer, createEvent('the-salt-road', null))).toBe(false);
  });

  it.each([mara, road, writer])('matches events that name neither a project nor an element', (context) => {
    expect(matchesContext(context, createEvent(null, null))).toBe(true);
    expect(matchesContext(context, {})).toBe(true);
    expect(matchesContext(context, null)).toBe(true);
  });
});
