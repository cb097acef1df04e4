import { describe, expect, it } from 'vitest';
import {
  achievementSubject,
  elementSubject,
  genericSubject,
  projectAchievementSubject,
  projectAddress,
  storySubject,
  summarySubject,
} from './conversation-address.ts';

function query(text: string): URLSearchParams {
  return new URLSearchParams(text);
}

const project = { endpoint: 'projects', project: 'road' };
const mara = { endpoint: 'narrative-elements', project: 'road', element: 'mara' };
const voice = { endpoint: 'users/achievement', achievement: 7, project: 'road' };

describe('conversation subjects from route parameters', () => {
  it('returns a new story or the story with the given id', () => {
    expect(storySubject(undefined)).toEqual({ endpoint: 'stories', story: null });
    expect(storySubject('21')).toEqual({ endpoint: 'stories', story: 21 });
    expect(storySubject('new')).toBeNull();
  });

  it('returns an achievement or a summary by its id', () => {
    expect(achievementSubject('7')).toEqual({ ...voice, project: null });
    expect(achievementSubject('voice')).toBeNull();
    expect(achievementSubject(undefined)).toBeNull();
    expect(summarySubject('41')).toEqual({ endpoint: 'summaries', summary: 41 });
    expect(summarySubject('0')).toBeNull();
  });

  it('returns an element or an achievement within a project', () => {
    expect(elementSubject('road', 'mara')).toEqual(mara);
    expect(elementSubject('road', ' ')).toBeNull();
    expect(elementSubject('..', 'mara')).toBeNull();
    expect(projectAchievementSubject('road', '7')).toEqual(voice);
    expect(projectAchievementSubject(undefined, '7')).toBeNull();
    expect(projectAchievementSubject('road', 'x')).toBeNull();
  });
});

describe('/projects/{slug}/conversation', () => {
  it.each([
    ['', project, null],
    ['projectSlug=other', project, null],
    ['narrative_element_slug=&user_achievement_id=', project, null],
    ['narrative_element_slug=mara', mara, null],
    ['user_achievement_id=7', voice, null],
    ['user_achievement_id=7&achievement_slug=world', voice, null],
    ['achievement_slug=voice', project, 'voice'],
    ['narrative_element_slug=mara&user_achievement_id=7', mara, 7],
    ['narrative_element_slug=mara&achievement_slug=voice', mara, 'voice'],
  ])('maps ?%s to the subject %j with the achievement %j', (text, subject, achievement) => {
    expect(projectAddress('road', query(text))).toEqual({ subject, achievement });
  });

  it.each(['narrative_element_slug=a/b', 'user_achievement_id=x', 'user_achievement_id=0', 'achievement_slug=../a'])(
    'returns no subject for ?%s',
    (text) => {
      expect(projectAddress('road', query(text)).subject).toBeNull();
    },
  );

  it('returns no subject without a valid slug', () => {
    expect(projectAddress('%20', query('')).subject).toBeNull();
    expect(projectAddress(undefined, query('')).subject).toBeNull();
    expect(projectAddress(undefined, query('projectSlug=road')).subject).toEqual(project);
  });
});

describe('/conversation/{endpoint?}/{element?}', () => {
  it.each([
    [undefined, undefined, '', { endpoint: 'writer' }],
    ['writer', undefined, '', { endpoint: 'writer' }],
    ['stories', undefined, '', { endpoint: 'stories', story: null }],
    ['stories', '21', '', { endpoint: 'stories', story: 21 }],
    ['user-achievements', '7', '', { ...voice, project: null }],
    ['user-achievements', '7', 'projectSlug=road', voice],
    ['summaries', '41', '', { endpoint: 'summaries', summary: 41 }],
    ['projects', 'road', '', project],
    ['projects', 'road', 'narrative_element_slug=mara', mara],
    ['narrative-elements', 'mara', 'projectSlug=road', mara],
  ])('maps %s, %s with ?%s to the subject %j', (endpoint, element, text, subject) => {
    expect(genericSubject(endpoint, element, query(text))).toEqual(subject);
  });

  it.each([
    ['horoscopes', undefined, ''],
    ['users', 'achievement', ''],
    ['writer', '5', ''],
    ['stories', 'abc', ''],
    ['summaries', undefined, ''],
    ['projects', undefined, ''],
    ['narrative-elements', 'mara', ''],
    ['user-achievements', '7', 'projectSlug=a/b'],
    ['__proto__', undefined, ''],
  ])('returns no subject for %s, %s with ?%s', (endpoint, element, text) => {
    expect(genericSubject(endpoint, element, query(text))).toBeNull();
  });
});
