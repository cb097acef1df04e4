/** Changes to the base contract. `breaking` has the places that a report must name; without it, old clients still work. */
import { type Change, drop, inBoth, move, put } from './base-contract.ts';

const noteUpdated = { $ref: '#/components/schemas/NoteUpdated' };
const schema = 'openapi components schemas';
const answer = 'openapi paths /api/v1/chat-messages/{chat_message}/answer post';
const list = 'openapi paths /api/v1/stories get';
const story = 'openapi paths /api/v1/stories/{story}';
const login = 'openapi paths /api/v1/auth/login post';

export const breakingRequests: readonly Change[] = [
  {
    what: 'a new required field',
    edits: [
      put(`${schema} LoginRequest properties code`, { type: 'string' }),
      put(`${schema} LoginRequest required`, ['email', 'password', 'code']),
    ],
    breaking: ['authLogin, request body'],
  },
  {
    what: 'an optional field becomes required',
    edits: [put(`${schema} LoginRequest required`, ['email', 'password', 'device'])],
    breaking: ['authLogin, request body, device'],
  },
  {
    what: 'a field is gone',
    edits: [drop(`${schema} LoginRequest properties device`)],
    breaking: ['authLogin, request body, device'],
  },
  {
    what: 'a field of another type',
    edits: [put(`${schema} StoryUpdateRequest properties name`, { type: 'integer' })],
    breaking: ['storyUpdate, request body, name'],
  },
  {
    what: 'a field may no longer be null',
    edits: [put(`${schema} LoginRequest properties device`, { type: 'string' })],
    breaking: ['authLogin, request body, device'],
  },
  {
    what: 'a lower limit',
    edits: [put(`${schema} LoginRequest properties email maxLength`, 100)],
    breaking: ['authLogin, request body, email'],
  },
  {
    what: 'a higher least length',
    edits: [put(`${schema} LoginRequest properties password minLength`, 8)],
    breaking: ['authLogin, request body, password'],
  },
  {
    what: 'a new limit on a path parameter',
    edits: [put(`${story} parameters 0 schema maximum`, 1000)],
    breaking: [
      'storyRead, path parameter `story`',
      'storyUpdate, path parameter `story`',
      'storyDelete, path parameter `story`',
    ],
  },
  {
    what: 'a pattern where none was',
    edits: [put(`${schema} LoginRequest properties password pattern`, '[0-9]')],
    breaking: ['authLogin, request body, password'],
  },
  {
    what: 'another format',
    edits: [put(`${schema} LoginRequest properties email format`, 'idn-email')],
    breaking: ['authLogin, request body, email'],
  },
  {
    what: 'a value fewer',
    edits: [put(`${schema} StoryUpdateRequest properties genre enum`, ['drama'])],
    breaking: ['storyUpdate, request body, genre'],
  },
  {
    what: 'a closed set where any text was',
    edits: [put(`${schema} TextAnswer properties message enum`, ['yes', 'no'])],
    breaking: ['chatMessageAnswer, request body, message'],
  },
  {
    what: 'fields beyond the listed ones refused',
    edits: [put(`${schema} StoryUpdateRequest additionalProperties`, false)],
    breaking: ['storyUpdate, request body'],
  },
  {
    what: 'a form fewer',
    edits: [drop(`${answer} requestBody content multipart/form-data schema oneOf 1`)],
    breaking: ['chatMessageAnswer, request body'],
  },
  {
    what: 'a media type replaced',
    edits: [
      move(`${answer} requestBody content multipart/form-data`, `${answer} requestBody content application/json`),
    ],
    breaking: ['chatMessageAnswer, request body'],
  },
  {
    what: 'a content type of a part fewer',
    edits: [put(`${answer} requestBody content multipart/form-data encoding audio contentType`, 'audio/webm')],
    breaking: ['chatMessageAnswer, request body field `audio`'],
  },
  {
    what: 'a request body where none was',
    edits: [put(`${story} delete requestBody`, { required: true, content: {} })],
    breaking: ['storyDelete, request body'],
  },
  {
    what: 'a request body gone',
    edits: [drop(`${story} patch requestBody`)],
    breaking: ['storyUpdate, request body'],
  },
  {
    what: 'a new required parameter',
    edits: [put(`${list} parameters 3`, { name: 'genre', in: 'query', required: true, schema: { type: 'string' } })],
    breaking: ['storyList, parameters, query'],
  },
  {
    what: 'an optional header becomes required',
    edits: [put(`${list} parameters 2 required`, true)],
    breaking: ['storyList, parameters, header'],
  },
  {
    what: 'a parameter gone',
    edits: [drop(`${list} parameters 1`)],
    breaking: ['storyList, query parameter `sort`'],
  },
  {
    what: 'a parameter written otherwise',
    edits: [put(`${list} parameters 1 explode`, false)],
    breaking: ['storyList, query parameter `sort`'],
  },
  {
    what: 'a shared parameter',
    edits: [put('openapi components parameters PageQuery schema maximum', 50)],
    breaking: ['storyList, query parameter `page`', 'chatMessageAnswer, query parameter `page`'],
  },
  {
    what: 'a rule that the comparison does not read',
    edits: [put(`${schema} StoryUpdateRequest not`, { required: ['id'] })],
    breaking: ['storyUpdate, request body'],
  },
];

export const breakingResponses: readonly Change[] = [
  {
    what: 'a field gone',
    edits: [drop(`${schema} LoginResponse properties token`), put(`${schema} LoginResponse required`, ['role'])],
    breaking: ['authLogin, response 200, token', 'authLogin, response 200'],
  },
  {
    what: 'a field that may be left out',
    edits: [put(`${schema} LoginResponse required`, ['role'])],
    breaking: ['authLogin, response 200, token'],
  },
  {
    what: 'a field that may be null',
    edits: [put(`${schema} LoginResponse properties token type`, ['string', 'null'])],
    breaking: ['authLogin, response 200, token'],
  },
  {
    what: 'a value more in a closed set',
    edits: [put(`${schema} LoginResponse properties role enum`, ['writer', 'editor', 'guest'])],
    breaking: ['authLogin, response 200, role'],
  },
  {
    what: 'a closed set that opens',
    edits: [
      put(`${schema} LoginResponse properties role`, { anyOf: [{ enum: ['writer', 'editor'] }, { type: 'string' }] }),
    ],
    breaking: ['authLogin, response 200, role'],
  },
  {
    what: 'another type, in entries of a list',
    edits: [put(`${schema} Story properties genres items`, { type: 'integer' })],
    breaking: [
      'storyList, response 200, data.genres',
      'storyRead, response 200, data.genres',
      'storyUpdate, response 200, data.genres',
    ],
  },
  {
    what: 'a whole number that may be broken',
    edits: [put(`${schema} Story properties percent type`, 'number')],
    breaking: [
      'storyList, response 200, data[].percent',
      'storyRead, response 200, data.percent',
      'storyUpdate, response 200, data.percent',
    ],
  },
  {
    what: 'a limit gone',
    edits: [drop(`${schema} Story properties name maxLength`)],
    breaking: [
      'storyList, response 200, data[].name',
      'storyRead, response 200, data.name',
      'storyUpdate, response 200, data.name',
    ],
  },
  {
    what: 'a form more',
    edits: [put(`${schema} Story properties cover oneOf 2`, { type: 'string' })],
    breaking: [
      'storyList, response 200, data[].cover',
      'storyRead, response 200, data.cover',
      'storyUpdate, response 200, data.cover',
      'storyList, response 200, data.cover',
    ],
  },
  {
    what: 'a cyclic schema',
    edits: [put(`${schema} StoryPart required`, [])],
    breaking: [
      'storyList, response 200, data.parts.title',
      'storyRead, response 200, data.parts.title',
      'storyUpdate, response 200, data.parts.title',
    ],
  },
  {
    what: 'another success status',
    edits: [put(`${story} delete responses 202`, { description: 'Soon.' })],
    breaking: ['storyDelete, response 202'],
  },
  {
    what: 'a success status gone',
    edits: [drop(`${story} delete responses 204`)],
    breaking: ['storyDelete, response 204'],
  },
  {
    what: 'a header gone',
    edits: [drop(`${list} responses 200 headers X-Total`)],
    breaking: ['storyList, response 200'],
  },
  {
    what: 'a header that may be left out',
    edits: [drop(`${list} responses 200 headers X-Total required`)],
    breaking: ['storyList, response 200, "X-Total"'],
  },
  {
    what: 'another media type',
    edits: [
      move(
        `${login} responses 422 content application/json`,
        `${login} responses 422 content application/problem+json`,
      ),
    ],
    breaking: ['authLogin, response 422'],
  },
  {
    what: 'a field of a shared schema',
    edits: inBoth('ChatMessage properties error', { type: ['string', 'null'] }),
    breaking: [
      'chatMessageAnswer, response 201, error',
      'event `chatMessage.created` on channel `sessionChat`, chat_message.error',
    ],
  },
  {
    what: 'a field more where the list of fields is closed',
    edits: [put(`${schema} Image properties alt`, { type: 'string' })],
    breaking: [
      'storyList, response 200, data[].cover.alt',
      'storyRead, response 200, data.cover.alt',
      'storyUpdate, response 200, data.cover.alt',
    ],
  },
];

export const breakingOperations: readonly Change[] = [
  {
    what: 'an operation gone',
    edits: [drop(`${story} delete`)],
    breaking: ['storyDelete'],
  },
  {
    what: 'a path gone',
    edits: [drop(story)],
    breaking: ['storyRead', 'storyUpdate', 'storyDelete'],
  },
  {
    what: 'a path moved',
    edits: [move(story, 'openapi paths /api/v1/tales/{story}')],
    breaking: ['storyRead', 'storyUpdate', 'storyDelete'],
  },
  {
    what: 'another operationId',
    edits: [put(`${story} get operationId`, 'storyShow')],
    breaking: ['storyRead'],
  },
  {
    what: 'a path parameter of another name',
    edits: [
      move(story, 'openapi paths /api/v1/stories/{id}'),
      put('openapi paths /api/v1/stories/{id} parameters 0 name', 'id'),
    ],
    breaking: ['storyRead', 'storyUpdate', 'storyDelete'],
  },
  {
    what: 'authentication where none was needed',
    edits: [drop(`${login} security`)],
    breaking: ['authLogin'],
  },
  {
    what: 'another security scheme',
    edits: [put('openapi components securitySchemes bearerAuth', { type: 'apiKey', in: 'header', name: 'X-Key' })],
    breaking: ['security scheme `bearerAuth`'],
  },
  {
    what: 'one of two ways in gone',
    edits: [drop(`${story} patch security 1`)],
    breaking: ['storyUpdate'],
  },
  {
    what: 'a promised event fewer',
    edits: [drop(`${answer} x-emits 0`)],
    breaking: ['chatMessageAnswer, event `ChatMessageTranscribed` on channel `sessionChat`'],
  },
  {
    what: 'a promised event with another id',
    edits: [put(`${answer} x-emits 1 id`, '$response.body#/id')],
    breaking: ['chatMessageAnswer, event `chatMessage.created` on channel `sessionChat`'],
  },
  {
    what: 'a promised event no longer for the sender',
    edits: [put(`${answer} x-emits 1 to`, 'others')],
    breaking: ['chatMessageAnswer, event `chatMessage.created` on channel `sessionChat`'],
  },
  {
    what: 'a promised event on another condition',
    edits: [put(`${answer} x-emits 0 when condition`, '$request.body#/duration != null')],
    breaking: ['chatMessageAnswer, event `ChatMessageTranscribed` on channel `sessionChat`'],
  },
  {
    what: 'a promised event no longer always',
    edits: [put(`${answer} x-emits 1 when`, { description: 'The writer waits.' })],
    breaking: ['chatMessageAnswer, event `chatMessage.created` on channel `sessionChat`'],
  },
  {
    what: 'a promised event later',
    edits: [put(`${answer} x-emits 1 within`, 90000)],
    breaking: ['chatMessageAnswer, event `chatMessage.created` on channel `sessionChat`'],
  },
];

export const breakingEvents: readonly Change[] = [
  {
    what: 'a channel gone',
    edits: [drop('asyncapi channels document')],
    breaking: ['channel `document`', 'event `note.updated` on channel `document`'],
  },
  {
    what: 'a channel of another address',
    edits: [put('asyncapi channels document address', 'private-documents.{id}')],
    breaking: ['channel `document`'],
  },
  {
    what: 'an event gone',
    edits: [drop('asyncapi channels sessionChat messages chatMessageCreated')],
    breaking: ['event `chatMessage.created` on channel `sessionChat`'],
  },
  {
    what: 'an event moved to another channel',
    edits: [
      move('asyncapi channels document messages noteUpdated', 'asyncapi channels sessionChat messages noteUpdated'),
    ],
    breaking: ['event `note.updated` on channel `document`'],
  },
  {
    what: 'an event renamed',
    edits: [put('asyncapi channels document messages noteUpdated name', 'note.changed')],
    breaking: ['event `note.updated` on channel `document`'],
  },
  {
    what: 'an event of another class name',
    edits: [
      put('asyncapi channels sessionChat messages chatMessageTranscribed x-class-name', 'App\\Events\\Transcribed'),
    ],
    breaking: ['event `ChatMessageTranscribed` on channel `sessionChat`'],
  },
  {
    what: 'an event without its class name',
    edits: [drop('asyncapi channels sessionChat messages chatMessageTranscribed x-class-name')],
    breaking: ['event `ChatMessageTranscribed` on channel `sessionChat`'],
  },
  {
    what: 'a field of an event gone',
    edits: [drop('asyncapi components schemas NoteUpdated properties version')],
    breaking: ['event `note.updated` on channel `document`, version'],
  },
  {
    what: 'a field of an event that may be left out',
    edits: [put('asyncapi components schemas NoteUpdated required', [])],
    breaking: ['event `note.updated` on channel `document`, note_id'],
  },
  {
    what: 'a field of an event of another type',
    edits: [put('asyncapi components schemas NoteUpdated properties note_id type', 'string')],
    breaking: ['event `note.updated` on channel `document`, note_id'],
  },
];

export const harmlessEvents: readonly Change[] = [
  {
    what: 'a value more in an open set',
    edits: inBoth('ChatMessageStatus anyOf 0 enum', ['pending', 'completed', 'failed', 'skipped']),
  },
  {
    what: 'a channel more',
    edits: [
      put('asyncapi channels chat', {
        address: 'private-chat.{id}',
        messages: { a: { name: 'a.b', payload: noteUpdated } },
      }),
    ],
  },
  {
    what: 'an event more on a channel',
    edits: [
      put('asyncapi channels document messages noteSectionUpdated', {
        name: 'noteSection.updated',
        payload: noteUpdated,
      }),
    ],
  },
  {
    what: 'a field more in an event',
    edits: [put('asyncapi components schemas NoteUpdated properties title', { type: 'string' })],
  },
];

export const harmlessRequests: readonly Change[] = [
  {
    what: 'an optional field in a request',
    edits: [put(`${schema} LoginRequest properties locale`, { type: 'string' })],
  },
  {
    what: 'a field that a request may leave out now',
    edits: [put(`${schema} LoginRequest required`, ['email'])],
  },
  {
    what: 'a higher limit in a request',
    edits: [put(`${schema} LoginRequest properties email maxLength`, 500)],
  },
  {
    what: 'no limit in a request',
    edits: [drop(`${schema} LoginRequest properties email maxLength`)],
  },
  {
    what: 'a value more in a request',
    edits: [put(`${schema} StoryUpdateRequest properties genre enum`, ['drama', 'comedy', 'noir'])],
  },
  {
    what: 'a field of a request that may be null',
    edits: [put(`${schema} StoryUpdateRequest properties name type`, ['string', 'null'])],
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
  },
  {
    what: 'a media type more of a request',
    edits: [put(`${answer} requestBody content application/json`, {})],
  },
  {
    what: 'another default',
    edits: [put(`${schema} LoginRequest properties remember default`, true)],
  },
  {
    what: 'an optional parameter',
    edits: [put(`${list} parameters 3`, { name: 'genre', in: 'query', schema: { type: 'string' } })],
  },
  {
    what: 'an optional request body',
    edits: [put(`${story} delete requestBody`, { content: {} })],
  },
];

export const compatibleResponses: readonly Change[] = [
  {
    what: 'a new operation',
    edits: [put('openapi paths /api/v1/genres', { get: { operationId: 'genreList', responses: {} } })],
  },
  {
    what: 'a field more in an answer',
    edits: [put(`${schema} Story properties words`, { type: 'integer' })],
  },
  {
    what: 'a field that is always there now',
    edits: [put(`${schema} Story required`, ['id', 'name', 'genres', 'percent'])],
  },
  {
    what: 'a field that is never null now',
    edits: [put(`${schema} Story properties subtitle type`, 'string')],
  },
  {
    what: 'a lower limit in an answer',
    edits: [put(`${schema} Story properties name maxLength`, 100)],
  },
  {
    what: 'a value fewer in an answer',
    edits: [put(`${schema} LoginResponse properties role enum`, ['writer'])],
  },
  {
    what: 'a header more',
    edits: [put(`${list} responses 200 headers X-Page`, { schema: { type: 'integer' } })],
  },
  {
    what: 'an error documented',
    edits: [put(`${list} responses 429`, { description: 'Slow down.' })],
  },
  {
    what: 'an error no longer documented',
    edits: [drop(`${list} responses 404`)],
  },
  {
    what: 'a media type more of an answer',
    edits: [put(`${login} responses 200 content text/plain`, {})],
  },
  {
    what: 'a link gone',
    edits: [drop(`${list} responses 200 links first`)],
  },
  {
    what: 'authentication needed no longer',
    edits: [put(`${story} get security`, [])],
  },
  {
    what: 'another way in',
    edits: [put(`${story} get security`, [{ bearerAuth: [] }, { cookieAuth: [] }])],
  },
  {
    what: 'an event more',
    edits: [put(`${answer} x-emits 2`, { channel: 'document', message: 'note.updated', within: 1000 })],
  },
  {
    what: 'an event that always arrives',
    edits: [drop(`${answer} x-emits 0 when`)],
  },
  {
    what: 'an event condition in other words',
    edits: [put(`${answer} x-emits 0 when description`, 'The answer is spoken.')],
  },
  {
    what: 'an event sooner',
    edits: [put(`${answer} x-emits 1 within`, 1000)],
  },
  {
    what: 'an operation deprecated',
    edits: [put(`${story} get deprecated`, true)],
  },
];
