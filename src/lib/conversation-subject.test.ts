import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectOfSubject, readId, readIdentifier, readSlug, subjectOfChat } from './conversation-subject.ts';

describe("a conversation's identifier", () => {
  it.each([
    [12, 12],
    [{ id: 12 }, 12],
    [{ value: 12 }, 12],
    [{ id: 'the-salt-road' }, 'the-salt-road'],
    [{ id: null, value: 5 }, 5],
    [{ id: 3, value: 5 }, 3],
    ['writer', 'writer'],
    [0, 0],
  ])('reads %j as the identifier %j', (raw, expected) => {
    expect(readIdentifier(raw)).toBe(expected);
  });

  it.each([
    [{}],
    [null],
    [undefined],
    [''],
    ['  '],
    ['[object Object]'],
    [Number.NaN],
    [1.5],
    [-1],
    [[]],
    [{ id: {} }],
    [{ id: { id: 1 } }],
  ])('returns no identifier for %j', (raw) => {
    expect(readIdentifier(raw)).toBeNull();
  });

  it('ignores an id that the object only inherits', () => {
    class WithId {
      get id(): number {
        return 7;
      }
    }
    expect(readIdentifier(new WithId())).toBeNull();
  });

  it('never returns text made from an object', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(String(readIdentifier(raw))).not.toContain('[object');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('ids and slugs in URLs', () => {
  it.each([
    [21, 21],
    ['21', 21],
    ['007', 7],
  ])('accepts %j as an id', (raw, id) => {
    expect(readId(raw)).toBe(id);
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    '',
    ' ',
    'abc',
    '1e3',
    '-1',
    '9'.repeat(400),
    '__proto__',
    null,
    undefined,
    {},
    [21],
  ])('rejects %j as an id', (raw) => {
    expect(readId(raw)).toBeNull();
  });

  it.each([
    ['the-salt-road', 'the-salt-road'],
    ['Ærø_2', 'Ærø_2'],
    ['11', '11'],
    [11, '11'],
  ])('accepts %j as a slug or as an id in its position', (raw, slug) => {
    expect(readSlug(raw)).toBe(slug);
  });

  it.each([
    '',
    ' ',
    '.',
    '..',
    'a/b',
    'a?b',
    'a#b',
    'a%2fb',
    '-a',
    'a'.repeat(201),
    'undefined',
    'null',
    '[object Object]',
    0,
    null,
    undefined,
    {},
  ])('rejects %j as a slug because it is unsafe in a path or empty', (raw) => {
    expect(readSlug(raw)).toBeNull();
  });
});

describe('conversation subjects from the server', () => {
  const chat = { identifier: 5, project_slug: null, element_slug: null };

  it.each([
    [
      { ...chat, endpoint: 'stories' },
      { endpoint: 'stories', story: 5 },
    ],
    [{ ...chat, endpoint: 'writer' }, { endpoint: 'writer' }],
    [
      { ...chat, endpoint: 'users/achievement' },
      { endpoint: 'users/achievement', achievement: 5, project: null },
    ],
    [
      { ...chat, endpoint: 'users/achievement', project_slug: 'road' },
      { endpoint: 'users/achievement', achievement: 5, project: 'road' },
    ],
    [
      { ...chat, endpoint: 'summaries', identifier: '5' },
      { endpoint: 'summaries', summary: 5 },
    ],
    [
      { ...chat, endpoint: 'projects', project_slug: 'road' },
      { endpoint: 'projects', project: 'road' },
    ],
    [
      { ...chat, endpoint: 'projects' },
      { endpoint: 'projects', project: '5' },
    ],
    [
      { ...chat, endpoint: 'narrative-elements', project_slug: 'road', element_slug: 'mara' },
      { endpoint: 'narrative-elements', project: 'road', element: 'mara' },
    ],
    [
      { ...chat, endpoint: 'narrative-elements', project_slug: 'road' },
      { endpoint: 'narrative-elements', project: 'road', element: '5' },
    ],
  ])('maps %j to the subject %j', (ref, subject) => {
    expect(subjectOfChat(ref)).toEqual(subject);
  });

  it.each([
    { ...chat, endpoint: 'horoscopes' },
    { ...chat, endpoint: null },
    { ...chat, endpoint: 'stories', identifier: null },
    { ...chat, endpoint: 'summaries', identifier: 'x' },
    { ...chat, endpoint: 'users/achievement', identifier: 0 },
    { ...chat, endpoint: 'projects', identifier: null },
    { ...chat, endpoint: 'narrative-elements' },
    { ...chat, endpoint: 'narrative-elements', identifier: null, project_slug: 'road' },
  ])('returns no subject for %j', (ref) => {
    expect(subjectOfChat(ref)).toBeNull();
  });
});

it('returns the project that a subject names, or null', () => {
  expect(projectOfSubject({ endpoint: 'projects', project: 'road' })).toBe('road');
  expect(projectOfSubject({ endpoint: 'users/achievement', achievement: 7, project: null })).toBeNull();
  expect(projectOfSubject({ endpoint: 'writer' })).toBeNull();
});
