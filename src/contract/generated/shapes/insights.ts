// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { Insight } from './conversation.ts';
import { PaginationMeta } from './home.ts';

export const InsightGroup = {
  fields: {
    title: ['string', 'null'],
    caption: ['string', 'null'],
    insights: { list: Insight },
  },
} as const;

export const InsightListResponse = {
  fields: {
    data: [InsightGroup, { list: Insight }],
    meta: PaginationMeta,
  },
  optional: ['meta'],
} as const;

export const InsightPageResponse = {
  fields: {
    data: { list: Insight },
    meta: PaginationMeta,
  },
} as const;

export const InsightResponse = {
  fields: {
    data: Insight,
  },
} as const;
