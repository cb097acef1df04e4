// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { PaginationMeta } from './home.ts';

export const SummaryRef = {
  fields: {
    id: 'integer',
    title: 'string',
    excerpt: ['string', 'null'],
    updated_at: 'string',
  },
} as const;

export const SummaryListResponse = {
  fields: {
    data: { list: SummaryRef },
    meta: PaginationMeta,
  },
} as const;

export const Summary = {
  fields: {
    id: 'integer',
    title: 'string',
    content: 'string',
    story_id: ['integer', 'null'],
    session_chat_id: ['integer', 'null'],
    updated_at: 'string',
  },
} as const;

export const SummaryResponse = {
  fields: {
    data: Summary,
  },
} as const;

export const SummaryUpdateReceipt = {
  fields: {
    chat_message_id: 'integer',
  },
} as const;
