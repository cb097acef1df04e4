/** The contract, reduced to the plain server's operations and events. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from '#verify/contract/contract.ts';
import { EventContract } from '#verify/contract/events.ts';
import { createRestContract } from '#verify/contract/rest.ts';
import {
  type AsyncApiDocument,
  dereference,
  type OpenApiDocument,
  type OperationObject,
  withAlternatives,
} from '#verify/contract/documents.ts';

const operations = new Set([
  'csrfCookieRead',
  'authLogin',
  'authLogout',
  'authUserRead',
  'broadcastingAuth',
  'storyList',
  'projectList',
  'documentRead',
  'noteList',
  'noteCreate',
  'noteRead',
  'noteUpdate',
  'noteDelete',
  'noteRestore',
  'noteSectionCreate',
  'noteSectionUpdate',
  'noteSectionDelete',
  'sessionChatLatestRead',
  'chatMessageLatestRead',
  'chatMessageAnswer',
]);
const channels: Readonly<Record<string, readonly string[]>> = {
  user: ['announcement'],
  document: ['note.updated', 'noteSection.updated'],
  sessionChat: ['chatMessage.statusUpdated'],
};

function read(path: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8'));
}

function withOwnEvents(operation: OperationObject): OperationObject {
  return {
    ...operation,
    'x-emits': (operation['x-emits'] ?? []).filter(
      ({ channel, message }) => channels[channel]?.includes(message) === true,
    ),
  };
}

function fewerPaths({ paths, ...rest }: OpenApiDocument): OpenApiDocument {
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).flatMap(([path, item]) => {
        const retained = Object.entries(item)
          .filter(([, { operationId = '' }]) => operations.has(operationId))
          .map(([method, operation]) => [method, withOwnEvents(operation)] as const);
        return retained.length === 0 ? [] : [[path, Object.fromEntries(retained)]];
      }),
    ),
  };
}

function fewerChannels({ channels: all, ...rest }: AsyncApiDocument): AsyncApiDocument {
  return {
    ...rest,
    channels: Object.fromEntries(
      Object.entries(channels).flatMap(([key, names]) => {
        const channel = all[key];
        if (!channel) return [];
        const messages = Object.entries(channel.messages).filter(([, { name }]) => names.includes(name));
        return [[key, { ...channel, messages: Object.fromEntries(messages) }]];
      }),
    ),
  };
}

export function smallDocuments(): { readonly openapi: OpenApiDocument; readonly asyncapi: AsyncApiDocument } {
  return {
    openapi: fewerPaths(read('openapi/openapi.bundle.json') as OpenApiDocument),
    asyncapi: fewerChannels(dereference(read('asyncapi/asyncapi.bundle.json') as AsyncApiDocument, 'channels')),
  };
}

export function readSmallContract(): Contract {
  const { openapi, asyncapi } = smallDocuments();
  return {
    rest: createRestContract(dereference(withAlternatives(openapi), 'paths')),
    events: new EventContract(asyncapi),
  };
}
