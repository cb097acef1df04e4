import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import { refusal, serverError } from '#mocks/http/laravel-responses.ts';
import type { UserRow } from '#mocks/model/tables.ts';
import type { MockResponse } from '#mocks/prism/validator.ts';
import { signSubscription } from '#shared/pusher/signatures.ts';
import type { ChannelEvents } from '#src/api/generated/events.ts';
import { type Handlers, HttpError } from './handler.ts';

type Rule = (session: MockSession, user: UserRow, id: string) => boolean;
type OwnedTable = 'session_chats' | 'projects' | 'elements' | 'notes' | 'documents';

function ownerIn(...tables: readonly OwnedTable[]): Rule {
  return (session, user, id) => tables.some((name) => session.table(name).get(Number(id))?.user_id === user.id);
}

const rules: { readonly [Channel in keyof ChannelEvents]: Rule } = {
  sessionChat: ownerIn('session_chats'),
  user: (_session, user, id) => String(user.id) === id,
  project: ownerIn('projects'),
  element: ownerIn('elements'),
  document: ownerIn('notes', 'documents'),
  chat: ownerIn('session_chats'),
};

function isRuled(channel: string): channel is keyof ChannelEvents {
  return Object.hasOwn(rules, channel);
}

export type BroadcastingKeys = { readonly key: string; readonly secret: string };

export function broadcastingHandlers({ key, secret }: BroadcastingKeys, broadcasts: Broadcasts): Partial<Handlers> {
  return {
    /** Signs a private or presence channel. For a presence channel it adds the member. */
    broadcastingAuth: ({ session, user, body: { socket_id: socketId, channel_name: channel } }) => {
      const match = broadcasts.findChannel(channel.replace(/^presence-/, 'private-'));
      if (!match || !isRuled(match.channel) || !rules[match.channel](session, user, match.id))
        throw new HttpError(403, '');
      if (!channel.startsWith('presence-')) {
        return { status: 200, body: { auth: `${key}:${signSubscription(secret, { socketId, channel })}` } };
      }
      const member = { user_id: String(user.id), user_info: { id: user.id, name: user.user.name } };
      const channelData = JSON.stringify(member);
      const signature = signSubscription(secret, { socketId, channel, channelData });
      return { status: 200, body: { auth: `${key}:${signature}`, channel_data: channelData } };
    },
  };
}

/** Laravel doesn't validate this request: an invalid socket id fails the signing, anything else is refused. */
export function invalidBroadcastingAuth(errors: Readonly<Record<string, unknown>>): MockResponse {
  return 'socket_id' in errors ? serverError : refusal(403, '');
}
