/** Complete entities of the contract, empty where the test doesn't say otherwise. */
import type {
  Conversation,
  ElementRef,
  Insight,
  NarrativeElement,
  ProfileData,
  Project,
  Story,
  Turn,
  User,
} from '#src/api/generated/types.ts';

export const emptyProfile: ProfileData = {
  name: null,
  bio: null,
  current_projects: null,
  origin_story: null,
  storytelling_strengths: null,
  unique_perspective: null,
  writing_motivation: null,
  desired_impact: null,
  growth_areas: [],
  formats: [],
  genres: [],
  themes: [],
};

export function createUser(fields: Partial<User> = {}): User {
  return { id: 1, name: null, email: '', avatar: null, achievements: [], data: null, onboarded: true, ...fields };
}

export function createInsight(fields: Partial<Insight> & Pick<Insight, 'id'>): Insight {
  return {
    type: 'development_tip',
    title: null,
    subtitle_1: null,
    subtitle_2: null,
    content: null,
    caption: null,
    category_name: null,
    extraAttributes: {},
    saved_at: null,
    updated_at: '2026-11-12T18:45:00.000000Z',
    actions: {},
    ...fields,
  };
}

export function createProject(fields: Partial<Project> = {}): Project {
  return {
    id: 11,
    slug: 'the-salt-road',
    name: 'The Salt Road',
    category: null,
    subtitle: null,
    image: null,
    element_kinds: [],
    reconciliation_slug: null,
    updated_at: null,
    ...fields,
  };
}

export function createElement(fields: Partial<ElementRef> = {}): ElementRef {
  return {
    id: 101,
    slug: 'mara-ellery',
    name: 'Mara Ellery',
    type: 'characters',
    subtitle: null,
    image: null,
    project_slug: 'the-salt-road',
    project_name: 'The Salt Road',
    developed_at: null,
    updated_at: null,
    ...fields,
  };
}

export function createNarrativeElement(fields: Partial<NarrativeElement> = {}): NarrativeElement {
  return { ...createElement(), description: null, facts: [], related_kinds: [], ...fields };
}

export function createStory(fields: Partial<Story> & Pick<Story, 'id'>): Story {
  return {
    name: null,
    image: null,
    description: null,
    type: null,
    genres: [],
    format: null,
    percent: null,
    goals: [],
    market_comps: [],
    progress: [],
    characters: [],
    target_audience: null,
    impactful_scenes: [],
    drafts: [],
    sequences: [],
    updated_at: null,
    session_chat_id: null,
    session_chat_ids: [],
    ...fields,
  };
}

export function createTurn(fields: Partial<Turn> & Pick<Turn, 'chat_message_id'>): Turn {
  return {
    question: '',
    answer: null,
    transcription: null,
    transcription_source: null,
    audio: null,
    duration_ms: null,
    skipped: false,
    actions: {},
    created_at: '2026-11-12T18:45:00.000000Z',
    ...fields,
  };
}

/** `fields` may be incomplete, as servers send them. */
export function createConversation(fields: object = {}): Conversation {
  return {
    chat_message: null,
    actions: {},
    path: [],
    progress: null,
    identifier: 31,
    session_chat_id: 61,
    data: { extracted: [] },
    development_insights: null,
    project: null,
    element: null,
    narrative_element: null,
    achievement: null,
    ...fields,
  };
}
