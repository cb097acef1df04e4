import { isObject, type JsonObject } from '#scripts/generate/bundle.ts';
import type { Contract } from '#scripts/contract/diff/compare-contracts.ts';

function json(schema: string): JsonObject {
  return {
    'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
  };
}

function toResponse(schema: string): JsonObject {
  return { description: 'Done.', content: json(schema) };
}

const notFound: JsonObject = { $ref: '#/components/responses/NotFound' };

const paths: JsonObject = {
  '/api/v1/auth/login': {
    post: {
      operationId: 'authLogin',
      security: [],
      requestBody: { required: true, content: json('LoginRequest') },
      responses: { '200': toResponse('LoginResponse'), '422': toResponse('Error') },
    },
  },
  '/api/v1/stories': {
    get: {
      operationId: 'storyList',
      tags: ['stories'],
      parameters: [
        { $ref: '#/components/parameters/PageQuery' },
        { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'date'] } },
        { name: 'X-Socket-ID', in: 'header', schema: { type: 'string' } },
      ],
      responses: {
        '200': {
          description: 'The stories.',
          headers: { 'X-Total': { required: true, schema: { type: 'integer' } } },
          content: json('StoryListResponse'),
          links: { first: { operationId: 'storyRead' } },
        },
        '404': notFound,
      },
    },
  },
  '/api/v1/stories/{story}': {
    parameters: [{ name: 'story', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
    get: { operationId: 'storyRead', responses: { '200': toResponse('StoryResponse'), '404': notFound } },
    patch: {
      operationId: 'storyUpdate',
      security: [{ bearerAuth: [] }, { cookieAuth: [] }],
      requestBody: { required: true, content: json('StoryUpdateRequest') },
      responses: { '200': toResponse('StoryResponse'), '404': notFound },
    },
    delete: { operationId: 'storyDelete', responses: { '204': { description: 'Gone.' }, '404': notFound } },
  },
  '/api/v1/chat-messages/{chat_message}/answer': {
    post: {
      operationId: 'chatMessageAnswer',
      parameters: [
        { name: 'chat_message', in: 'path', required: true, schema: { type: 'integer' } },
        { $ref: '#/components/parameters/PageQuery' },
      ],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              oneOf: [{ $ref: '#/components/schemas/TextAnswer' }, { $ref: '#/components/schemas/AudioAnswer' }],
            },
            encoding: { audio: { contentType: 'audio/webm, audio/mp4' } },
          },
        },
      },
      responses: { '201': toResponse('ChatMessage') },
      'x-emits': [
        {
          channel: 'sessionChat',
          id: '$response.body#/session_chat_id',
          message: 'ChatMessageTranscribed',
          within: 10_000,
          when: { description: 'The answer is a recording.', condition: '$request.body#/audio != null' },
        },
        {
          channel: 'sessionChat',
          id: '$response.body#/session_chat_id',
          message: 'chatMessage.created',
          within: 60_000,
        },
      ],
    },
  },
};

function object(required: string[], properties: JsonObject): JsonObject {
  return { type: 'object', required, properties };
}

const chatMessageSchemas: JsonObject = {
  ChatMessage: object(['id', 'status'], {
    id: { type: 'integer' },
    status: { $ref: '#/components/schemas/ChatMessageStatus' },
    answer: { type: ['string', 'null'] },
    error: { type: 'string' },
  }),
  ChatMessageStatus: { anyOf: [{ enum: ['pending', 'completed', 'failed'] }, { type: 'string' }] },
};

const schemas: JsonObject = {
  ...chatMessageSchemas,
  Error: object(['message'], { message: { type: 'string' } }),
  LoginRequest: object(['email', 'password'], {
    email: { type: 'string', format: 'email', maxLength: 255 },
    password: { type: 'string', minLength: 1 },
    device: { type: ['string', 'null'] },
    remember: { type: 'boolean', default: false },
  }),
  LoginResponse: object(['token', 'role'], { token: { type: 'string' }, role: { enum: ['writer', 'editor'] } }),
  Story: object(['id', 'name', 'genres'], {
    id: { type: 'integer' },
    name: { type: 'string', maxLength: 200 },
    subtitle: { type: ['string', 'null'] },
    percent: { type: 'integer', minimum: 0, maximum: 100 },
    genres: { type: 'array', items: { type: 'string' } },
    cover: { oneOf: [{ $ref: '#/components/schemas/Image' }, { type: 'null' }] },
    parts: { type: 'array', items: { $ref: '#/components/schemas/StoryPart' } },
  }),
  Image: { ...object(['path'], { path: { type: 'string' } }), additionalProperties: false },
  StoryPart: object(['title'], {
    title: { type: 'string' },
    children: { type: 'array', items: { $ref: '#/components/schemas/StoryPart' } },
  }),
  StoryResponse: object(['data'], { data: { $ref: '#/components/schemas/Story' } }),
  StoryListResponse: object(['data'], { data: { type: 'array', items: { $ref: '#/components/schemas/Story' } } }),
  StoryUpdateRequest: object([], {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', maxLength: 200 },
    genre: { type: 'string', enum: ['drama', 'comedy'] },
  }),
  TextAnswer: object(['message'], { message: { type: 'string' } }),
  AudioAnswer: object(['audio'], { audio: { type: 'string', contentMediaType: 'application/octet-stream' } }),
};

const rest: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Stories', version: '1.0.0' },
  security: [{ bearerAuth: [] }],
  paths,
  components: {
    securitySchemes: {
      bearerAuth: { type: 'http', scheme: 'bearer' },
      cookieAuth: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
    parameters: { PageQuery: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } } },
    responses: { NotFound: { description: 'Not there.', content: json('Error') } },
    schemas,
  },
};

function payload(schema: string): JsonObject {
  return { $ref: `#/components/schemas/${schema}` };
}

const events: JsonObject = {
  asyncapi: '3.0.0',
  info: { title: 'Events', version: '1.0.0' },
  channels: {
    sessionChat: {
      address: 'private-sessionChat.{id}',
      messages: {
        chatMessageTranscribed: {
          name: 'ChatMessageTranscribed',
          'x-class-name': 'App\\Events\\ChatMessageTranscribed',
          payload: payload('ChatMessageTranscribed'),
        },
        chatMessageCreated: { name: 'chatMessage.created', payload: payload('ChatMessageCreated') },
      },
    },
    document: {
      address: 'private-document.{id}',
      messages: { noteUpdated: { name: 'note.updated', payload: payload('NoteUpdated') } },
    },
  },
  components: {
    schemas: {
      ...chatMessageSchemas,
      ChatMessageTranscribed: {
        type: 'object',
        required: ['chat_message_id', 'transcription'],
        properties: { chat_message_id: { type: 'integer' }, transcription: { type: 'string' } },
      },
      ChatMessageCreated: {
        type: 'object',
        required: ['chat_message'],
        properties: { chat_message: { $ref: '#/components/schemas/ChatMessage' } },
      },
      NoteUpdated: {
        type: 'object',
        required: ['note_id'],
        properties: { note_id: { type: 'integer' }, version: { type: 'integer' } },
      },
    },
  },
};

type Json = JsonObject[string];

export type Edit = (contract: Contract) => void;

export type Change = {
  readonly what: string;
  readonly edits: readonly Edit[];
  readonly breaking?: readonly string[];
};

export function base(): Contract {
  return structuredClone({ openapi: rest, asyncapi: events });
}

/** Finds `openapi components schemas Story required`: document, then keys or indexes, separated by spaces. */
function find(contract: Contract, path: string): { parent: JsonObject | Json[]; key: string } {
  const keys = path.split(' ');
  const key = keys.pop() ?? '';
  let parent: Json = { openapi: contract.openapi, asyncapi: contract.asyncapi };
  for (const step of keys) {
    const below: Json | undefined = Array.isArray(parent) ? parent[Number(step)] : parent[step];
    if (!isObject(below) && !Array.isArray(below)) throw new Error(`The base contract has no ${path} (${step}).`);
    parent = below;
  }
  return { parent, key };
}

export function put(path: string, value: Json): Edit {
  return (contract) => {
    const { parent, key } = find(contract, path);
    if (Array.isArray(parent)) parent[Number(key)] = value;
    else parent[key] = value;
  };
}

/** Throws when the path doesn't exist, because the edit would have no effect. */
export function drop(path: string): Edit {
  return (contract) => {
    const { parent, key } = find(contract, path);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (parent[key] === undefined) throw new Error(`The base contract has no ${path}.`);
    else Reflect.deleteProperty(parent, key);
  };
}

export function move(from: string, to: string): Edit {
  return (contract) => {
    const { parent, key } = find(contract, from);
    const value = Array.isArray(parent) ? parent[Number(key)] : parent[key];
    if (value === undefined) throw new Error(`The base contract has no ${from}.`);
    drop(from)(contract);
    put(to, value)(contract);
  };
}

export function inBoth(path: string, value: Json): Edit[] {
  return [put(`openapi components schemas ${path}`, value), put(`asyncapi components schemas ${path}`, value)];
}

export function edited(edits: readonly Edit[]): Contract {
  const contract = base();
  for (const edit of edits) edit(contract);
  return contract;
}
