import { drop, move, put, type Change } from './contract.ts';

const answer = 'openapi paths /api/v1/chat-messages/{chat_message}/answer post';
const story = 'openapi paths /api/v1/stories/{story}';
const login = 'openapi paths /api/v1/auth/login post';

export const breakingOperations: readonly Change[] = [
  {
    what: 'an operation gone',
    edits: [drop(`${story} delete`)],
    breaking: ['DELETE /api/v1/stories/{story} (storyDelete) was removed. Breaks deployed clients: they still use it.'],
  },
  {
    what: 'a path gone',
    edits: [drop(story)],
    breaking: [
      'GET /api/v1/stories/{story} (storyRead) was removed. Breaks deployed clients: they still use it.',
      'DELETE /api/v1/stories/{story} (storyDelete) was removed. Breaks deployed clients: they still use it.',
      'PATCH /api/v1/stories/{story} (storyUpdate) was removed. Breaks deployed clients: they still use it.',
    ],
  },
  {
    what: 'a path moved',
    edits: [move(story, 'openapi paths /api/v1/tales/{story}')],
    breaking: [
      'GET /api/v1/stories/{story} (storyRead) moved to GET /api/v1/tales/{story}. Breaks deployed clients and deployed servers: client and server no longer use the same path or method.',
      'DELETE /api/v1/stories/{story} (storyDelete) moved to DELETE /api/v1/tales/{story}. Breaks deployed clients and deployed servers: client and server no longer use the same path or method.',
      'PATCH /api/v1/stories/{story} (storyUpdate) moved to PATCH /api/v1/tales/{story}. Breaks deployed clients and deployed servers: client and server no longer use the same path or method.',
    ],
  },
  {
    what: 'another operationId',
    edits: [put(`${story} get operationId`, 'storyShow')],
    breaking: [
      "GET /api/v1/stories/{story} (storyRead) now has the operationId `storyShow`. Breaks generated clients: the name in generated code changes, but the traffic doesn't.",
    ],
  },
  {
    what: 'a path parameter of another name',
    edits: [
      move(story, 'openapi paths /api/v1/stories/{id}'),
      put('openapi paths /api/v1/stories/{id} parameters 0 name', 'id'),
    ],
    breaking: [
      "GET /api/v1/stories/{story} (storyRead) has different path parameter names: /api/v1/stories/{id}. Breaks generated clients: the name in generated code changes, but the traffic doesn't.",
      "DELETE /api/v1/stories/{story} (storyDelete) has different path parameter names: /api/v1/stories/{id}. Breaks generated clients: the name in generated code changes, but the traffic doesn't.",
      "PATCH /api/v1/stories/{story} (storyUpdate) has different path parameter names: /api/v1/stories/{id}. Breaks generated clients: the name in generated code changes, but the traffic doesn't.",
    ],
  },
  {
    what: 'authentication where none was needed',
    edits: [drop(`${login} security`)],
    breaking: [
      "POST /api/v1/auth/login (authLogin) now needs `bearerAuth`, was no authentication. Breaks deployed clients: they don't send it and will be rejected.",
    ],
  },
  {
    what: 'another security scheme',
    edits: [put('openapi components securitySchemes bearerAuth', { type: 'apiKey', in: 'header', name: 'X-Key' })],
    breaking: [
      'Security scheme `bearerAuth` was changed: {"type":"http","scheme":"bearer"} became {"type":"apiKey","in":"header","name":"X-Key"}. Breaks deployed clients: they don\'t send it and will be rejected.',
    ],
  },
  {
    what: 'one of two ways in gone',
    edits: [drop(`${story} patch security 1`)],
    breaking: [
      "PATCH /api/v1/stories/{story} (storyUpdate) now needs `bearerAuth`, was `bearerAuth` or `cookieAuth`. Breaks deployed clients: they don't send it and will be rejected.",
    ],
  },
  {
    what: 'a promised event fewer',
    edits: [drop(`${answer} x-emits 0`)],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) no longer causes the event `ChatMessageTranscribed` on channel `sessionChat`. Breaks deployed clients: they wait for this event, but it never arrives.',
    ],
  },
  {
    what: 'a promised event with another id',
    edits: [put(`${answer} x-emits 1 id`, '$response.body#/id')],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now causes the event `chatMessage.created` on channel `sessionChat` with the id $response.body#/id, was $response.body#/session_chat_id. Breaks deployed clients: they subscribe with another id and receive nothing.',
    ],
  },
  {
    what: 'a promised event no longer for the sender',
    edits: [put(`${answer} x-emits 1 to`, 'others')],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) no longer sends the event `chatMessage.created` on channel `sessionChat` to the sender of the request. Breaks deployed clients: the sender waits for this event, but it never arrives.',
    ],
  },
  {
    what: 'a promised event on another condition',
    edits: [put(`${answer} x-emits 0 when condition`, '$request.body#/duration != null')],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now causes the event `ChatMessageTranscribed` on channel `sessionChat` when “The answer is a recording.” ($request.body#/duration != null), was when “The answer is a recording.” ($request.body#/audio != null). Breaks deployed clients: they wait for this event, but it may not arrive.',
    ],
  },
  {
    what: 'a promised event no longer always',
    edits: [put(`${answer} x-emits 1 when`, { description: 'The writer waits.' })],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now causes the event `chatMessage.created` on channel `sessionChat` when “The writer waits.”, was always. Breaks deployed clients: they wait for this event, but it may not arrive.',
    ],
  },
  {
    what: 'a promised event later',
    edits: [put(`${answer} x-emits 1 within`, 90000)],
    breaking: [
      'POST /api/v1/chat-messages/{chat_message}/answer (chatMessageAnswer) now causes the event `chatMessage.created` on channel `sessionChat` within 90 s, was within 60 s. Breaks deployed clients: they stop waiting sooner.',
    ],
  },
];

export const breakingEvents: readonly Change[] = [
  {
    what: 'a channel gone',
    edits: [drop('asyncapi channels document')],
    breaking: [
      'Channel `document` (`private-document.{id}`) was removed. Breaks deployed clients: they subscribe to it and receive nothing.',
      'Event `note.updated` on channel `document` was removed. Breaks deployed clients: they wait for it, but it never arrives.',
    ],
  },
  {
    what: 'a channel of another address',
    edits: [put('asyncapi channels document address', 'private-documents.{id}')],
    breaking: [
      'Channel `document` now has the address `private-documents.{id}`, had `private-document.{id}`. Breaks deployed clients and deployed servers: publisher and subscriber no longer use the same channel or name.',
    ],
  },
  {
    what: 'an event gone',
    edits: [drop('asyncapi channels sessionChat messages chatMessageCreated')],
    breaking: [
      'Event `chatMessage.created` on channel `sessionChat` was removed. Breaks deployed clients: they wait for it, but it never arrives.',
    ],
  },
  {
    what: 'an event moved to another channel',
    edits: [
      move('asyncapi channels document messages noteUpdated', 'asyncapi channels sessionChat messages noteUpdated'),
    ],
    breaking: [
      'Event `note.updated` on channel `document` moved to channel `sessionChat`. Breaks deployed clients and deployed servers: publisher and subscriber no longer use the same channel or name.',
    ],
  },
  {
    what: 'an event renamed',
    edits: [put('asyncapi channels document messages noteUpdated name', 'note.changed')],
    breaking: [
      'Event `note.updated` on channel `document` is now sent under the name `note.changed`. Breaks deployed clients and deployed servers: publisher and subscriber no longer use the same event name.',
    ],
  },
  {
    what: 'an event of another class name',
    edits: [
      put('asyncapi channels sessionChat messages chatMessageTranscribed x-class-name', 'App\\Events\\Transcribed'),
    ],
    breaking: [
      'Event `ChatMessageTranscribed` on channel `sessionChat` is now sent under the class name `App\\Events\\Transcribed`, was under the class name `App\\Events\\ChatMessageTranscribed`. Breaks deployed clients and deployed servers: publisher and subscriber no longer use the same event name.',
    ],
  },
  {
    what: 'an event without its class name',
    edits: [drop('asyncapi channels sessionChat messages chatMessageTranscribed x-class-name')],
    breaking: [
      'Event `ChatMessageTranscribed` on channel `sessionChat` is now sent under no class name, was under the class name `App\\Events\\ChatMessageTranscribed`. Breaks deployed clients and deployed servers: publisher and subscriber no longer use the same event name.',
    ],
  },
  {
    what: 'a field of an event gone',
    edits: [drop('asyncapi components schemas NoteUpdated properties version')],
    breaking: [
      'Event `note.updated` on channel `document`, field `version`: was removed. Breaks deployed clients: they still read it.',
    ],
  },
  {
    what: 'a field of an event that may be left out',
    edits: [put('asyncapi components schemas NoteUpdated required', [])],
    breaking: [
      'Event `note.updated` on channel `document`, field `note_id`: is now optional, was always present. Breaks deployed clients: they rely on it.',
    ],
  },
  {
    what: 'a field of an event of another type',
    edits: [put('asyncapi components schemas NoteUpdated properties note_id type', 'string')],
    breaking: [
      'Event `note.updated` on channel `document`, field `note_id`: is now a string, was an integer. Breaks deployed clients and deployed servers: the types no longer match.',
    ],
  },
];
