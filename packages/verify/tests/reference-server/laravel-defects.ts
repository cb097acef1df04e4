/** Typical Laravel mistakes, each with the line that a verification must report. */
import type { Overrides, Defect, PlainEvent, PlainReply } from './overrides.ts';

function answering(
  route: string,
  statuses: (status: number) => boolean,
  change: (reply: PlainReply) => PlainReply,
): NonNullable<Overrides['response']> {
  return (name, reply) => (name === route && statuses(reply.status) ? change(reply) : reply);
}

function isRight(status: number): boolean {
  return status < 300;
}

function withJson(route: string, change: (body: Record<string, unknown>) => unknown): Overrides {
  return {
    response: answering(route, isRight, (reply) => ({
      ...reply,
      text: JSON.stringify(change(JSON.parse(reply.text) as Record<string, unknown>)),
    })),
  };
}

function withText(route: string, change: (text: string) => string): Overrides {
  return withJson(route, (body) => JSON.parse(change(JSON.stringify(body))) as unknown);
}

function withData(route: string, change: (data: Record<string, unknown>) => unknown): Overrides {
  return withJson(route, ({ data, ...rest }) => ({ ...rest, data: change(data as Record<string, unknown>) }));
}

function onEvent(message: string, change: (event: PlainEvent) => PlainEvent): Overrides {
  return {
    event: (event) => [event.event === message ? change(event) : event],
  };
}

const debugPage = JSON.stringify({
  message: 'SQLSTATE[42S22]: Column not found: 1054 Unknown column',
  exception: String.raw`Illuminate\Database\QueryException`,
  file: '/var/www/app/Http/Controllers/NoteController.php',
  line: 51,
  trace: [{ file: '/var/www/vendor/laravel/framework/src/Illuminate/Database/Connection.php', line: 822 }],
});

export const laravelResponses: readonly Defect[] = [
  {
    name: 'answers an error with a page',
    overrides: {
      response: answering(
        'noteRead',
        (status) => status === 404,
        (reply) => ({ ...reply, headers: { 'Content-Type': 'text/html; charset=UTF-8' }, text: '<h1>Not Found</h1>' }),
      ),
    },
    expectedFinding: 'wrong-media-type: noteRead 404 text/html',
    hint: 'shouldRenderJsonWhen',
  },
  {
    name: 'does not wrap a resource',
    overrides: withJson('noteRead', ({ data }) => data),
    expectedFinding: 'answer-schema: noteRead 200 application/json',
    hint: 'withoutWrapping',
  },
  {
    name: 'leaves a resource unwrapped that has a field named data',
    overrides: withJson('authUserRead', ({ data }) => ({ ...(data as object), data: { bio: 'I write.' } })),
    expectedFinding: 'answer-schema: authUserRead 200 application/json /data',
    hint: 'has a field named data',
  },
  {
    name: 'signs nothing, for its broadcaster is null',
    overrides: {
      response: answering('broadcastingAuth', isRight, (reply) => ({
        ...reply,
        headers: { 'Content-Type': 'text/html; charset=UTF-8' },
        text: '',
      })),
    },
    expectedFinding: 'set-up: broadcastingAuth 200',
    hint: 'BROADCAST_CONNECTION',
  },
  {
    name: 'answers 200 to what it has created',
    overrides: { response: answering('noteCreate', isRight, (reply) => ({ ...reply, status: 200 })) },
    expectedFinding: 'undocumented-status: noteCreate 200 application/json',
    hint: 'returns 201 automatically',
  },
  {
    name: 'answers 201 to what it only changes, for its model was just created',
    overrides: { response: answering('documentRead', isRight, (reply) => ({ ...reply, status: 201 })) },
    expectedFinding: 'undocumented-status: documentRead 201 application/json',
    hint: 'wasRecentlyCreated',
  },
  {
    name: 'aborts with 422 and no errors',
    overrides: {
      response: answering(
        'noteCreate',
        (status) => status === 422,
        (reply) => ({ ...reply, text: '{"message":"This is not possible."}' }),
      ),
    },
    expectedFinding: 'answer-schema: noteCreate 422 application/json',
    hint: 'abort(422) sends no errors',
  },
  {
    name: 'trims the texts of the editor',
    overrides: withData('noteSectionUpdate', (data) => ({
      ...data,
      content: JSON.parse(JSON.stringify(data['content']).replaceAll(' "', '"')) as unknown,
    })),
    expectedFinding: 'step-failed: noteSectionUpdate 200 application/json',
  },
  {
    name: 'adds a field to a resource',
    overrides: withData('noteRead', (data) => ({ ...data, created_at: '2026-11-22T10:00:00.000000Z' })),
    expectedFinding: 'undeclared-field: noteRead 200 application/json data.created_at',
  },
  {
    name: 'writes a number as a text',
    overrides: withData('noteRead', (data) => ({ ...data, id: String(data['id']) })),
    expectedFinding: 'answer-schema: noteRead 200 application/json /data/id',
    hint: 'as a string. Cast it with (int)',
  },
  {
    name: 'writes the size of a page as it stood in the query',
    overrides: withJson('projectList', ({ meta, ...rest }) => ({
      ...rest,
      meta: { ...(meta as object), per_page: '30' },
    })),
    expectedFinding: 'answer-schema: projectList 200 application/json /meta/per_page',
    hint: 'as a string. Cast it with (int)',
  },
  {
    name: 'writes a date as the database has it',
    overrides: withData('noteRead', (data) => ({ ...data, updated_at: '2026-11-22 10:00:00' })),
    expectedFinding: 'answer-schema: noteRead 200 application/json /data/updated_at',
    hint: "the database's format",
  },
  {
    name: 'has null where something must be',
    overrides: withData('noteRead', (data) => ({ ...data, version: null })),
    expectedFinding: 'answer-schema: noteRead 200 application/json /data/version',
  },
  {
    name: 'writes an empty object as a list',
    overrides: withData('documentRead', (data) => ({ ...data, content: [] })),
    expectedFinding: 'answer-schema: documentRead 200 application/json /data/content',
    hint: '(object)',
  },
  {
    name: 'writes a filtered list as an object',
    overrides: withJson('noteList', ({ data, ...rest }) => ({ ...rest, data: { 1: (data as unknown[])[0] } })),
    expectedFinding: 'answer-schema: noteList 200 application/json /data',
    hint: '->values()',
  },
  {
    name: 'mixes up camels and snakes',
    overrides: withData('noteRead', ({ updated_at, ...data }) => ({ ...data, updatedAt: updated_at })),
    expectedFinding: 'answer-schema: noteRead 200 application/json /data',
    hint: 'It has updatedAt instead',
  },
  {
    name: 'says that it went wrong, and 200',
    overrides: {
      response: answering(
        'noteRead',
        (status) => status === 404,
        (reply) => ({ ...reply, status: 200, text: '{"success":false,"message":"Not found."}' }),
      ),
    },
    expectedFinding: 'unexpected-status: noteRead 200',
  },
  {
    name: 'gives the texts of a refused form as a list',
    overrides: {
      response: answering(
        'noteCreate',
        (status) => status === 422,
        (reply) => ({ ...reply, text: '{"message":"Invalid.","errors":["The title field is invalid."]}' }),
      ),
    },
    expectedFinding: 'answer-schema: noteCreate 422 application/json /errors',
  },
  {
    name: 'tells somebody who is not there that they may not',
    overrides: {
      response: answering(
        'documentRead',
        (status) => status === 404,
        (reply) => ({ ...reply, status: 403, text: '{"message":"This action is unauthorized."}' }),
      ),
    },
    expectedFinding: 'unexpected-status: documentRead 403',
  },
  {
    name: 'lists what was thrown away',
    overrides: { listsDeleted: true },
    expectedFinding: 'step-failed: noteList 200 application/json',
  },
  {
    name: 'fails, and shows its inside',
    overrides: {
      response: answering('noteList', isRight, (reply) => ({ ...reply, status: 500, text: debugPage })),
    },
    expectedFinding: 'unexpected-status: noteList 500',
    hint: 'QueryException: SQLSTATE[42S22]: Column not found: 1054 Unknown column, in /var/www/app/Http/Controllers/NoteController.php:51',
  },
];

function allPages(route: string): Overrides {
  return withJson(route, (body) => ({
    ...body,
    data: [...(body['data'] as unknown[]), { ...(body['data'] as object[])[0], id: 7 }],
  }));
}

/** What only a second writer, a second page or a closer look shows. */
export const laravelHabits: readonly Defect[] = [
  {
    name: "finds everybody's records by route model binding",
    overrides: { findsForeign: (route) => route === 'noteList' },
    expectedFinding: 'foreign-data-allowed: noteList 200',
    hint: '$request->user()',
  },
  {
    name: "lists the first writer's projects for everybody",
    overrides: { findsForeign: (route) => route === 'projectList' },
    expectedFinding: 'foreign-data-allowed: projectList 200',
    hint: '$request->user()',
  },
  {
    name: 'lets another writer change a note',
    overrides: { findsForeign: (route) => route === 'noteUpdate' },
    expectedFinding: 'foreign-data-allowed: noteUpdate 409',
    hint: 'findOrFail',
  },
  {
    name: "lets another writer answer in the first writer's place",
    overrides: { findsForeign: (route) => route === 'chatMessageAnswer' },
    expectedFinding: 'foreign-data-allowed: chatMessageAnswer 200',
  },
  {
    name: 'builds addresses of actions from a wrong APP_URL',
    overrides: withText('chatMessageLatestRead', (text) => text.replace('"/api/v1/', '"http://localhost/api/v1/')),
    expectedFinding: 'wrong-action: chatMessageLatestRead 200 application/json /actions/answer/url',
    hint: 'APP_URL',
  },
  {
    name: 'gives the address of another action',
    overrides: withText('chatMessageLatestRead', (text) =>
      text.replace(/\/chat-messages\/\d+\/answer/, '/chat-messages/1/answer'),
    ),
    expectedFinding: 'wrong-action: chatMessageLatestRead 200 application/json /actions/answer/url',
  },
  {
    name: 'ignores the size of a page',
    overrides: allPages('noteList'),
    expectedFinding: 'wrong-list: noteList 200',
    hint: 'paginate',
  },
  {
    name: 'repeats entries on the next page',
    overrides: { ignoresQuery: (route) => route === 'projectList' },
    expectedFinding: 'wrong-list: projectList 200',
    hint: 'paginate',
  },
  {
    name: 'lists the oldest first',
    overrides: withJson('storyList', ({ data }) => ({
      data: [{ ...(data as object[])[0], updated_at: '2026-11-01T08:00:00Z' }, ...(data as object[])],
    })),
    expectedFinding: 'wrong-list: storyList 200',
    hint: '->latest()',
  },
  {
    name: 'ignores what is searched for',
    overrides: { ignoresQuery: (route) => route === 'noteList' },
    expectedFinding: 'wrong-list: noteList 200',
    hint: "$request->input('query')",
  },
  {
    name: 'requires an optional field',
    overrides: {
      response: (route, reply, sent) =>
        route === 'noteSectionCreate' && reply.status === 201 && !('title' in (sent as object))
          ? {
              ...reply,
              status: 422,
              text: '{"message":"The title field is required.","errors":{"title":["Required."]}}',
            }
          : reply,
    },
    expectedFinding: 'unexpected-status: noteSectionCreate 422',
  },
  {
    name: 'shows stack traces',
    overrides: {
      response: answering(
        'noteRead',
        (status) => status === 404,
        (reply) => ({ ...reply, text: debugPage }),
      ),
    },
    expectedFinding: 'debug-trace:',
    hint: 'APP_DEBUG=false',
  },
  {
    name: 'signs with another secret than the websocket server has',
    overrides: { otherSecret: true },
    expectedFinding: 'set-up: private-App.Models.User.1',
    hint: 'REVERB_APP_SECRET',
  },
  {
    name: 'has no queue worker',
    overrides: { event: () => [] },
    expectedFinding: 'event-missing: noteUpdate, note.updated on private-document.{id}',
    hint: 'php artisan queue:work',
  },
];

export const laravelEvents: readonly Defect[] = [
  {
    name: 'broadcasts under the name of the class',
    overrides: onEvent('note.updated', (event) => ({ ...event, event: String.raw`App\Events\NoteUpdated` })),
    expectedFinding: String.raw`undeclared-event: App\Events\NoteUpdated on private-document.{id}`,
    hint: "broadcastAs() returns another name: 'note.updated'",
  },
  {
    name: 'broadcasts where anybody hears it',
    overrides: onEvent('note.updated', (event) => ({ ...event, channel: event.channel.replace('private-', '') })),
    expectedFinding: 'undeclared-channel: note.updated on document.{id}',
    hint: 'PrivateChannel',
  },
  {
    name: 'sends an empty list with an event where an object is due',
    overrides: onEvent('noteSection.updated', (event) => ({ ...event, data: '{"identifier":7,"data":[]}' })),
    expectedFinding: 'event-schema: noteSection.updated on private-document.{id} /data',
    hint: '(object)',
  },
  {
    name: 'lets everybody into every channel',
    overrides: { admits: (_channel, user) => (user === null ? undefined : true) },
    expectedFinding: 'undeclared-channel: broadcastingAuth 200, private-orders.1',
  },
  {
    name: 'lets no page of a browser in',
    overrides: {
      response: (_route, reply) => ({
        ...reply,
        headers: { ...reply.headers, 'Access-Control-Allow-Origin': 'http://localhost:3000' },
      }),
    },
    page: 'http://page.test:5173',
    expectedFinding: 'set-up: authLogin 204',
    hint: 'config/cors.php',
  },
];
