// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.

export const BroadcastingAuthResponse = {
  fields: {
    auth: 'string',
    channel_data: 'string',
  },
  optional: ['channel_data'],
} as const;
