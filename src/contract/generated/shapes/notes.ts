// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { PaginationMeta } from './home.ts';

export const NoteRef = {
  fields: {
    id: 'integer',
    title: ['string', 'null'],
    excerpt: ['string', 'null'],
    updated_at: 'string',
  },
} as const;

export const NoteListResponse = {
  fields: {
    data: { list: NoteRef },
    meta: PaginationMeta,
  },
} as const;

export const RichTextNode = {
  fields: {
    type: 'string',
  },
} as const;

export const RichText = {
  fields: {
    type: { values: ["doc"] },
    content: { list: RichTextNode },
  },
} as const;

export const NoteSection = {
  fields: {
    id: 'integer',
    client_key: 'string',
    version: { number: 'integer', minimum: 1 },
    title: ['string', 'null'],
    content: RichText,
    updated_at: 'string',
  },
  optional: ['client_key'],
} as const;

export const Note = {
  fields: {
    id: 'integer',
    version: { number: 'integer', minimum: 1 },
    title: ['string', 'null'],
    sections: { list: NoteSection },
    updated_at: 'string',
  },
} as const;

export const NoteResponse = {
  fields: {
    data: Note,
  },
} as const;

export const NoteSectionResponse = {
  fields: {
    data: NoteSection,
  },
} as const;
