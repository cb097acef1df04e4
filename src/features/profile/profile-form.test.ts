import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import {
  serializeProfileDraft,
  leftAfter,
  nameProblem,
  readChanges,
  toProfileRequest,
  unsaved,
  toProfileValues,
} from './profile-form.ts';
import { toProfile } from './profile-model.ts';

const view = toProfile(
  emptyEntity('User', { name: 'Ana Reyes', data: emptyEntity('ProfileData', { bio: 'I listen.', genres: ['Drama'] }) }),
);
const saved = toProfileValues(view);

describe('profile form', () => {
  it('contains every field, empty without a value', () => {
    expect(saved).toMatchObject({
      name: 'Ana Reyes',
      bio: 'I listen.',
      genres: ['Drama'],
      origin_story: '',
      themes: [],
    });
    expect(Object.keys(saved)).toHaveLength(12);
  });

  it("counts a field as unsaved only when it differs from the server's value", () => {
    const changes = { bio: ' I listen.\r\n', genres: ['Drama'], themes: ['Sea'], desired_impact: '' };
    expect(unsaved(changes, saved)).toEqual({ themes: ['Sea'] });
    expect(unsaved({ bio: '' }, saved)).toEqual({ bio: '' });
    expect(unsaved({ genres: [] }, saved)).toEqual({ genres: [] });
  });

  it('sends only changed fields, with trimmed text and null for an emptied one', () => {
    expect(
      toProfileRequest({ name: ' Ana ', bio: ' \n', origin_story: 'One.\r\nTwo.', themes: ['Sea'], genres: [] }),
    ).toEqual({
      name: 'Ana',
      bio: null,
      origin_story: 'One.\nTwo.',
      themes: ['Sea'],
      genres: [],
    });
  });

  it('keeps text typed during a save as unsaved', () => {
    const sent = { bio: 'One.', themes: ['Sea'] };
    expect(leftAfter({ bio: 'One.', themes: ['Sea'] }, sent, saved)).toEqual({});
    expect(leftAfter({ bio: 'One. Two.', themes: ['Sea'], name: 'Ana' }, sent, saved)).toEqual({
      bio: 'One. Two.',
      name: 'Ana',
    });
  });

  it('keeps a value that was reset during a save as unsaved', () => {
    expect(leftAfter({ bio: 'I listen.' }, { bio: 'One.' }, saved)).toEqual({ bio: 'I listen.' });
  });

  it("requires a name once it's changed", () => {
    expect(nameProblem({ name: ' ' })).toBe('Enter a name.');
    expect(nameProblem({ name: 'Ana' })).toBeNull();
    expect(nameProblem({ bio: '' })).toBeNull();
  });

  it('reads its draft back and skips invalid values', () => {
    const changes = { bio: '', themes: ['Sea'] };
    expect(readChanges(serializeProfileDraft(changes))).toEqual(changes);
    expect(readChanges('{"fields":{"bio":["no"],"themes":"no","shoe_size":"44","name":"Ana"}}')).toEqual({
      name: 'Ana',
    });
    expect(readChanges('I listen.')).toEqual({});
  });
});
