import { inBoth, put, type Change, drop } from './contract.ts';

export const harmlessEvents: readonly Change[] = [
  {
    what: 'a value more in an open set',
    edits: inBoth('ChatMessageStatus anyOf 0 enum', ['pending', 'completed', 'failed', 'skipped']),
    harmless: [
      'Schema `ChatMessageStatus`, in responses and events: now also lists `skipped` (the set is open: other values stay valid).',
    ],
  },
  {
    what: 'a channel more',
    edits: [put('asyncapi channels chat', { address: 'private-chat.{id}', messages: { a: { name: 'a.b' } } })],
    harmless: ['Channel `chat` (`private-chat.{id}`) is new.', 'Event `a.b` on channel `chat` is new.'],
  },
  {
    what: 'an event more on a channel',
    edits: [put('asyncapi channels document messages noteSectionUpdated', { name: 'noteSection.updated' })],
    harmless: ['Event `noteSection.updated` on channel `document` is new.'],
  },
  {
    what: 'a field more in an event',
    edits: [put('asyncapi components schemas NoteUpdated properties title', { type: 'string' })],
    harmless: ['Event `note.updated` on channel `document`, field `title`: is new and optional.'],
  },
];

const schema = 'openapi components schemas';
const answer = 'openapi paths /api/v1/chat-messages/{chat_message}/answer post';
const list = 'openapi paths /api/v1/stories get';
const story = 'openapi paths /api/v1/stories/{story}';

export const harmlessRequests: readonly Change[] = [
  {
    what: 'an optional field in a request',
    edits: [put(`${schema} LoginRequest properties locale`, { type: 'string' })],
    harmless: ['POST /api/v1/auth/login (authLogin), request body field `locale`: is new and optional.'],
  },
  {
    what: 'a field that a request may leave out now',
    edits: [put(`${schema} LoginRequest required`, ['email'])],
    harmless: ['POST /api/v1/auth/login (authLogin), request body field `password`: is now optional, was required.'],
  },
  {
    what: 'a higher limit in a request',
    edits: [put(`${schema} LoginRequest properties email maxLength`, 500)],
    harmless: [
      'POST /api/v1/auth/login (authLogin), request body field `email`: is now at most 500 characters long, was at most 255 characters long.',
    ],
  },
  {
    what: 'no limit in a request',
    edits: [drop(`${schema} LoginRequest properties email maxLength`)],
    harmless: [
      'POST /api/v1/auth/login (authLogin), request body field `email`: is no longer limited, was at most 255 characters long.',
    ],
  },
  {
    what: 'a value more in a request',
    edits: [put(`${schema} StoryUpdateRequest properties genre enum`, ['drama', 'comedy', 'noir'])],
    harmless: [
      'PATCH /api/v1/stories/{story} (storyUpdate), request body field `genre`: can now also have the value `noir`.',
    ],
  },
  {
    what: 'a field of a request that may be null',
    edits: [put(`${schema} StoryUpdateRequest properties name type`, ['string', 'null'])],
    harmless: ['PATCH /api/v1/stories/{story} (storyUpdate), request body field `name`: can now be null.'],
  },
  {
    what: 'a form more of a request',
    edits: [
      put(`${answer} requestBody content multipart/form-data schema oneOf 2`, {
        type: 'object',
        required: ['skip'],
        properties: { skip: { type: 'boolean' } },
      }),
    ],
    harmless: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer), request body: can now also be an object with `skip`.',
    ],
  },
  {
    what: 'a media type more of a request',
    edits: [put(`${answer} requestBody content application/json`, {})],
    harmless: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer), request body: can now also be application/json.',
    ],
  },
  {
    what: 'another default',
    edits: [put(`${schema} LoginRequest properties remember default`, true)],
    harmless: [
      'POST /api/v1/auth/login (authLogin), request body field `remember`: now has the default `true`, was `false`.',
    ],
  },
  {
    what: 'an optional parameter',
    edits: [put(`${list} parameters 3`, { name: 'genre', in: 'query', schema: { type: 'string' } })],
    harmless: ['GET /api/v1/stories (storyList), query parameter `genre`: is new and optional.'],
  },
  {
    what: 'an optional request body',
    edits: [put(`${story} delete requestBody`, { content: {} })],
    harmless: ['DELETE /api/v1/stories/{story} (storyDelete), request body: is new and optional.'],
  },
];

const login = 'openapi paths /api/v1/auth/login post';

export const compatibleResponses: readonly Change[] = [
  {
    what: 'a new operation',
    edits: [put('openapi paths /api/v1/genres', { get: { operationId: 'genreList', responses: {} } })],
    harmless: ['GET /api/v1/genres (genreList) is new.'],
  },
  {
    what: 'a field more in an answer',
    edits: [put(`${schema} Story properties words`, { type: 'integer' })],
    harmless: ['Schema `Story`, field `words`, in responses: is new and optional.'],
  },
  {
    what: 'a field that is always there now',
    edits: [put(`${schema} Story required`, ['id', 'name', 'genres', 'percent'])],
    harmless: ['Schema `Story`, field `percent`, in responses: is now always present, was optional.'],
  },
  {
    what: 'a field that is never null now',
    edits: [put(`${schema} Story properties subtitle type`, 'string')],
    harmless: ['Schema `Story`, field `subtitle`, in responses: can no longer be null.'],
  },
  {
    what: 'a lower limit in an answer',
    edits: [put(`${schema} Story properties name maxLength`, 100)],
    harmless: [
      'Schema `Story`, field `name`, in responses: is now at most 100 characters long, was at most 200 characters long.',
    ],
  },
  {
    what: 'a value fewer in an answer',
    edits: [put(`${schema} LoginResponse properties role enum`, ['writer'])],
    harmless: [
      'POST /api/v1/auth/login (authLogin), response 200 field `role`: can no longer have the value `editor`.',
    ],
  },
  {
    what: 'a header more',
    edits: [put(`${list} responses 200 headers X-Page`, { schema: { type: 'integer' } })],
    harmless: ['GET /api/v1/stories (storyList), response 200 header `X-Page`: is new.'],
  },
  {
    what: 'an error documented',
    edits: [put(`${list} responses 429`, { description: 'Slow down.' })],
    harmless: ['GET /api/v1/stories (storyList), response 429: is now documented.'],
  },
  {
    what: 'an error no longer documented',
    edits: [drop(`${list} responses 404`)],
    harmless: ['GET /api/v1/stories (storyList), response 404: is no longer documented.'],
  },
  {
    what: 'a media type more of an answer',
    edits: [put(`${login} responses 200 content text/plain`, {})],
    harmless: ['POST /api/v1/auth/login (authLogin), response 200: can now also be text/plain.'],
  },
  {
    what: 'a link gone',
    edits: [drop(`${list} responses 200 links first`)],
    harmless: ['GET /api/v1/stories (storyList), response 200 link `first`: was removed.'],
  },
  {
    what: 'authentication needed no longer',
    edits: [put(`${story} get security`, [])],
    harmless: ['GET /api/v1/stories/{story} (storyRead) now needs no authentication, was `bearerAuth`.'],
  },
  {
    what: 'another way in',
    edits: [put(`${story} get security`, [{ bearerAuth: [] }, { cookieAuth: [] }])],
    harmless: ['GET /api/v1/stories/{story} (storyRead) now needs `bearerAuth` or `cookieAuth`, was `bearerAuth`.'],
  },
  {
    what: 'an event more',
    edits: [put(`${answer} x-emits 2`, { channel: 'document', message: 'note.updated', within: 1000 })],
    harmless: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now also causes the event `note.updated` on channel `document`.',
    ],
  },
  {
    what: 'an event that always arrives',
    edits: [drop(`${answer} x-emits 0 when`)],
    harmless: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now causes the event `ChatMessageTranscribed` on channel `sessionChat` always, was when “The answer is a recording.” ($request.body#/audio != null).',
    ],
  },
  {
    what: 'an event condition in other words',
    edits: [put(`${answer} x-emits 0 when description`, 'The answer is spoken.')],
    harmless: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now causes the event `ChatMessageTranscribed` on channel `sessionChat` when “The answer is spoken.” ($request.body#/audio != null), was when “The answer is a recording.” ($request.body#/audio != null).',
    ],
  },
  {
    what: 'an event sooner',
    edits: [put(`${answer} x-emits 1 within`, 1000)],
    harmless: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now causes the event `chatMessage.created` on channel `sessionChat` within 1 s, was within 60 s.',
    ],
  },
  {
    what: 'an operation deprecated',
    edits: [put(`${story} get deprecated`, true)],
    harmless: ['GET /api/v1/stories/{story} (storyRead) is now deprecated, but still works.'],
  },
];
