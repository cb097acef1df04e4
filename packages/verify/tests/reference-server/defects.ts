/** One backend defect of each kind, with the line that a verification must report. */
import { laravelEvents, laravelHabits, laravelResponses } from './laravel-defects.ts';
import type { Defect, Overrides, PlainEvent, PlainReply } from './overrides.ts';
import { users } from './store.ts';

function onRoute(route: string, change: (reply: PlainReply) => PlainReply | 'cut'): Overrides {
  return {
    response: (name, reply) => (name === route && reply.status < 300 ? change(reply) : reply),
  };
}

function withText(change: (text: string) => string) {
  return (reply: PlainReply) => ({ ...reply, text: change(reply.text) });
}

/** The first two renames are the doctor's. */
function ofSecondRename(change: (event: PlainEvent) => readonly PlainEvent[]): Overrides {
  let renamed = 0;
  return {
    event: (event) => {
      if (event.event === 'note.updated') renamed += 1;
      return event.event === 'note.updated' && renamed === 4 ? change(event) : [event];
    },
  };
}

function parsePayload({ data }: PlainEvent): object {
  return JSON.parse(String(data)) as object;
}

const note = 'note.updated on private-document.{id}';

const answers: readonly Defect[] = [
  {
    name: 'sets no CSRF cookie',
    overrides: onRoute('csrfCookieRead', (reply) => ({ ...reply, headers: {} })),
    expectedFinding: 'set-up: csrfCookieRead 204',
  },
  {
    name: 'breaks the connection off',
    overrides: onRoute('documentRead', () => 'cut'),
    expectedFinding: 'no-answer: documentRead',
  },
  {
    name: 'redirects a call of the API',
    overrides: onRoute('storyList', (reply) => ({ ...reply, status: 302, headers: { Location: '/login' } })),
    expectedFinding: 'undocumented-status: storyList 302',
  },
  {
    name: 'takes what it must refuse',
    overrides: {
      response: (route, reply, sent) =>
        route === 'noteUpdate' && reply.status === 422
          ? {
              ...reply,
              status: 200,
              text: JSON.stringify({
                data: { id: 1, version: 1, title: null, sections: [], updated_at: '2026-11-12T18:45:00Z', sent },
              }),
            }
          : reply,
    },
    expectedFinding: 'unexpected-status: noteUpdate 200',
  },
  {
    name: 'answers with a page',
    overrides: onRoute('projectList', (reply) => ({ ...reply, headers: { 'Content-Type': 'text/html' } })),
    expectedFinding: 'wrong-media-type: projectList 200 text/html',
  },
  {
    name: 'breaks off in the middle of the JSON',
    overrides: onRoute(
      'noteList',
      withText((text) => text.slice(0, -4)),
    ),
    expectedFinding: 'unreadable-body: noteList 200 application/json',
  },
  {
    name: 'writes a warning before the JSON',
    overrides: onRoute(
      'storyList',
      withText((text) => `<b>Notice</b>: Undefined offset: 3 in <b>/app/Story.php</b> on line <b>12</b>\n${text}`),
    ),
    expectedFinding: 'text-before-json: storyList 200 application/json',
  },
  {
    name: 'says nothing where the note is due',
    overrides: onRoute(
      'noteRead',
      withText(() => ''),
    ),
    expectedFinding: 'missing-body: noteRead 200 application/json',
  },
  {
    name: 'leaves a field out',
    overrides: onRoute(
      'noteRead',
      withText((text) => text.replace(/"version":\d+,/, '')),
    ),
    expectedFinding: 'answer-schema: noteRead 200 application/json /data',
  },
  {
    name: 'writes a key twice',
    overrides: onRoute(
      'noteRead',
      withText((text) => text.replace(/"version":(\d+),/, '"version":0,"version":$1,')),
    ),
    expectedFinding: 'lost-value: noteRead 200 application/json /data/version',
  },
  {
    name: 'has an id that JavaScript rounds',
    overrides: onRoute(
      'documentRead',
      withText((text) => text.replace(/"id":\d+/, '"id":9007199254740993')),
    ),
    expectedFinding: 'lost-value: documentRead 200 application/json /data/id',
  },
  {
    name: 'does not keep what it was told to',
    overrides: { forgets: (route) => route === 'noteUpdate' },
    expectedFinding: 'step-failed: noteRead 200 application/json',
  },
];

const events: readonly Defect[] = [
  {
    name: 'broadcasts on a channel of its own',
    overrides: ofSecondRename((event) => [event, { ...event, channel: 'private-invented.7' }]),
    expectedFinding: 'undeclared-channel: note.updated on private-invented.7',
  },
  {
    name: 'broadcasts under another name',
    overrides: ofSecondRename((event) => [{ ...event, event: 'note.changed' }]),
    expectedFinding: 'undeclared-event: note.changed on private-document.{id}',
  },
  {
    name: 'encodes the data once only',
    overrides: ofSecondRename((event) => [{ ...event, data: parsePayload(event) }]),
    expectedFinding: `event-encoding: ${note}`,
  },
  {
    name: 'leaves a field of the payload out',
    overrides: ofSecondRename((event) => [{ ...event, data: JSON.stringify({ ...parsePayload(event), data: {} }) }]),
    expectedFinding: `event-schema: ${note} /data`,
  },
  {
    name: 'sends the whole note with the event',
    overrides: ofSecondRename((event) => [
      { ...event, data: JSON.stringify({ ...parsePayload(event), note: 'x'.repeat(9_000) }) },
    ]),
    expectedFinding: `event-too-large: ${note}`,
  },
  {
    name: 'writes a key of the payload twice',
    overrides: ofSecondRename((event) => [{ ...event, data: String(event.data).replace('{', '{"identifier":1,') }]),
    expectedFinding: `lost-value: ${note} /identifier`,
  },
  {
    name: 'forgets the event',
    overrides: ofSecondRename(() => []),
    expectedFinding: `event-missing: noteUpdate, ${note}`,
  },
  {
    name: 'sends the event when its time is over',
    overrides: ofSecondRename((event) => [{ ...event, after: 6_000 }]),
    expectedFinding: `event-late: noteUpdate, ${note}`,
  },
  {
    name: 'sends the event to the channel of another note',
    overrides: {
      event: (event) => [event.event === 'noteSection.updated' ? { ...event, channel: 'private-document.101' } : event],
    },
    expectedFinding: 'event-misplaced: noteSectionCreate, noteSection.updated on private-document.{id}',
  },
  {
    name: 'sends the event to another writer too',
    overrides: ofSecondRename((event) => [event, { ...event, channel: `private-App.Models.User.${users[1].id}` }]),
    expectedFinding: 'undeclared-event: note.updated on private-App.Models.User.{id}',
  },
  {
    name: 'sends the event to the connection that made the change too',
    overrides: { echoesToSender: true },
    expectedFinding: `event-echoed: noteUpdate, ${note}`,
    hint: 'toOthers()',
  },
  {
    name: 'sends the event to all connections but the one that needs it',
    overrides: { withholdsFromSender: true },
    expectedFinding: 'event-missing: chatMessageAnswer, chatMessage.statusUpdated on private-sessionChat.{id}',
    hint: 'without toOthers()',
  },
  {
    name: 'sends the event twice',
    overrides: ofSecondRename((event) => [event, event]),
    expectedFinding: `event-doubled: ${note}`,
  },
  {
    name: 'tells of something that did not happen',
    overrides: {
      extra: (route) =>
        route === 'noteCreate'
          ? [
              {
                channel: 'private-document.101',
                event: 'noteSection.updated',
                data: JSON.stringify({ identifier: 102, data: { note_id: 101, version: 2 } }),
              },
            ]
          : [],
    },
    expectedFinding: 'event-unexpected: noteSection.updated on private-document.{id}',
  },
  {
    name: 'is done before it has begun',
    overrides: {
      event: (event) => {
        const swapped = String(event.data).replace(/processing|completed/, (status) =>
          status === 'completed' ? 'processing' : 'completed',
        );
        return [event.event === 'chatMessage.statusUpdated' ? { ...event, data: swapped } : event];
      },
    },
    expectedFinding: 'event-order: chatMessage.statusUpdated on private-sessionChat.{id}',
  },
  { name: 'hangs up', overrides: { hangsUpAt: 'noteRestore' }, expectedFinding: 'connection-lost:' },
];

const channels: readonly Defect[] = [
  {
    name: 'lets another writer in',
    overrides: {
      admits: (channel, user) => (channel.startsWith('private-document.') && user === 2 ? true : undefined),
    },
    expectedFinding: 'foreign-channel-allowed: broadcastingAuth 200, private-document.{id}',
  },
  {
    name: 'lets an unauthenticated client in',
    overrides: {
      admits: (channel, user) => (channel.startsWith('private-sessionChat.') && user === null ? true : undefined),
    },
    expectedFinding: 'foreign-channel-allowed: broadcastingAuth 200, private-sessionChat.{id}',
  },
  {
    name: 'keeps the writer out',
    overrides: {
      admits: (channel, user) => (channel.startsWith('private-sessionChat.') && user === 1 ? false : undefined),
    },
    expectedFinding: 'own-channel-refused: private-sessionChat.{id}',
  },
  {
    name: 'signs with another secret',
    overrides: { signature: (auth) => auth.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    expectedFinding: 'own-channel-refused: private-document.{id}',
  },
  {
    name: 'signs in another form',
    overrides: { signature: (auth) => auth.toUpperCase() },
    expectedFinding: 'wrong-signature: broadcastingAuth 200 /auth',
  },
  {
    name: 'takes any signature',
    overrides: { acceptsAnySignature: true },
    expectedFinding: 'wrong-signature: private-App.Models.User.{id}',
  },
];

export const defects = [...answers, ...laravelResponses, ...laravelHabits, ...events, ...channels, ...laravelEvents];
