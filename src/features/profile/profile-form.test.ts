import { describe, expect, it } from 'vitest';
import { draftOf, leftAfter, nameProblem, readChanges, requestOf, unsaved, valuesOf } from './profile-form.ts';
import { parseProfile } from './profile-view.ts';

const view = parseProfile({ id: 1, name: 'Ana Reyes', data: { bio: 'I listen.', genres: ['Drama'] } });
if (view === null) throw new Error('the profile of this test is none');
const saved = valuesOf(view);

describe('the form of a profile', () => {
  it('holds every field, empty where nothing is known', () => {
    expect(saved).toMatchObject({
      name: 'Ana Reyes',
      bio: 'I listen.',
      genres: ['Drama'],
      origin_story: '',
      themes: [],
    });
    expect(Object.keys(saved)).toHaveLength(12);
  });

  it('is unsaved only where it says something else than the server', () => {
    const changes = { bio: ' I listen.\r\n', genres: ['Drama'], themes: ['Sea'], desired_impact: '' };
    expect(unsaved(changes, saved)).toEqual({ themes: ['Sea'] });
    expect(unsaved({ bio: '' }, saved)).toEqual({ bio: '' });
    expect(unsaved({ genres: [] }, saved)).toEqual({ genres: [] });
  });

  it('sends what was changed alone: texts trimmed, an emptied one as null', () => {
    expect(requestOf({ name: ' Ana ', bio: ' \n', origin_story: 'One.\r\nTwo.', themes: ['Sea'], genres: [] })).toEqual(
      {
        name: 'Ana',
        bio: null,
        origin_story: 'One.\nTwo.',
        themes: ['Sea'],
        genres: [],
      },
    );
  });

  it('keeps what was typed while it was saved', () => {
    const sent = { bio: 'One.', themes: ['Sea'] };
    expect(leftAfter({ bio: 'One.', themes: ['Sea'] }, sent, saved)).toEqual({});
    expect(leftAfter({ bio: 'One. Two.', themes: ['Sea'], name: 'Ana' }, sent, saved)).toEqual({
      bio: 'One. Two.',
      name: 'Ana',
    });
  });

  it('has not saved what was put back to what had stood there before while it was saved', () => {
    expect(leftAfter({ bio: 'I listen.' }, { bio: 'One.' }, saved)).toEqual({ bio: 'I listen.' });
  });

  it('needs a name once it was changed', () => {
    expect(nameProblem({ name: ' ' })).toBe('Enter a name.');
    expect(nameProblem({ name: 'Ana' })).toBeNull();
    expect(nameProblem({ bio: '' })).toBeNull();
  });

  it('comes back from its draft, without what no field of it can hold', () => {
    const changes = { bio: '', themes: ['Sea'] };
    expect(readChanges(draftOf(changes))).toEqual(changes);
    expect(readChanges('{"fields":{"bio":["no"],"themes":"no","shoe_size":"44","name":"Ana"}}')).toEqual({
      name: 'Ana',
    });
    expect(readChanges('I listen.')).toEqual({});
  });
});
