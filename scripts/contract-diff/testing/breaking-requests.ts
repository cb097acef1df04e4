import { drop, move, put, type Change } from './contract.ts';

const schema = 'openapi components schemas';
const answer = 'openapi paths /api/v1/chat-messages/{chat_message}/answer post';
const list = 'openapi paths /api/v1/stories get';
const story = 'openapi paths /api/v1/stories/{story}';

export const breakingRequests: readonly Change[] = [
  {
    what: 'a new required field',
    edits: [
      put(`${schema} LoginRequest properties code`, { type: 'string' }),
      put(`${schema} LoginRequest required`, ['email', 'password', 'code']),
    ],
    breaking: [
      "POST /api/v1/auth/login (authLogin), request body field `code`: is new and required. Breaks deployed clients: they don't send it and will be rejected.",
    ],
  },
  {
    what: 'an optional field becomes required',
    edits: [put(`${schema} LoginRequest required`, ['email', 'password', 'device'])],
    breaking: [
      'POST /api/v1/auth/login (authLogin), request body field `device`: is now required, was optional. Breaks deployed clients: they may omit it and will be rejected.',
    ],
  },
  {
    what: 'a field is gone',
    edits: [drop(`${schema} LoginRequest properties device`)],
    breaking: [
      'POST /api/v1/auth/login (authLogin), request body field `device`: was removed. Breaks deployed clients: they still send it, but the server ignores it.',
    ],
  },
  {
    what: 'a field of another type',
    edits: [put(`${schema} StoryUpdateRequest properties name`, { type: 'integer' })],
    breaking: [
      'PATCH /api/v1/stories/{story} (storyUpdate), request body field `name`: is now an integer, was a string. Breaks deployed clients and deployed servers: the types no longer match.',
    ],
  },
  {
    what: 'a field may no longer be null',
    edits: [put(`${schema} LoginRequest properties device`, { type: 'string' })],
    breaking: [
      'POST /api/v1/auth/login (authLogin), request body field `device`: can no longer be null. Breaks deployed clients: they may send null and will be rejected.',
    ],
  },
  {
    what: 'a lower limit',
    edits: [put(`${schema} LoginRequest properties email maxLength`, 100)],
    breaking: [
      'POST /api/v1/auth/login (authLogin), request body field `email`: is now at most 100 characters long, was at most 255 characters long. Breaks deployed clients: they may send values that are now rejected.',
    ],
  },
  {
    what: 'a higher least length',
    edits: [put(`${schema} LoginRequest properties password minLength`, 8)],
    breaking: [
      'POST /api/v1/auth/login (authLogin), request body field `password`: is now at least 8 characters long, was at least 1 character long. Breaks deployed clients: they may send values that are now rejected.',
    ],
  },
  {
    what: 'a new limit on a path parameter',
    edits: [put(`${story} parameters 0 schema maximum`, 1000)],
    breaking: [
      'Each of 3 operations, path parameter `story`: is now at most 1000, previously unlimited. Breaks deployed clients: they may send values that are now rejected.',
    ],
  },
  {
    what: 'a pattern where none was',
    edits: [put(`${schema} LoginRequest properties password pattern`, '[0-9]')],
    breaking: [
      'POST /api/v1/auth/login (authLogin), request body field `password`: must now follow the pattern `[0-9]`, had none. Breaks deployed clients: they may send values that are now rejected.',
    ],
  },
  {
    what: 'another format',
    edits: [put(`${schema} LoginRequest properties email format`, 'idn-email')],
    breaking: [
      "POST /api/v1/auth/login (authLogin), request body field `email`: now has the format `idn-email`, was `email`. Breaks deployed clients: they may send values that are now rejected (this comparison can't tell).",
    ],
  },
  {
    what: 'a value fewer',
    edits: [put(`${schema} StoryUpdateRequest properties genre enum`, ['drama'])],
    breaking: [
      'PATCH /api/v1/stories/{story} (storyUpdate), request body field `genre`: can no longer have the value `comedy`. Breaks deployed clients: they may still send it and will be rejected.',
    ],
  },
  {
    what: 'a closed set where any text was',
    edits: [put(`${schema} TextAnswer properties message enum`, ['yes', 'no'])],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer), request body field `message`: must now be one of `yes`, `no`, was a string. Breaks deployed clients: they may send values that are now rejected.',
    ],
  },
  {
    what: 'fields beyond the listed ones refused',
    edits: [put(`${schema} StoryUpdateRequest additionalProperties`, false)],
    breaking: [
      'PATCH /api/v1/stories/{story} (storyUpdate), request body: no longer allows additional fields. Breaks deployed clients: they may send values that are now rejected.',
    ],
  },
  {
    what: 'a form fewer',
    edits: [drop(`${answer} requestBody content multipart/form-data schema oneOf 1`)],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer), request body: can no longer be `AudioAnswer` (an object with `audio`). Breaks deployed clients: they may still send this variant and will be rejected.',
    ],
  },
  {
    what: 'a media type replaced',
    edits: [
      move(`${answer} requestBody content multipart/form-data`, `${answer} requestBody content application/json`),
    ],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer), request body: can no longer be multipart/form-data. Breaks deployed clients: they still send it and will be rejected.',
    ],
    harmless: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer), request body: can now also be application/json.',
    ],
  },
  {
    what: 'a content type of a part fewer',
    edits: [put(`${answer} requestBody content multipart/form-data encoding audio contentType`, 'audio/webm')],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer), request body field `audio`: can no longer be audio/mp4. Breaks deployed clients: they may still send it and will be rejected.',
    ],
  },
  {
    what: 'a request body where none was',
    edits: [put(`${story} delete requestBody`, { required: true, content: {} })],
    breaking: [
      "DELETE /api/v1/stories/{story} (storyDelete), request body: is new and required. Breaks deployed clients: they don't send it and will be rejected.",
    ],
  },
  {
    what: 'a request body gone',
    edits: [drop(`${story} patch requestBody`)],
    breaking: [
      'PATCH /api/v1/stories/{story} (storyUpdate), request body: was removed. Breaks deployed clients: they still send it, but the server ignores it.',
    ],
  },
  {
    what: 'a new required parameter',
    edits: [put(`${list} parameters 3`, { name: 'genre', in: 'query', required: true, schema: { type: 'string' } })],
    breaking: [
      "GET /api/v1/stories (storyList), query parameter `genre`: is new and required. Breaks deployed clients: they don't send it and will be rejected.",
    ],
  },
  {
    what: 'an optional header becomes required',
    edits: [put(`${list} parameters 2 required`, true)],
    breaking: [
      'GET /api/v1/stories (storyList), header `X-Socket-ID`: is now required, was optional. Breaks deployed clients: they may omit it and will be rejected.',
    ],
  },
  {
    what: 'a parameter gone',
    edits: [drop(`${list} parameters 1`)],
    breaking: [
      'GET /api/v1/stories (storyList), query parameter `sort`: was removed. Breaks deployed clients: they still send it, but the server ignores it.',
    ],
  },
  {
    what: 'a parameter written otherwise',
    edits: [put(`${list} parameters 1 explode`, false)],
    breaking: [
      "GET /api/v1/stories (storyList), query parameter `sort`: now uses the style `form`, was `form, exploded`. Breaks deployed clients: they may send values that are now rejected (this comparison can't tell).",
    ],
  },
  {
    what: 'a shared parameter',
    edits: [put('openapi components parameters PageQuery schema maximum', 50)],
    breaking: [
      'Shared query parameter `page`, in requests: is now at most 50, previously unlimited. Breaks deployed clients: they may send values that are now rejected.',
    ],
  },
  {
    what: 'a rule that the comparison does not read',
    edits: [put(`${schema} StoryUpdateRequest not`, { required: ['id'] })],
    breaking: [
      "PATCH /api/v1/stories/{story} (storyUpdate), request body: has a different `not` rule. Breaks deployed clients: they may send values that are now rejected (this comparison can't tell).",
    ],
  },
];
