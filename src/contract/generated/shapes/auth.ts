// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.

export const StoredImage = {
  fields: {
    path: ['string', 'null'],
  },
} as const;

export const Achievement = {
  fields: {
    id: 'integer',
    name: 'string',
    icon: ['string', 'null'],
    title: ['string', 'null'],
    description: ['string', 'null'],
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    completed_at: ['string', 'null'],
  },
} as const;

export const ProfileData = {
  fields: {
    name: ['string', 'null'],
    bio: ['string', 'null'],
    current_projects: ['string', 'null'],
    origin_story: ['string', 'null'],
    storytelling_strengths: ['string', 'null'],
    unique_perspective: ['string', 'null'],
    writing_motivation: ['string', 'null'],
    desired_impact: ['string', 'null'],
    growth_areas: { list: 'string' },
    formats: { list: 'string' },
    genres: { list: 'string' },
    themes: { list: 'string' },
  },
} as const;

export const User = {
  fields: {
    id: 'integer',
    name: ['string', 'null'],
    email: 'string',
    avatar: [StoredImage, 'null'],
    achievements: { list: Achievement },
    data: [ProfileData, 'null'],
    onboarded: { shape: 'boolean', fallback: true },
  },
} as const;

export const LoginResponse = {
  fields: {
    data: {
      fields: {
        user: User,
        token: 'string',
      },
    },
  },
} as const;

export const FederateResponse = {
  fields: {
    data: {
      fields: {
        method: { values: ["code","link"] },
        code_length: { number: 'integer', minimum: 4 },
        expires_in: { number: 'integer', minimum: 1 },
      },
      optional: ['code_length'],
    },
  },
} as const;

export const UserResponse = {
  fields: {
    data: User,
  },
} as const;
