// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { Identifier } from './home.ts';
import { ProjectImage } from './home.ts';
import { ElementImage } from './elements.ts';
import { PaginationMeta } from './home.ts';
import { ConversationEndpoint } from './home.ts';

export const Question = {
  fields: {
    type: ['string', 'null'],
    content: 'string',
    title: ['string', 'null'],
    audio: ['string', 'null'],
  },
} as const;

export const ChatMessageStatus = 'string' as const;

export const ChatMessage = {
  fields: {
    id: 'integer',
    question: [Question, 'null'],
    answer: ['string', 'null'],
    status: ChatMessageStatus,
    audio_processed: 'boolean',
    error: ['string', 'null'],
  },
} as const;

export const ConversationAction = {
  fields: {
    url: 'string',
  },
} as const;

export const ConversationActions = {
  fields: {
    answer: ConversationAction,
    skip: ConversationAction,
    retry: ConversationAction,
    finish: ConversationAction,
    transcription: ConversationAction,
  },
  optional: ['answer', 'skip', 'retry', 'finish', 'transcription'],
} as const;

export const ExtractedFact = {
  fields: {
    name: 'string',
    value: 'string',
  },
} as const;

export const ConversationData = {
  fields: {
    extracted: { list: ExtractedFact },
  },
} as const;

export const InsightType = 'string' as const;

export const InsightBlock = {
  fields: {
    type: 'string',
    content: ['string', { list: 'string' }],
  },
} as const;

export const InsightContent = ['string', 'null', { list: ['string', InsightBlock] }] as const;

export const InsightAction = {
  fields: {
    method: 'string',
    path: 'string',
  },
} as const;

export const InsightActions = {
  fields: {
    save: InsightAction,
    unsave: InsightAction,
  },
  optional: ['save', 'unsave'],
} as const;

export const Insight = {
  fields: {
    id: 'integer',
    type: InsightType,
    title: ['string', 'null'],
    subtitle_1: ['string', 'null'],
    subtitle_2: ['string', 'null'],
    content: InsightContent,
    caption: ['string', 'null'],
    category_name: ['string', 'null'],
    extraAttributes: { map: ['string', 'number', 'boolean', 'null'] },
    saved_at: ['string', 'null'],
    updated_at: 'string',
    actions: InsightActions,
  },
} as const;

export const DevelopmentInsights = {
  fields: {
    projectSlug: ['string', 'null'],
    narrativeElementSlug: ['string', 'null'],
    title: ['string', 'null'],
    caption: ['string', 'null'],
    insights: { list: Insight },
  },
} as const;

export const ConversationProject = {
  fields: {
    id: 'integer',
    slug: 'string',
    project_slug: 'string',
    name: 'string',
    subtitle: ['string', 'null'],
    image: [ProjectImage, 'null'],
  },
} as const;

export const ConversationElement = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    type: 'string',
    image: ElementImage,
  },
} as const;

export const ConversationAchievement = {
  fields: {
    title: 'string',
  },
} as const;

export const Conversation = {
  fields: {
    chat_message: { strict: [ChatMessage, 'null'] },
    actions: ConversationActions,
    path: { list: 'string' },
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    identifier: Identifier,
    session_chat_id: 'integer',
    data: ConversationData,
    development_insights: [DevelopmentInsights, 'null'],
    project: [ConversationProject, 'null'],
    element: [ConversationElement, 'null'],
    narrative_element: [ConversationElement, 'null'],
    achievement: [ConversationAchievement, 'null'],
  },
} as const;

export const ChatMessageLatest = {
  fields: {
    chat_message: { strict: [ChatMessage, 'null'] },
    actions: ConversationActions,
    path: { list: 'string' },
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    data: ConversationData,
    development_insights: [DevelopmentInsights, 'null'],
  },
  optional: ['actions', 'path', 'progress', 'data', 'development_insights'],
} as const;

export const Turn = {
  fields: {
    chat_message_id: 'integer',
    question: 'string',
    answer: ['string', 'null'],
    transcription: ['string', 'null'],
    transcription_source: [{ values: ["audio","script"] }, 'null'],
    audio: ['string', 'null'],
    duration_ms: [{ number: 'integer', minimum: 0 }, 'null'],
    skipped: 'boolean',
    actions: ConversationActions,
    created_at: 'string',
  },
} as const;

export const TurnListResponse = {
  fields: {
    data: { list: Turn },
    meta: PaginationMeta,
  },
} as const;

export const ChatMessageReceipt = {
  fields: {
    chat_message_id: 'integer',
    status: ChatMessageStatus,
  },
} as const;

export const ConversationOutcome = {
  fields: {
    story_id: ['integer', 'null'],
    summary_id: ['integer', 'null'],
    reconciliation_slug: ['string', 'null'],
  },
  optional: ['story_id', 'summary_id', 'reconciliation_slug'],
} as const;

export const ConversationFinished = {
  fields: {
    identifier: Identifier,
    endpoint: ConversationEndpoint,
    element: ['string', 'null'],
    title: ['string', 'null'],
    message: ['string', 'null'],
    data: ConversationOutcome,
  },
  optional: ['element', 'title', 'message', 'data'],
} as const;

export const SessionChatHeading = {
  fields: {
    session_chat_id: 'integer',
    endpoint: ConversationEndpoint,
    identifier: Identifier,
    title: ['string', 'null'],
    subtitle: ['string', 'null'],
    project_slug: ['string', 'null'],
    element_slug: ['string', 'null'],
    element_type: ['string', 'null'],
    finished: 'boolean',
  },
} as const;

export const TextRange = {
  fields: {
    start: { number: 'integer', minimum: 0 },
    length: { number: 'integer', minimum: 1 },
  },
} as const;

export const AnswerMatch = {
  fields: {
    session_chat: SessionChatHeading,
    chat_message_id: 'integer',
    question: 'string',
    excerpt: 'string',
    highlights: { list: TextRange },
    transcription_source: [{ values: ["audio","script"] }, 'null'],
    created_at: 'string',
  },
} as const;

export const AnswerSearchResponse = {
  fields: {
    data: { list: AnswerMatch },
    meta: PaginationMeta,
  },
} as const;

export const SessionChatResponse = {
  fields: {
    data: SessionChatHeading,
  },
} as const;
