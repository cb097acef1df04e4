import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addOperation, type NewOperation } from './add-operation.ts';
import type { ContractFiles } from './contract-files.ts';

const files: ContractFiles = new Map([
  [
    'openapi/openapi.yaml',
    `tags:
  - { name: notes, description: Notes }
  - { name: stories, description: Stories } # the last one
paths:
  # Notes first.
  /api/v1/notes: { $ref: notes/paths.yaml#/notes }
  /api/v1/notes/{note}: { $ref: notes/paths.yaml#/notes-note }
  /api/v1/stories: { $ref: stories/paths.yaml#/stories }
components: {}
`,
  ],
  [
    'openapi/notes/paths.yaml',
    `notes:
  get: { operationId: noteList }

# One note.
notes-note:
  get:
    operationId: noteRead
    parameters:
      - { $ref: ../shared/parameters.yaml#/NotePath }
    responses:
      '200':
        content:
          application/json:
            schema: { $ref: schemas.yaml#/NoteResponse }
            examples:
              tides: { $ref: examples.yaml#/noteRead/tides }
`,
  ],
  [
    'openapi/notes/schemas.yaml',
    "Note: { type: object }\n\nNoteResponse: { properties: { data: { $ref: '#/Note' } } }\n",
  ],
  ['openapi/notes/examples.yaml', 'noteRead:\n  tides:\n    value: { data: { id: 7, title: Tides } }\n'],
  ['openapi/stories/paths.yaml', 'stories:\n  get: { operationId: storyList }\n'],
  ['openapi/stories/schemas.yaml', 'Story: { type: object }\n'],
  ['openapi/shared/parameters.yaml', 'NotePath: { name: note, in: path }\n\nPageQuery: { name: page, in: query }\n'],
  ['asyncapi/payloads.yaml', 'NoteUpdated: { type: object }\n'],
]);

const defaults = { tag: null, body: true, purpose: 'the screen /foo' };

function add(
  method: string,
  path: string,
  id: string,
  options: Partial<NewOperation> = {},
): ReadonlyMap<string, string> {
  return addOperation(files, { method, path, id, ...defaults, ...options });
}

function read(changes: ReadonlyMap<string, string>, file: string): Record<string, unknown> {
  return parse(changes.get(`openapi/${file}.yaml`) ?? '') as Record<string, unknown>;
}

describe('addOperation', () => {
  it('adds an unknown path in a new tag folder', () => {
    const changes = add('get', '/api/v1/foo', 'fooRead');
    expect([...changes.keys()].toSorted()).toEqual([
      'openapi/foo/examples.yaml',
      'openapi/foo/paths.yaml',
      'openapi/foo/schemas.yaml',
      'openapi/openapi.yaml',
    ]);
    expect(read(changes, 'foo/paths')).toHaveProperty('foo.get', {
      operationId: 'fooRead',
      summary: 'Get a foo',
      description: 'Returns a foo. For the screen /foo.',
      tags: ['foo'],
      'x-origin': 'extension',
      responses: expect.objectContaining({
        '200': {
          description: 'The foo.',
          content: {
            'application/json': {
              schema: { $ref: 'schemas.yaml#/FooResponse' },
              examples: { saltRoad: { $ref: 'examples.yaml#/fooRead/saltRoad' } },
            },
          },
        },
        '401': { $ref: '../shared/responses.yaml#/Unauthenticated' },
        '5XX': { $ref: '../shared/responses.yaml#/ServerUnavailable' },
      }) as unknown,
    });
    expect(Object.keys(read(changes, 'foo/schemas'))).toEqual(['Foo', 'FooResponse']);
    expect(read(changes, 'foo/examples')).toHaveProperty('fooRead.saltRoad.value.data.id', 1);
  });

  it('preserves comments and the lines around what it adds', () => {
    const before = files.get('openapi/openapi.yaml') ?? '';
    const after = add('get', '/api/v1/foo', 'fooRead').get('openapi/openapi.yaml') ?? '';
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
    expect(added).toEqual(['  - { name: foo, description: Foo }', '  /api/v1/foo: { $ref: foo/paths.yaml#/foo }']);
    expect(after.split('\n').filter((line) => !added.includes(line))).toEqual(before.split('\n'));
  });

  it('uses the tag, parameter, schema and examples that similar paths have', () => {
    const changes = add('patch', '/api/v1/notes/{note}', 'noteUpdate');
    const { patch } = read(changes, 'notes/paths')['notes-note'] as Record<string, Record<string, unknown>>;
    expect(patch).toMatchObject({
      tags: ['notes'],
      parameters: [{ $ref: '../shared/parameters.yaml#/NotePath' }],
      requestBody: { content: { 'application/json': { schema: { $ref: 'schemas.yaml#/NoteUpdateRequest' } } } },
      responses: {
        '200': { content: { 'application/json': { examples: { tides: { $ref: 'examples.yaml#/noteRead/tides' } } } } },
        '404': {},
        '419': {},
        '422': {},
      },
    });
    expect(changes.get('openapi/notes/paths.yaml')).toContain('# One note.\nnotes-note:\n');
    expect(Object.keys(read(changes, 'notes/schemas'))).toEqual(['Note', 'NoteResponse', 'NoteUpdateRequest']);
    expect([...changes.keys()]).not.toContain('openapi/openapi.yaml');
    expect([...changes.keys()]).not.toContain('openapi/shared/parameters.yaml');
  });

  it('lists a known entity with the example of a single one', () => {
    const changes = add('get', '/api/v1/notes/{note}/copies', 'noteSearch');
    expect(read(changes, 'notes/examples')).toHaveProperty('noteSearch', {
      empty: { summary: 'No notes yet', value: { data: [] } },
      filled: { summary: 'One of the notes', value: { data: [{ id: 7, title: 'Tides' }] } },
    });
    expect(read(changes, 'notes/schemas')).toHaveProperty('NoteListResponse.properties.data.items.$ref', '#/Note');
  });

  it('adds a shared path parameter in alphabetical order', () => {
    const changes = add('delete', '/api/v1/stories/{old_draft}', 'oldDraftDelete');
    expect(Object.keys(read(changes, 'shared/parameters'))).toEqual(['NotePath', 'OldDraftPath', 'PageQuery']);
    expect(read(changes, 'stories/paths')).toHaveProperty('stories-old-draft.delete.responses.204');
    expect([...changes.keys()]).not.toContain('openapi/stories/schemas.yaml');
  });

  it('omits the body on request', () => {
    const changes = add('post', '/api/v1/notes/{note}/restore', 'noteRestore', { body: false });
    const operation = read(changes, 'notes/paths')['notes-note-restore'] as { post: object };
    expect(operation.post).not.toHaveProperty('requestBody');
    expect(operation.post).not.toHaveProperty('responses.422');
  });

  it('names a new schema differently if the entity exists without an example', () => {
    const changes = add('get', '/api/v1/stories/current', 'storyRead');
    expect(Object.keys(read(changes, 'stories/schemas'))).toEqual(['Story', 'StoryData', 'StoryResponse']);
  });

  it.each([
    ['fetch', '/api/v1/foo', 'fooRead', '"fetch" isn\'t a method: expected get, post, put, patch, delete.'],
    ['get', '/foo', 'fooRead', '"/foo" isn\'t a valid path: expected one such as /api/v1/stories/{story}.'],
    ['get', '/api/v1/Foo', 'fooRead', /isn't a valid path/],
    ['get', '/api/v1/notes', 'fooList', 'GET /api/v1/notes is already in the contract.'],
    ['get', '/api/v1/notes/{id}', 'fooRead', 'The path /api/v1/notes/{id} is in the contract as /api/v1/notes/{note}.'],
    ['get', '/api/v1/foo', 'noteList', 'The operationId "noteList" is taken by /api/v1/notes.'],
    [
      'get',
      '/api/v1/foo',
      'readFoo',
      'The operationId "readFoo" starts with the verb "read"; put the noun first, as in storyRead.',
    ],
    ['post', '/api/v1/foo', 'fooRead', 'The operationId "fooRead" ends in "Read" but is POST; expected GET.'],
  ])('rejects %s %s %s', (method, path, id, message) => {
    expect(() => add(method, path, id)).toThrow(message);
  });

  it('rejects an unknown tag and one that the path lacks', () => {
    expect(() => add('get', '/api/v1/foo', 'fooRead', { tag: 'lost' })).toThrow(
      '--tag: the contract has no tag "lost". Expected one of notes, stories.',
    );
    expect(() => add('put', '/api/v1/notes', 'noteReplace', { tag: 'stories' })).toThrow(
      '--tag: the path /api/v1/notes has the tag "notes".',
    );
  });
});
