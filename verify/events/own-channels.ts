import type { Backend } from '#verify/backend/backend.ts';
import type { Channel, EventContract } from '#verify/contract/events.ts';
import { call, type Context } from '#verify/part.ts';

/** A channel of the writer’s own. */
export type OwnChannel = { readonly channel: Channel; readonly id: string; readonly address: string };

/** Reads a call of the writer’s; undefined where it was not answered with 200, or the contract has no such call. */
type Read = (target: string) => Promise<unknown>;

/** The value at a path such as `data.0.id`; undefined where there is none. */
const at = (value: unknown, path: string): unknown => {
  let found = value;
  for (const name of path.split('.')) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === name)?.[1]
        : undefined;
  }
  return found;
};

const idAt = (value: unknown, path: string): readonly string[] => {
  const id = at(value, path);
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? [String(id)] : [];
};

const conversationIds = async (read: Read): Promise<readonly string[]> => {
  const latest = idAt(await read('/api/v1/conversation/session-chats/latest'), 'data.session_chat_id');
  if (latest.length > 0) return latest;
  const stories = at(await read('/api/v1/stories'), 'data');
  return Array.isArray(stories) ? stories.flatMap((story) => idAt(story, 'session_chat_id')).slice(0, 1) : [];
};

/** Of the projects: the last touched may be an empty one. */
const mostProjects = 20;

/** A text and a note: both have channels of this kind. */
const documentIds = async (read: Read): Promise<readonly string[]> => {
  const projects = at(await read('/api/v1/projects'), 'data');
  for (const found of Array.isArray(projects) ? projects.slice(0, mostProjects) : []) {
    const slug = at(found, 'slug');
    if (typeof slug !== 'string') continue;
    const project = `/api/v1/projects/${encodeURIComponent(slug)}`;
    const text = idAt(await read(`${project}/document`), 'data.id');
    const ids = [...text, ...idAt(await read(`${project}/notes`), 'data.0.id')];
    if (ids.length > 0) return ids;
  }
  return [];
};

/** Channel’s key → where ids of the writer’s own are found. */
const finders: Readonly<Record<string, (read: Read) => Promise<readonly string[]>>> = {
  user: async (read) => idAt(await read('/api/v1/auth/user'), 'data.id'),
  sessionChat: conversationIds,
  chat: conversationIds,
  project: async (read) => idAt(await read('/api/v1/projects'), 'data.0.id'),
  element: async (read) => idAt(await read('/api/v1/elements/all'), 'data.0.id'),
  document: documentIds,
};

/** The id of whoever a login belongs to; null where it is not told. */
export const userIdOf = async (
  context: Pick<Context, 'journal' | 'contract'>,
  backend: Backend,
): Promise<string | null> => {
  const { json } = await call(context, 'events', backend, { method: 'GET', target: '/api/v1/auth/user' });
  return idAt(json, 'data.id')[0] ?? null;
};

export const addressIn = ({ channels }: EventContract, key: string, id: string): string | null =>
  channels.get(key)?.address.replace('{id}', id) ?? null;

/** Channels of the writer’s own, of every kind that the contract has and the writer has anything for. */
export const ownChannels = async (
  context: Pick<Context, 'journal' | 'contract' | 'writer'>,
): Promise<{ readonly found: readonly OwnChannel[]; readonly without: readonly Channel[] }> => {
  const answers = new Map<string, unknown>();
  const read: Read = async (target) => {
    if (!context.contract.rest.find('GET', target)) return undefined;
    if (!answers.has(target)) {
      const { status, json } = await call(context, 'events', context.writer, { method: 'GET', target });
      answers.set(target, status === 200 ? json : undefined);
    }
    return answers.get(target);
  };
  const found: OwnChannel[] = [];
  const without: Channel[] = [];
  for (const channel of context.contract.events.channels.values()) {
    const ids = (await finders[channel.key]?.(read)) ?? [];
    if (ids.length === 0) without.push(channel);
    for (const id of ids) found.push({ channel, id, address: channel.address.replace('{id}', id) });
  }
  return { found, without };
};
