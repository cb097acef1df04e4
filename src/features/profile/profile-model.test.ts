import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { toProfile } from './profile-model.ts';

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

describe('toProfile', () => {
  it('returns trimmed texts, and each list item once', () => {
    const user = emptyEntity('User', {
      name: ' Ana Reyes ',
      email: 'ana@reyes.example',
      avatar: { path: '/media/pictures/portrait-ana.webp' },
      data: emptyEntity('ProfileData', {
        name: 'Ana',
        bio: 'I listen.\n',
        themes: [' '],
        genres: ['Drama', 'Drama', ' Sea '],
        growth_areas: ['Endings'],
      }),
    });
    expect(toProfile(user)).toEqual({
      name: 'Ana Reyes',
      email: 'ana@reyes.example',
      photo: '/media/pictures/portrait-ana.webp',
      texts: { ...nothing.texts, bio: 'I listen.' },
      lists: { ...nothing.lists, genres: ['Drama', 'Sea'], growth_areas: ['Endings'] },
    });
  });

  it('falls back to the name in the profile', () => {
    expect(toProfile(emptyEntity('User', { data: emptyEntity('ProfileData', { name: 'Ana' }) })).name).toBe('Ana');
  });

  it('returns an empty profile for a new writer', () => {
    expect(toProfile(emptyEntity('User', { email: '' }))).toEqual({ name: null, email: null, photo: null, ...nothing });
  });
});
