// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { StoredImage } from './auth.ts';
import { PaginationMeta } from './home.ts';

export const TrashItem = {
  fields: {
    kind: 'string',
    id: 'integer',
    name: ['string', 'null'],
    image: [StoredImage, 'null'],
    project_slug: ['string', 'null'],
    project_name: ['string', 'null'],
    element_type: ['string', 'null'],
    deleted_at: 'string',
    expires_at: 'string',
  },
} as const;

export const TrashListResponse = {
  fields: {
    data: { list: TrashItem },
    meta: PaginationMeta,
  },
} as const;
