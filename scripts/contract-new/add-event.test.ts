import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addEvent, type NewEvent } from './add-event.ts';
import type { ContractFiles } from './contract-files.ts';

const files: ContractFiles = new Map([
  [
    'openapi/openapi.yaml',
    `paths:
  /api/v1/notes: { $ref: notes/paths.yaml#/notes }
  /api/v1/projects/{project}/notes: { $ref: notes/paths.yaml#/project-notes }
`,
  ],
  [
    'openapi/notes/paths.yaml',
    `project-notes:
  get:
    operationId: noteList
    x-origin: extension # ours
    responses: {}
notes:
  post:
    operationId: noteCreate
    x-origin: extension
    x-emits:
      # To everyone.
      - channel: project
        id: $message.payload#/project_id
        message: note.created
        within: 5000
    responses: {}
`,
  ],
  [
    'asyncapi/asyncapi.yaml',
    `channels:
  project:
    messages:
      noteCreated: { $ref: '#/components/messages/noteCreated' }
  user:
    messages:
      noticePosted: { $ref: '#/components/messages/noticePosted' }
components:
  messages:
    # Sorted by name.
    noteCreated:
      name: note.created
    noticePosted:
      name: notice.posted
      x-unprompted: By hand.
`,
  ],
  ['asyncapi/payloads.yaml', 'NoteCreated: { type: object }\n'],
]);

const defaults = {
  channel: 'project',
  emittedBy: 'noteCreate',
  unprompted: null,
  id: null,
  purpose: 'the screen /foo',
};

function add(name: string, options: Partial<NewEvent> = {}): ReadonlyMap<string, string> {
  return addEvent(files, { name, ...defaults, ...options });
}

function read(changes: ReadonlyMap<string, string>, file: string): unknown {
  return parse(changes.get(file) ?? '');
}

describe('addEvent', () => {
  it('adds the message, its payload and the cause', () => {
    const changes = add('foo.created');
    const document = read(changes, 'asyncapi/asyncapi.yaml');
    expect(document).toHaveProperty('channels.project.messages.fooCreated.$ref', '#/components/messages/fooCreated');
    expect(document).toHaveProperty('components.messages.fooCreated', {
      name: 'foo.created',
      title: 'Foo created',
      summary: 'Reports "foo created". For the screen /foo.',
      'x-origin': 'extension',
      'x-consumers': [],
      payload: { $ref: 'payloads.yaml#/FooCreated' },
      examples: [{ name: 'saltRoad', summary: 'A foo created event', payload: { identifier: 1, project_id: 1 } }],
    });
    expect(read(changes, 'asyncapi/payloads.yaml')).toHaveProperty('FooCreated.required', ['identifier', 'project_id']);
    expect(changes.get('openapi/notes/paths.yaml')).toContain(`      # To everyone.
      - channel: project
        id: $message.payload#/project_id
        message: note.created
        within: 5000
      - channel: project
        id: $message.payload#/project_id
        message: foo.created
        within: 5000
    responses: {}
`);
  });

  it('starts the list of events of an operation that had none', () => {
    const changes = add('foo.listed', { emittedBy: 'noteList' });
    expect(changes.get('openapi/notes/paths.yaml')).toContain(`    x-origin: extension # ours
    x-emits:
      - channel: project
        id: $request.path.project
        message: foo.listed
        within: 5000
    responses: {}
`);
  });

  it('adds a known event to another channel', () => {
    const changes = add('note.created', { channel: 'user' });
    expect([...changes.keys()].toSorted()).toEqual(['asyncapi/asyncapi.yaml', 'openapi/notes/paths.yaml']);
    expect(read(changes, 'asyncapi/asyncapi.yaml')).toHaveProperty('channels.user.messages.noteCreated');
    expect(changes.get('openapi/notes/paths.yaml')).toContain('- channel: user\n        id: $user.id\n');
  });

  it('takes the expression for the id of the channel', () => {
    const changes = add('foo.created', { id: '$response.body#/data/project_id' });
    expect(changes.get('openapi/notes/paths.yaml')).toContain('id: $response.body#/data/project_id\n');
    expect(read(changes, 'asyncapi/payloads.yaml')).toHaveProperty('FooCreated.required', ['identifier']);
  });

  it('writes the reason of an event without a cause', () => {
    const changes = add('foo.closed', { emittedBy: null, unprompted: 'Sent: at night.' });
    expect([...changes.keys()].toSorted()).toEqual(['asyncapi/asyncapi.yaml', 'asyncapi/payloads.yaml']);
    expect(read(changes, 'asyncapi/asyncapi.yaml')).toHaveProperty(
      'components.messages.fooClosed.x-unprompted',
      'Sent: at night.',
    );
  });

  it.each<[string, Partial<NewEvent>, string | RegExp]>([
    ['foo..gone', {}, '"foo..gone" isn\'t an event\'s name: expected one such as note.updated.'],
    ['foo.gone', { channel: 'lost' }, '--channel: the contract has no channel "lost". Expected one of project, user.'],
    ['foo.gone', { emittedBy: 'fooLose' }, '--emitted-by: the contract has no operation "fooLose".'],
    ['foo.gone', { emittedBy: null }, 'Expected either --emitted-by OPERATION or --unprompted REASON.'],
    ['foo.gone', { unprompted: 'Both.' }, 'Expected either --emitted-by OPERATION or --unprompted REASON.'],
    ['foo.gone', { emittedBy: null, unprompted: ' ' }, '--unprompted: expected a reason.'],
    ['foo.gone', { id: 'project' }, /^--id: "project" isn't an expression/],
    ['notice.posted', {}, "--id is required: an expression for the project channel's id, such as $request.path.note."],
    ['note.created', {}, 'The channel project already has the event note.created.'],
    [
      'note.created',
      { channel: 'user', emittedBy: null, unprompted: 'By hand.' },
      'The event note.created is caused by operations: use --emitted-by.',
    ],
  ])('rejects %s with %o', (name, options, message) => {
    expect(() => add(name, options)).toThrow(message);
  });
});
