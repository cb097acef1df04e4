// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { RichText } from './notes.ts';

export const ProjectDocument = {
  fields: {
    id: 'integer',
    version: { number: 'integer', minimum: 1 },
    content: RichText,
    words: { number: 'integer', minimum: 0 },
    updated_at: ['string', 'null'],
  },
} as const;

export const DocumentResponse = {
  fields: {
    data: ProjectDocument,
  },
} as const;
