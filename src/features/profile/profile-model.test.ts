import { describe, expect, it } from 'vitest';
import { parseProfile } from './profile-model.ts';

const nothing = {
  texts: {
    bio: null,
    writing_motivation: null,
    desired_impact: null,
    origin_story: null,
    storytelling_strengths: null,
    unique_perspective: null,
    current_projects: null,
  },
  lists: { genres: [], formats: [], themes: [], growth_areas: [] },
};

describe('parseProfile', () => {
  it("returns all of the server's fields", () => {
    const view = parseProfile({
      id: 1,
      name: ' Ana Reyes ',
      email: 'ana@reyes.example',
      avatar: { path: '/media/pictures/portrait-ana.webp' },
      data: { name: 'Ana', bio: 'I listen.\n', genres: ['Drama', 'Drama', ' Sea '], growth_areas: ['Endings'] },
    });
    expect(view).toEqual({
      name: 'Ana Reyes',
      email: 'ana@reyes.example',
      photo: '/media/pictures/portrait-ana.webp',
      texts: { ...nothing.texts, bio: 'I listen.' },
      lists: { ...nothing.lists, genres: ['Drama', 'Sea'], growth_areas: ['Endings'] },
    });
  });

  it('falls back to the name in the profile', () => {
    expect(parseProfile({ id: 1, name: null, data: { name: 'Ana' } })?.name).toBe('Ana');
  });

  it.each([
    ['no profile', { data: null }],
    ['a profile that is a text', { data: 'Ana', avatar: 'ana.webp' }],
    ['a profile that is a list', { data: [], avatar: null }],
    ['fields of odd kinds', { name: 7, email: {}, avatar: { path: 4 }, data: { bio: 3, genres: 'Drama', themes: {} } }],
    ['lists with holes', { data: { genres: [null, '', 7, 'Drama', {}], bio: '   ' } }],
  ])('returns the valid fields of %s', (_what, user) => {
    const genres = JSON.stringify(user).includes('Drama') ? ['Drama'] : [];
    expect(parseProfile({ id: 1, ...user })).toEqual({
      name: null,
      email: null,
      photo: null,
      texts: nothing.texts,
      lists: { ...nothing.lists, genres },
    });
  });

  it.each([[undefined], [null], ['Ana'], [[]], [{}], [{ id: '1', name: 'Ana' }]])('returns null for %j', (raw) => {
    expect(parseProfile(raw)).toBeNull();
  });
});
