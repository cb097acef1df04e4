import { describe, expect, it } from 'vitest';
import { isAnotherScreen, screenOf } from './screen-change.ts';

const shell = { id: '0', handle: undefined };

describe('the present screen', () => {
  it('is the innermost route that says what it is', () => {
    const outer = { id: '0-1', handle: { title: 'Stories', sidebar: true } };
    const inner = { id: '0-1-2', handle: { title: 'New story', sidebar: false } };
    expect(screenOf([shell, outer, inner, { id: '0-1-2-0', handle: {} }])).toEqual({
      routeId: '0-1-2',
      title: 'New story',
      sidebar: false,
    });
  });

  it('is unknown before its module is loaded', () => {
    expect(screenOf([shell])).toBeNull();
  });
});

describe('another screen', () => {
  const list = { routeId: 'list', pathname: '/stories' };
  const one = { routeId: 'story', pathname: '/stories/1' };
  const interview = { routeId: 'interview', pathname: '/stories/new' };

  it('is not the first one: the page has just been read from its top', () => {
    expect(isAnotherScreen(null, list, 'POP')).toBe(false);
  });

  it('is one with another path, forwards and back, the same kind of screen too', () => {
    expect(isAnotherScreen(list, one, 'PUSH')).toBe(true);
    expect(isAnotherScreen(one, list, 'POP')).toBe(true);
    expect(isAnotherScreen(one, { ...one, pathname: '/stories/2' }, 'PUSH')).toBe(true);
  });

  it('is not one with another query alone', () => {
    expect(isAnotherScreen(list, list, 'REPLACE')).toBe(false);
  });

  it('is not the conversation whose address becomes its story’s', () => {
    expect(isAnotherScreen(interview, { ...interview, pathname: '/stories/31/develop' }, 'REPLACE')).toBe(false);
  });

  it('is one that a redirect has put in the place of this', () => {
    expect(isAnotherScreen(interview, one, 'REPLACE')).toBe(true);
  });
});
