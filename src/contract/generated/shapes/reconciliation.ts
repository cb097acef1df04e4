// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { ElementRef } from './elements.ts';

export const ReconciliationStatus = 'string' as const;

export const ReconciliationItem = {
  fields: {
    id: 'integer',
    field: 'string',
    was: ['string', 'null'],
    now: ['string', 'null'],
    edited: 'boolean',
    element: [ElementRef, 'null'],
  },
} as const;

export const Reconciliation = {
  fields: {
    slug: 'string',
    status: ReconciliationStatus,
    message: ['string', 'null'],
    project_slug: 'string',
    project_name: 'string',
    items: { list: ReconciliationItem },
  },
} as const;

export const ReconciliationResponse = {
  fields: {
    data: Reconciliation,
  },
} as const;

export const ReconciliationItemResponse = {
  fields: {
    data: ReconciliationItem,
  },
} as const;
