// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.

export const OutlineScene = {
  fields: {
    id: 'string',
    title: 'string',
    synopsis: ['string', 'null'],
    status: { values: ["idea","drafted","revised","done"] },
  },
  optional: ['synopsis', 'status'],
} as const;

export const OutlinePart = {
  fields: {
    id: 'string',
    title: 'string',
    scenes: { list: OutlineScene },
  },
} as const;

export const Outline = {
  fields: {
    version: { number: 'integer', minimum: 1 },
    parts: { list: OutlinePart },
    updated_at: ['string', 'null'],
  },
} as const;

export const OutlineResponse = {
  fields: {
    data: Outline,
  },
} as const;
