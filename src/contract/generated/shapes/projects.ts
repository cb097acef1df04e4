// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { PaginationMeta } from './subscription.ts';

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

export const ProjectListResponse = {
  fields: {
    data: { list: Project },
    meta: PaginationMeta,
  },
} as const;

export const ProjectResponse = {
  fields: {
    data: Project,
  },
} as const;
