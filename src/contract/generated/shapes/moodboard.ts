// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.

export const MoodboardItem = {
  fields: {
    id: 'integer',
    url: 'string',
    thumbnail: ['string', 'null'],
    width: [{ number: 'integer', minimum: 1 }, 'null'],
    height: [{ number: 'integer', minimum: 1 }, 'null'],
    caption: ['string', 'null'],
    alt: ['string', 'null'],
  },
} as const;

export const Moodboard = {
  fields: {
    items: { list: MoodboardItem },
  },
} as const;

export const MoodboardResponse = {
  fields: {
    data: Moodboard,
  },
} as const;
