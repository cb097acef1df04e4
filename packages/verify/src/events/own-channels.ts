import type { Channel } from '#verify/contract/events.ts';
import { atPointer } from '#verify/base/values.ts';
import { readJson, type SuiteContext } from '#verify/run/suite.ts';

export type OwnChannel = { readonly channel: Channel; readonly id: string; readonly address: string };

/** Resolves to undefined for undocumented operations and statuses other than 200. */
type Read = (target: string) => Promise<unknown>;

function idAt(value: unknown, at: string): readonly string[] {
  const id = atPointer(value, at);
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? [String(id)] : [];
}

async function conversationIds(read: Read): Promise<readonly string[]> {
  const latest = idAt(await read('/api/v1/conversation/session-chats/latest'), '/data/session_chat_id');
  if (latest.length > 0) return latest;
  const stories = atPointer(await read('/api/v1/stories'), '/data');
  return Array.isArray(stories) ? stories.flatMap((story) => idAt(story, '/session_chat_id')).slice(0, 1) : [];
}

/** The latest project may be empty. */
const mostProjects = 20;

/** The manuscript and notes share a channel type. */
async function documentIds(read: Read): Promise<readonly string[]> {
  const projects = atPointer(await read('/api/v1/projects'), '/data');
  for (const projectData of Array.isArray(projects) ? projects.slice(0, mostProjects) : []) {
    const slug = atPointer(projectData, '/slug');
    if (typeof slug !== 'string') continue;
    const project = `/api/v1/projects/${encodeURIComponent(slug)}`;
    const text = idAt(await read(`${project}/document`), '/data/id');
    const ids = [...text, ...idAt(await read(`${project}/notes`), '/data/0/id')];
    if (ids.length > 0) return ids;
  }
  return [];
}

const finders: Readonly<Record<string, (read: Read) => Promise<readonly string[]>>> = {
  user: async (read) => idAt(await read('/api/v1/auth/user'), '/data/id'),
  sessionChat: conversationIds,
  chat: conversationIds,
  project: async (read) => idAt(await read('/api/v1/projects'), '/data/0/id'),
  element: async (read) => idAt(await read('/api/v1/elements/all'), '/data/0/id'),
  document: documentIds,
};

/** Returns the writer's channels, and the types for which the writer has no data. */
export async function ownChannels(
  context: SuiteContext,
): Promise<{ readonly channels: readonly OwnChannel[]; readonly without: readonly Channel[] }> {
  const responses = new Map<string, Promise<unknown>>();
  const read: Read = (target) => {
    const response = responses.get(target) ?? readJson(context, context.writer, target);
    responses.set(target, response);
    return response;
  };
  const channels: OwnChannel[] = [];
  const without: Channel[] = [];
  for (const channel of context.contract.events.channels.values()) {
    const ids = (await finders[channel.key]?.(read)) ?? [];
    if (ids.length === 0) without.push(channel);
    for (const id of ids) channels.push({ channel, id, address: channel.address.replace('{id}', id) });
  }
  return { channels, without };
}
