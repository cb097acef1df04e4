import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../generate/bundle.ts';
import { createInventory, getReason } from './inventory.ts';
import { formatReport } from './report.ts';

function operation(id: string, origin: string, more: JsonObject = {}): JsonObject {
  return {
    operationId: id,
    summary: `Summary of ${id}`,
    tags: ['notes', 'second'],
    'x-origin': origin,
    ...more,
  };
}

const openapi: JsonObject = {
  components: {
    schemas: {
      Author: { 'x-origin': 'proposed', description: 'Who wrote it.' },
      Note: {
        properties: {
          id: { description: 'The id.' },
          colour: { 'x-origin': 'proposed', description: 'Its colour.' },
          author: { $ref: '#/components/schemas/Author', 'x-origin': 'proposed' },
          kind: { 'x-proposed': ['values'], description: 'Its kind.' },
        },
      },
    },
    parameters: { PerPageQuery: { name: 'per_page', 'x-proposed': ['limits'], description: 'Notes per page.' } },
    responses: { TrialExceeded: { 'x-proposed': ['status'], description: 'The trial is over.' } },
  },
  paths: {
    '/notes': {
      parameters: [],
      get: operation('noteList', 'extension', { description: 'Newest first. For the screen /notes. No body.' }),
      post: operation('noteCreate', 'specification', {
        description: 'For nobody in particular.',
        'x-emits': [{ channel: 'document', message: 'note.updated', within: 5000 }],
      }),
    },
    '/notes/{note}': {
      delete: operation('noteDelete', 'specification-partial', {
        'x-emits': [
          { channel: 'document', id: '$request.path.note', message: 'note.updated', within: 5000, to: 'others' },
          { channel: 'user', id: '$user.id', message: 'note.updated', when: { description: 'It was shared.' } },
        ],
      }),
    },
  },
};

function message(name: string): JsonObject {
  return {
    name,
    title: 'A note changed',
    summary: 'Its version.',
    'x-origin': 'specification-partial',
    'x-consumers': ['notes', 'write'],
  };
}

const asyncapi: JsonObject = {
  channels: {
    document: {
      'x-proposed': ['events', 'id'],
      description: 'One note.',
      address: 'private-document.{id}',
      messages: { noteUpdated: message('note.updated') },
    },
    user: {
      address: 'private-user.{id}',
      messages: { noteUpdated: message('note.updated'), announcement: message('announcement') },
    },
  },
};

describe('contract inventory', () => {
  const { operations, messages } = createInventory(openapi, asyncapi);

  it('lists every operation in document order with its first tag', () => {
    expect(operations.map(({ method, path, id, tag, origin }) => [method, path, id, tag, origin])).toEqual([
      ['GET', '/notes', 'noteList', 'notes', 'extension'],
      ['POST', '/notes', 'noteCreate', 'notes', 'specification'],
      ['DELETE', '/notes/{note}', 'noteDelete', 'notes', 'specification-partial'],
    ]);
  });

  it('returns the sentence about the screen only for an extension', () => {
    expect(operations.map(({ reason }) => reason)).toEqual(['For the screen /notes.', null, null]);
  });

  it('lists a message once with all its channels, consumers and causes', () => {
    expect(messages.map(({ name, channels, consumers, emittedBy }) => [name, channels, consumers, emittedBy])).toEqual([
      [
        'note.updated',
        [
          { id: 'document', address: 'private-document.{id}' },
          { id: 'user', address: 'private-user.{id}' },
        ],
        ['notes', 'write'],
        ['noteCreate', 'noteDelete'],
      ],
      ['announcement', [{ id: 'user', address: 'private-user.{id}' }], ['notes', 'write'], []],
    ]);
  });

  it.each([undefined, 'invented', 7])('rejects the origin %j and names the operation', (origin) => {
    const paths = {
      '/notes': { get: { operationId: 'noteList', ...(origin !== undefined && { 'x-origin': origin }) } },
    };
    expect(() => createInventory({ paths }, asyncapi)).toThrow(
      'GET /notes: expected x-origin to be one of specification',
    );
  });

  it('rejects an operation without an id and a message without a name', () => {
    expect(() => createInventory({ paths: { '/a': { put: {} } } }, {})).toThrow('PUT /a has no operationId.');
    expect(() => createInventory({}, { channels: { user: { messages: { lost: {} } } } })).toThrow(
      'user/lost has no name',
    );
  });
});

describe('extension reason', () => {
  it.each([
    ['For the screen /notes.', 'For the screen /notes.'],
    ['Newest first, for now. For home’s list: the last, or null. No body.', 'For home’s list: the last, or null.'],
    ['For the screen /a\n  and /b.\n', 'For the screen /a and /b.'],
    ['For "Undo" on /notes (v1.2 too). "Quoted" after.', 'For "Undo" on /notes (v1.2 too).'],
    ['Only this is said.', 'Only this is said.'],
    ['', ''],
  ])('extracts from %j the reason %j', (description, reason) => {
    expect(getReason(description)).toBe(reason);
  });
});

describe('proposals', () => {
  it('lists schemas, fields, parameters, responses and channels with what is proposed of them', () => {
    const { proposals } = createInventory(openapi, asyncapi);
    expect(proposals.map(({ name, what, description }) => [name, what?.join(' ') ?? 'all', description])).toEqual([
      ['Author', 'all', 'Who wrote it.'],
      ['Note.colour', 'all', 'Its colour.'],
      ['Note.author', 'all', 'Who wrote it.'],
      ['Note.kind', 'values', 'Its kind.'],
      ['parameter per_page', 'limits', 'Notes per page.'],
      ['response TrialExceeded', 'status', 'The trial is over.'],
      ['channel document', 'events id', 'One note.'],
    ]);
  });
});

describe('inventory report', () => {
  const report = formatReport('1.4.0', createInventory(openapi, asyncapi));

  it('shows the totals before the counts of each origin', () => {
    expect(report.split('\n').filter((line) => /operations?, \d/.test(line))).toEqual([
      'Contract 1.4.0: 3 operations, 2 messages',
      'Specified (specification): 1 operation, 0 messages',
      'Specified in part (specification-partial): 1 operation, 2 messages',
      'Proposed (extension): 1 operation, 0 messages',
    ]);
  });

  it("shows an operation's summary and an extension's reason", () => {
    expect(report).toContain(
      '  GET     /notes\n          noteList: Summary of noteList\n          For the screen /notes.',
    );
  });

  it('shows which events an operation causes, where, for whom, how fast and when', () => {
    expect(report).toContain(
      [
        '          noteDelete: Summary of noteDelete',
        '          causes note.updated on private-document.{$request.path.note}, not to the connection that sent the request, within 5 s.',
        '          causes note.updated on private-user.{$user.id}. Only when: It was shared.',
      ].join('\n'),
    );
  });

  it('lists the proposals at the end', () => {
    expect(report.split('\n\n').at(-2)).toContain('Additions to what is specified (proposed): 7');
    expect(report.split('\n').at(-1)).toMatch(/^ {2}channel document: events, id +One note\.$/);
  });

  it("shows an event's channels, consumers and causes", () => {
    expect(report).toContain(
      [
        '  event   note.updated',
        '          Its version.',
        '          on private-document.{id}, private-user.{id}',
        '          for notes, write',
        '          caused by noteCreate, noteDelete',
      ].join('\n'),
    );
    expect(report).toContain('not tied to a request');
  });
});
