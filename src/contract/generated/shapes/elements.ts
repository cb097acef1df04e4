// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { PaginationMeta } from './home.ts';
import { ElementKind } from './home.ts';

export const ElementImage = ['string', 'null', {
  fields: {
    url: ['string', 'null'],
    thumbnail: ['string', 'null'],
  },
  optional: ['url', 'thumbnail'],
}] as const;

export const ElementRef = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    type: 'string',
    subtitle: ['string', 'null'],
    image: ElementImage,
    project_slug: 'string',
    project_name: 'string',
    developed_at: ['string', 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const ElementListResponse = {
  fields: {
    data: { list: ElementRef },
    meta: PaginationMeta,
  },
} as const;

export const ElementFact = {
  fields: {
    name: 'string',
    value: 'string',
  },
} as const;

export const NarrativeElement = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    type: 'string',
    subtitle: ['string', 'null'],
    description: ['string', 'null'],
    image: ElementImage,
    project_slug: 'string',
    project_name: 'string',
    facts: { list: ElementFact },
    related_kinds: { list: ElementKind },
    developed_at: ['string', 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const ElementResponse = {
  fields: {
    data: NarrativeElement,
  },
} as const;

export const UploadedImage = {
  fields: {
    id: 'integer',
    url: 'string',
    thumbnail: ['string', 'null'],
    width: [{ number: 'integer', minimum: 1 }, 'null'],
    height: [{ number: 'integer', minimum: 1 }, 'null'],
  },
} as const;

export const UploadedImageResponse = {
  fields: {
    data: UploadedImage,
  },
} as const;
