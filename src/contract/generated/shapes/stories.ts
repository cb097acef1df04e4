// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { Story } from './home.ts';

export const StoryResponse = {
  fields: {
    data: Story,
  },
} as const;

export const StorySequence = {
  fields: {
    id: 'integer',
    name: 'string',
    story_id: 'integer',
    description: ['string', 'null'],
    type: ['string', 'null'],
    genres: { list: 'string' },
  },
} as const;

export const SequenceResponse = {
  fields: {
    data: StorySequence,
  },
} as const;
