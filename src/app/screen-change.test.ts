import { describe, expect, it } from 'vitest';
import { isAnotherScreen, getScreen } from './screen-change.ts';

const shell = { id: '0', handle: undefined };

describe('current screen', () => {
  it('returns the innermost route whose handle describes a screen', () => {
    const outer = { id: '0-1', handle: { title: 'Stories', sidebar: true } };
    const inner = { id: '0-1-2', handle: { title: 'New story', sidebar: false } };
    expect(getScreen([shell, outer, inner, { id: '0-1-2-0', handle: {} }])).toEqual({
      routeId: '0-1-2',
      title: 'New story',
      sidebar: false,
    });
  });

  it("returns null before the screen's module is loaded", () => {
    expect(getScreen([shell])).toBeNull();
  });
});

describe('screen change detection', () => {
  const list = { routeId: 'list', pathname: '/stories' };
  const one = { routeId: 'story', pathname: '/stories/1' };
  const interview = { routeId: 'interview', pathname: '/stories/new' };

  it('ignores the first screen after a page load', () => {
    expect(isAnotherScreen(null, list, 'POP')).toBe(false);
  });

  it('detects another path, forwards or back, even on the same kind of screen', () => {
    expect(isAnotherScreen(list, one, 'PUSH')).toBe(true);
    expect(isAnotherScreen(one, list, 'POP')).toBe(true);
    expect(isAnotherScreen(one, { ...one, pathname: '/stories/2' }, 'PUSH')).toBe(true);
  });

  it('ignores a change of the query alone', () => {
    expect(isAnotherScreen(list, list, 'REPLACE')).toBe(false);
  });

  it("ignores a conversation whose path becomes its story's path", () => {
    expect(isAnotherScreen(interview, { ...interview, pathname: '/stories/31/develop' }, 'REPLACE')).toBe(false);
  });

  it('detects a redirect to another screen', () => {
    expect(isAnotherScreen(interview, one, 'REPLACE')).toBe(true);
  });
});
