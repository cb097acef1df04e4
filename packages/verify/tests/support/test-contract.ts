import type { Contract } from '#verify/contract/contract.ts';
import { EventContract } from '#verify/contract/events.ts';
import { createRestContract } from '#verify/contract/rest.ts';
import { type AsyncApiDocument, dereference, type OpenApiDocument } from '#verify/contract/documents.ts';

function json(schema: object): object {
  return { content: { 'application/json': { schema } } };
}

const message = json({ type: 'object', required: ['message'], properties: { message: { type: 'string' } } });

const smallOpenApi = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1.0.0' },
  security: [{ bearerAuth: [] }],
  paths: {
    '/api/v1/notes/{note}': {
      get: {
        operationId: 'noteRead',
        parameters: [{ name: 'note', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          '200': json({ $ref: '#/components/schemas/Note' }),
          '404': { $ref: '#/components/responses/NotFound' },
        },
      },
      delete: { operationId: 'noteDelete', responses: { '204': { description: 'Gone.' }, '401': message } },
    },
    '/api/v1/notes/latest': { get: { operationId: 'noteLatestRead', responses: { '204': { description: 'None.' } } } },
  },
  components: {
    responses: { NotFound: { description: 'Not there.', ...message } },
    schemas: {
      Note: {
        type: 'object',
        required: ['id', 'title'],
        properties: {
          id: { type: 'integer' },
          title: { type: ['string', 'null'] },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
};

const smallAsyncApi: AsyncApiDocument = {
  asyncapi: '3.0.0',
  channels: {
    note: {
      address: 'private-note.{id}',
      messages: {
        noteSaved: {
          name: 'note.saved',
          payload: { type: 'object', required: ['version'], properties: { version: { type: 'integer' } } },
        },
        noteRead: { name: 'NoteRead', 'x-class-name': String.raw`App\Events\NoteRead`, payload: { type: 'object' } },
      },
    },
  },
};

export function smallContract(): Contract {
  return {
    rest: createRestContract(dereference(smallOpenApi, 'paths') as unknown as OpenApiDocument),
    events: new EventContract(smallAsyncApi),
  };
}
