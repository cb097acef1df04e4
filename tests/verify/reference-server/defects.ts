/** One backend defect of each kind, with the line that a verification must report. */
import type { Overrides, Defect, PlainEvent, PlainReply } from './overrides.ts';
import { laravelResponses, laravelEvents } from './laravel-defects.ts';

function onRoute(route: string, change: (reply: PlainReply) => PlainReply | 'cut'): Overrides {
  return {
    answer: (name, reply) => (name === route && reply.status < 300 ? change(reply) : reply),
  };
}

function withText(change: (text: string) => string) {
  return (reply: PlainReply) => ({ ...reply, text: change(reply.text) });
}

function ofSecondRename(change: (event: PlainEvent) => readonly PlainEvent[]): Overrides {
  let renamed = 0;
  return {
    event: (event) => {
      if (event.event === 'note.updated') renamed += 1;
      return event.event === 'note.updated' && renamed === 2 ? change(event) : [event];
    },
  };
}

function payloadOf({ data }: PlainEvent): object {
  return JSON.parse(String(data)) as object;
}

const note = 'note.updated on private-document.{id}';

const answers: readonly Defect[] = [
  {
    name: 'sets no CSRF cookie',
    bends: onRoute('csrfCookieRead', (reply) => ({ ...reply, headers: {} })),
    line: 'set-up: csrfCookieRead 204',
  },
  {
    name: 'breaks the connection off',
    bends: onRoute('documentRead', () => 'cut'),
    line: 'no-answer: documentRead',
  },
  {
    name: 'redirects a call of the API',
    bends: onRoute('storyList', (reply) => ({ ...reply, status: 302, headers: { Location: '/login' } })),
    line: 'undocumented-status: storyList 302',
  },
  {
    name: 'takes what it must refuse',
    bends: {
      answer: (route, reply, sent) =>
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
    line: 'unexpected-status: noteUpdate 200',
  },
  {
    name: 'answers with a page',
    bends: onRoute('projectList', (reply) => ({ ...reply, headers: { 'Content-Type': 'text/html' } })),
    line: 'wrong-media-type: projectList 200 text/html',
  },
  {
    name: 'breaks off in the middle of the JSON',
    bends: onRoute(
      'noteList',
      withText((text) => text.slice(0, -4)),
    ),
    line: 'unreadable-body: noteList 200 application/json',
  },
  {
    name: 'writes a warning before the JSON',
    bends: onRoute(
      'storyList',
      withText((text) => `<b>Notice</b>: Undefined offset: 3 in <b>/app/Story.php</b> on line <b>12</b>\n${text}`),
    ),
    line: 'text-before-json: storyList 200 application/json',
  },
  {
    name: 'says nothing where the note is due',
    bends: onRoute(
      'noteRead',
      withText(() => ''),
    ),
    line: 'missing-body: noteRead 200 application/json',
  },
  {
    name: 'leaves a field out',
    bends: onRoute(
      'noteRead',
      withText((text) => text.replace(/"version":\d+,/, '')),
    ),
    line: 'answer-schema: noteRead 200 application/json /data',
  },
  {
    name: 'does not keep what it was told to',
    bends: { forgets: (route) => route === 'noteUpdate' },
    line: 'step-failed: noteRead 200 application/json',
  },
];

const events: readonly Defect[] = [
  {
    name: 'broadcasts on a channel of its own',
    bends: ofSecondRename((event) => [event, { ...event, channel: 'private-invented.7' }]),
    line: 'undeclared-channel: note.updated on private-invented.7',
  },
  {
    name: 'broadcasts under another name',
    bends: ofSecondRename((event) => [{ ...event, event: 'note.changed' }]),
    line: 'undeclared-event: note.changed on private-document.{id}',
  },
  {
    name: 'encodes the data once only',
    bends: ofSecondRename((event) => [{ ...event, data: payloadOf(event) }]),
    line: `event-encoding: ${note}`,
  },
  {
    name: 'leaves a field of the payload out',
    bends: ofSecondRename((event) => [{ ...event, data: JSON.stringify({ ...payloadOf(event), data: {} }) }]),
    line: `event-schema: ${note} /data`,
  },
  {
    name: 'sends the whole note with the event',
    bends: ofSecondRename((event) => [
      { ...event, data: JSON.stringify({ ...payloadOf(event), note: 'x'.repeat(9_000) }) },
    ]),
    line: `event-too-large: ${note}`,
  },
  {
    name: 'forgets the event',
    bends: ofSecondRename(() => []),
    line: `event-missing: noteUpdate, ${note}`,
  },
  {
    name: 'sends the event when its time is over',
    bends: ofSecondRename((event) => [{ ...event, after: 6_000 }]),
    line: `event-late: noteUpdate, ${note}`,
  },
  {
    name: 'sends the event to the channel of another note',
    bends: {
      event: (event) => [event.event === 'noteSection.updated' ? { ...event, channel: 'private-document.101' } : event],
    },
    line: 'event-misplaced: noteSectionCreate, noteSection.updated on private-document.{id}',
  },
  {
    name: 'sends the event twice',
    bends: ofSecondRename((event) => [event, event]),
    line: `event-doubled: ${note}`,
  },
  {
    name: 'tells of something that did not happen',
    bends: {
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
    line: 'event-unexpected: noteSection.updated on private-document.{id}',
  },
  {
    name: 'is done before it has begun',
    bends: {
      event: (event) => {
        const swapped = String(event.data).replace(/processing|completed/, (status) =>
          status === 'completed' ? 'processing' : 'completed',
        );
        return [event.event === 'chatMessage.statusUpdated' ? { ...event, data: swapped } : event];
      },
    },
    line: 'event-order: chatMessage.statusUpdated on private-sessionChat.{id}',
  },
  { name: 'hangs up', bends: { hangsUpAt: 'noteRestore' }, line: 'connection-lost:' },
];

const channels: readonly Defect[] = [
  {
    name: 'lets another writer in',
    bends: { admits: (channel, user) => (channel.startsWith('private-document.') && user === 2 ? true : undefined) },
    line: 'foreign-channel-allowed: broadcastingAuth 200, private-document.{id}',
  },
  {
    name: 'lets an unauthenticated client in',
    bends: {
      admits: (channel, user) => (channel.startsWith('private-sessionChat.') && user === null ? true : undefined),
    },
    line: 'foreign-channel-allowed: broadcastingAuth 200, private-sessionChat.{id}',
  },
  {
    name: 'keeps the writer out',
    bends: {
      admits: (channel, user) => (channel.startsWith('private-sessionChat.') && user === 1 ? false : undefined),
    },
    line: 'own-channel-refused: private-sessionChat.{id}',
  },
  {
    name: 'signs with another secret',
    bends: { signature: (auth) => auth.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    line: 'own-channel-refused: private-document.{id}',
  },
  {
    name: 'signs in another form',
    bends: { signature: (auth) => auth.toUpperCase() },
    line: 'wrong-signature: broadcastingAuth 200 /auth',
  },
  {
    name: 'takes any signature',
    bends: { takesAnySignature: true },
    line: 'wrong-signature: private-App.Models.User.{id}',
  },
];

export const defects = [...answers, ...laravelResponses, ...events, ...channels, ...laravelEvents];
