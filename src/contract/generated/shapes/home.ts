// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { StoredImage } from './auth.ts';

export const StoryGoal = {
  fields: {
    name: 'string',
    done: 'boolean',
  },
} as const;

export const MarketComp = {
  fields: {
    title: 'string',
    image: ['string', 'null'],
  },
} as const;

export const StoryProgress = {
  fields: {
    name: 'string',
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
  },
} as const;

export const ElementAddress = {
  fields: {
    project_slug: 'string',
    type: 'string',
    slug: 'string',
  },
} as const;

export const StoryCharacter = {
  fields: {
    role: ['string', 'null'],
    name: 'string',
    types: { list: 'string' },
    description: ['string', 'null'],
    image: ['string', 'null'],
    element: [ElementAddress, 'null'],
  },
} as const;

export const TargetAudience = {
  fields: {
    title: 'string',
    description: ['string', 'null'],
    prefer: { list: 'string' },
    dislike: { list: 'string' },
  },
} as const;

export const ImpactfulScene = {
  fields: {
    id: 'integer',
    priority: 'integer',
    name: 'string',
    description: ['string', 'null'],
    element: [ElementAddress, 'null'],
  },
} as const;

export const StoryDraft = {
  fields: {
    id: 'integer',
    name: 'string',
    project_slug: ['string', 'null'],
    words: [{ number: 'integer', minimum: 0 }, 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const SequenceRef = {
  fields: {
    id: 'integer',
    name: 'string',
    type: ['string', 'null'],
  },
} as const;

export const Story = {
  fields: {
    id: 'integer',
    name: ['string', 'null'],
    image: [StoredImage, 'null'],
    description: ['string', 'null'],
    type: ['string', 'null'],
    genres: { list: 'string' },
    format: ['string', 'null'],
    percent: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    goals: { list: StoryGoal },
    market_comps: { list: MarketComp },
    progress: { list: StoryProgress },
    characters: { list: StoryCharacter },
    target_audience: [TargetAudience, 'null'],
    impactful_scenes: { list: ImpactfulScene },
    drafts: { list: StoryDraft },
    sequences: { list: SequenceRef },
    updated_at: ['string', 'null'],
    session_chat_id: ['integer', 'null'],
  },
} as const;

export const StoryListResponse = {
  fields: {
    data: { list: Story },
  },
} as const;

export const ProjectImage = {
  fields: {
    medium: ['string', 'null'],
  },
} as const;

export const ElementKind = {
  fields: {
    model_plural: 'string',
    name: 'string',
    plural_name: 'string',
    count: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
  },
} as const;

export const Project = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    category: ['string', 'null'],
    subtitle: ['string', 'null'],
    image: [ProjectImage, 'null'],
    element_kinds: { list: ElementKind },
    reconciliation_slug: ['string', 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const PaginationMeta = {
  fields: {
    total: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
    per_page: { shape: { number: 'integer', minimum: 1 }, fallback: 1 },
    current_page: { shape: { number: 'integer', minimum: 1 }, fallback: 1 },
    last_page: { shape: { number: 'integer', minimum: 1 }, fallback: 1 },
  },
} as const;

export const ProjectListResponse = {
  fields: {
    data: { list: Project },
    meta: PaginationMeta,
  },
} as const;

export const ConversationEndpoint = 'string' as const;

export const Identifier = ['number', {
  fields: {
    id: 'number',
  },
}, {
  fields: {
    value: 'number',
  },
}] as const;

export const SessionChatRef = {
  fields: {
    session_chat_id: 'integer',
    endpoint: ConversationEndpoint,
    identifier: Identifier,
    title: ['string', 'null'],
    subtitle: ['string', 'null'],
    image: ['string', 'null'],
    question: ['string', 'null'],
    question_number: { number: 'integer', minimum: 1 },
    project_slug: ['string', 'null'],
    element_slug: ['string', 'null'],
    updated_at: 'string',
  },
} as const;

export const SessionChatLatestResponse = {
  fields: {
    data: [SessionChatRef, 'null'],
  },
} as const;
