import { drop, inBoth, move, put, type Change } from './contract.ts';

const schema = 'openapi components schemas';
const list = 'openapi paths /api/v1/stories get';
const story = 'openapi paths /api/v1/stories/{story}';
const login = 'openapi paths /api/v1/auth/login post';

export const breakingResponses: readonly Change[] = [
  {
    what: 'a field gone',
    edits: [drop(`${schema} LoginResponse properties token`), put(`${schema} LoginResponse required`, ['role'])],
    breaking: [
      'POST /api/v1/auth/login (authLogin), response 200 field `token`: was removed. Breaks deployed clients: they still read it.',
    ],
  },
  {
    what: 'a field that may be left out',
    edits: [put(`${schema} LoginResponse required`, ['role'])],
    breaking: [
      'POST /api/v1/auth/login (authLogin), response 200 field `token`: is now optional, was always present. Breaks deployed clients: they rely on it.',
    ],
  },
  {
    what: 'a field that may be null',
    edits: [put(`${schema} LoginResponse properties token type`, ['string', 'null'])],
    breaking: [
      'POST /api/v1/auth/login (authLogin), response 200 field `token`: can now be null. Breaks deployed clients: they expect a value.',
    ],
  },
  {
    what: 'a value more in a closed set',
    edits: [put(`${schema} LoginResponse properties role enum`, ['writer', 'editor', 'guest'])],
    breaking: [
      "POST /api/v1/auth/login (authLogin), response 200 field `role`: can now also have the value `guest`. Breaks deployed clients: they don't know this value, and the set is closed.",
    ],
  },
  {
    what: 'a closed set that opens',
    edits: [
      put(`${schema} LoginResponse properties role`, { anyOf: [{ enum: ['writer', 'editor'] }, { type: 'string' }] }),
    ],
    breaking: [
      'POST /api/v1/auth/login (authLogin), response 200 field `role`: can now be a string, was one of `writer`, `editor`. Breaks deployed clients: they may receive unexpected values.',
    ],
  },
  {
    what: 'another type, in entries of a list',
    edits: [put(`${schema} Story properties genres items`, { type: 'integer' })],
    breaking: [
      'Schema `Story`, field `genres[]`, in responses: is now an integer, was a string. Breaks deployed clients and deployed servers: the types no longer match.',
    ],
  },
  {
    what: 'a whole number that may be broken',
    edits: [put(`${schema} Story properties percent type`, 'number')],
    breaking: [
      'Schema `Story`, field `percent`, in responses: can now be any number, was an integer. Breaks deployed clients: they may receive unexpected values.',
    ],
  },
  {
    what: 'a limit gone',
    edits: [drop(`${schema} Story properties name maxLength`)],
    breaking: [
      'Schema `Story`, field `name`, in responses: is no longer limited, was at most 200 characters long. Breaks deployed clients: they may receive unexpected values.',
    ],
  },
  {
    what: 'a form more',
    edits: [put(`${schema} Story properties cover oneOf 2`, { type: 'string' })],
    breaking: [
      "Schema `Story`, field `cover`, in responses: can now also be a string. Breaks deployed clients: they don't know this variant.",
    ],
  },
  {
    what: 'a cyclic schema',
    edits: [put(`${schema} StoryPart required`, [])],
    breaking: [
      'Schema `StoryPart`, field `title`, in responses: is now optional, was always present. Breaks deployed clients: they rely on it.',
    ],
  },
  {
    what: 'another success status',
    edits: [put(`${story} delete responses 202`, { description: 'Soon.' })],
    breaking: [
      "DELETE /api/v1/stories/{story} (storyDelete), response 202: is a new success response. Breaks deployed clients: they don't know this response.",
    ],
  },
  {
    what: 'a success status gone',
    edits: [drop(`${story} delete responses 204`)],
    breaking: [
      'DELETE /api/v1/stories/{story} (storyDelete), response 204: was removed. Breaks deployed clients: they expect it.',
    ],
  },
  {
    what: 'a header gone',
    edits: [drop(`${list} responses 200 headers X-Total`)],
    breaking: [
      'GET /api/v1/stories (storyList), response 200 header `X-Total`: was removed. Breaks deployed clients: they still read it.',
    ],
  },
  {
    what: 'a header that may be left out',
    edits: [drop(`${list} responses 200 headers X-Total required`)],
    breaking: [
      'GET /api/v1/stories (storyList), response 200 header `X-Total`: is now optional, was always present. Breaks deployed clients: they rely on it.',
    ],
  },
  {
    what: 'another media type',
    edits: [
      move(
        `${login} responses 422 content application/json`,
        `${login} responses 422 content application/problem+json`,
      ),
    ],
    breaking: [
      "POST /api/v1/auth/login (authLogin), response 422: can no longer be application/json. Breaks deployed clients: they can't read other media types.",
    ],
    harmless: ['POST /api/v1/auth/login (authLogin), response 422: can now also be application/problem+json.'],
  },
  {
    what: 'a field of a shared schema',
    edits: inBoth('ChatMessage properties error', { type: ['string', 'null'] }),
    breaking: [
      'Schema `ChatMessage`, field `error`, in responses and events: can now be null. Breaks deployed clients: they expect a value.',
    ],
  },
  {
    what: 'a field more where the list of fields is closed',
    edits: [put(`${schema} Image properties alt`, { type: 'string' })],
    breaking: [
      "Schema `Image`, field `alt`, in responses: is new, but additional fields weren't allowed. Breaks deployed clients: they reject fields that aren't in the closed list.",
    ],
  },
];
