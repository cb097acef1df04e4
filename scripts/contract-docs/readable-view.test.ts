import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../generate/bundle.ts';
import { createInventory } from './inventory.ts';
import { nestedIn, readableAsyncapi, readableOpenapi } from './readable-view.ts';

const openapi: JsonObject = {
  info: { title: 'Calls', description: 'What it is.' },
  paths: {
    '/notes': {
      post: {
        operationId: 'noteCreate',
        tags: ['notes'],
        description: 'Creates a note.',
        'x-origin': 'extension',
        'x-emits': [
          { channel: 'document', id: '$response.body#/id', message: 'note.updated', within: 5000, to: 'others' },
          {
            channel: 'document',
            id: '$request.path.note',
            message: 'note.updated',
            when: { description: 'The note is new.' },
          },
        ],
      },
    },
  },
};

const asyncapi: JsonObject = {
  info: { title: 'Events' },
  channels: {
    document: {
      address: 'private-document.{id}',
      messages: {
        noteUpdated: { name: 'note.updated', title: 'A note', 'x-origin': 'specification', 'x-consumers': ['notes'] },
      },
    },
  },
};

const inventory = createInventory(openapi, asyncapi);

describe('documents prepared for Redoc', () => {
  it("adds an operation's id, origin and caused events with their channels", () => {
    expect(readableOpenapi(openapi, inventory)).toMatchObject({
      info: { description: 'What it is.\n\n[The whole contract by origin](index.html)' },
      paths: {
        '/notes': {
          post: {
            description: [
              'Creates a note.',
              'Operation id: `noteCreate`',
              '**Proposed.** Not in the specification, but a screen needs it. Proposed here in the same style.',
              'Events that it causes on success:',
              [
                '- `note.updated` on [`private-document.{$response.body#/id}`](events.html#/channels/document), not to the connection that sent the request, within 5 s.',
                '- `note.updated` on [`private-document.{$request.path.note}`](events.html#/channels/document). Only when: The note is new.',
              ].join('\n'),
            ].join('\n\n'),
          },
        },
      },
    });
  });

  it('shows an event under its wire name with its consumers and causes', () => {
    expect(readableAsyncapi(asyncapi, inventory)).toMatchObject({
      channels: {
        document: {
          messages: {
            noteUpdated: {
              title: 'note.updated',
              description: [
                '_A note._',
                '**Specified.** Names, payload and response exactly as in the product specification. Implement it unchanged.',
                'Used by: notes.',
                'Caused by: [noteCreate](rest.html#/notes/notecreate).',
              ].join('\n\n'),
            },
          },
        },
      },
    });
  });

  it('leaves the original documents unchanged', () => {
    const before = JSON.stringify([openapi, asyncapi]);
    readableOpenapi(openapi, inventory);
    readableAsyncapi(asyncapi, inventory);
    expect(JSON.stringify([openapi, asyncapi])).toBe(before);
  });

  it('formats a time limit in seconds or milliseconds and omits a missing limit', () => {
    expect([5000, 60_000, 250, null].map(nestedIn)).toEqual([', within 5 s', ', within 60 s', ', within 250 ms', '']);
  });
});
