import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineMessages } from '#shared/inline-messages.ts';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  $ref?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-origin'?: string;
};
type Operation = { operationId: string; 'x-origin': string };
type OpenApi = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
type AsyncApi = {
  channels: Record<string, { address: string; messages: Record<string, { name: string; 'x-origin': string }> }>;
};

const openapi = JSON.parse(readFileSync('openapi/openapi.bundle.json', 'utf8')) as OpenApi;
const asyncapi = inlineMessages(JSON.parse(readFileSync('asyncapi/asyncapi.bundle.json', 'utf8')) as AsyncApi);

/** Removes parameter names, since the contract has its own. */
function shape(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '{}');
}

/** The specification's requests. Answer, skip, retry and finish are server-given and lead to the last four. */
const requests = `
GET /sanctum/csrf-cookie
POST /api/v1/auth/login
POST /api/v1/auth/federate
POST /api/v1/auth/logout
GET /api/v1/auth/user
POST /api/v1/user/name/update
GET /api/v1/stories
GET /api/v1/stories/{id}
GET /api/v1/user-achievements
GET /api/v1/subscriptions
PUT /api/v1/subscriptions/{id}
DELETE /api/v1/subscriptions/{id}
GET /api/v1/subscriptions/invoices
GET /api/v1/subscriptions/invoices/{id}
GET /api/v1/session-chats/week-summary
GET /api/v1/elements/{type}
POST /api/v1/projects/{project}/elements/{element}/images
POST /api/v1/reconciliations/{slug}/update_item/{item}
DELETE /api/v1/reconciliations/{slug}/update_item/{item}
POST /api/v1/reconciliations/{slug}/process
GET /api/v1/projects/{id}
GET /api/v1/development-insights/projects/{projectId}/narrative-elements/{elementId}
GET /api/v1/development-insights/projects/{projectId}/narrative-elements/{elementId}/history
GET /api/v1/development-insights/projects/{projectId}/narrative-elements/{elementId}/saved
GET /api/v1/development-insights/projects/{projectId}/narrative-elements/{elementId}/search
POST /api/v1/development-insights/{id}/save
POST /api/v1/development-insights/{id}/unsave
POST /api/v1/user-summaries/update/process
GET /api/v1/conversation/session-chats/{sessionChatId}/chat-messages
GET /api/v1/conversation/stories
POST /api/v1/conversation/stories
GET /api/v1/stories/{id}/sequences/{id}
POST /api/broadcasting/auth
POST /api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/answer
POST /api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/skip
POST /api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/retry
POST /api/v1/conversation/session-chats/{session_chat}/finish`
  .trim()
  .split('\n');

const described = new Map(
  Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${shape(path)}`, operation]),
  ),
);

describe('operations of the specification', () => {
  it.each(requests)('%s is in the contract and marked as part of the specification', (request) => {
    expect(described.get(shape(request))?.['x-origin']).toMatch(/^specification/);
  });

  it('includes every operation that the contract attributes to the specification', () => {
    const listed = new Set(requests.map(shape));
    const ascribed = [...described].filter(([, operation]) => operation['x-origin'] !== 'extension');
    expect(ascribed.map(([call]) => call).filter((request) => !listed.has(request))).toEqual([]);
  });
});

/** The specification's events, on the channels of contract.md. */
const events = {
  'private-App.Models.User.{id}': [
    'achievement.unlocked',
    'toast.notification',
    'announcement',
    'userSummaryUpdate.completed',
    'elements.created',
    'userMessage.processed',
  ],
  'private-sessionChat.{id}': [
    'ChatMessageTranscribed',
    'chatMessage.statusUpdated',
    'chatMessage.created',
    'chatMessage.data.updated',
    'chatMessage.developmentInsightsCreated',
    'sessionChat.finished',
  ],
  'private-project.{id}': [
    'elements.created',
    'reconciliationUpdate.processed',
    'chatMessage.developmentInsightsCreated',
  ],
  'private-element.{id}': ['chatMessage.developmentInsightsCreated', 'elements.created'],
  'private-document.{id}': ['note.updated', 'noteSection.updated'],
  'private-chat.{id}': ['userMessage.processed', 'chatMessage.created'],
};

describe('events of the specification', () => {
  const addressed = new Map(
    Object.values(asyncapi.channels).map(({ address, messages }) => [
      address,
      Object.values(messages).map(({ name }) => name),
    ]),
  );

  it.each(Object.entries(events))('are declared on %s', (address, names) => {
    expect(addressed.get(address)).toEqual(expect.arrayContaining(names));
  });

  it('are marked as part of the specification, and no other event is', () => {
    const messages = Object.values(asyncapi.channels).flatMap((channel) => Object.values(channel.messages));
    const marked = messages.filter((message) => message['x-origin'] !== 'extension').map(({ name }) => name);
    expect(new Set(marked)).toEqual(new Set(Object.values(events).flat()));
  });
});

/** The specification's entities and fields; a dot leads into an object or a list's items. */
const entities: Record<string, string> = {
  User: 'id name email avatar.path achievements data onboarded',
  ProfileData:
    'name current_projects growth_areas origin_story storytelling_strengths unique_perspective writing_motivation desired_impact formats genres themes bio',
  Achievement: 'id name icon title description progress completed_at',
  Story:
    'id name image.path description type genres format percent goals market_comps.title market_comps.image progress.name progress.progress characters.role characters.name characters.types characters.description target_audience.title target_audience.description target_audience.prefer target_audience.dislike impactful_scenes.id impactful_scenes.priority impactful_scenes.name impactful_scenes.description drafts',
  StorySequence: 'id name story_id description type genres',
  Project: 'id slug name category subtitle',
  Insight:
    'id type title subtitle_1 subtitle_2 content caption category_name extraAttributes saved_at updated_at actions.save.method actions.save.path actions.unsave.method actions.unsave.path',
  InsightGroup: 'title caption insights',
  PaginationMeta: 'total per_page current_page last_page',
  ChatMessage: 'id question.type question.content question.title question.audio answer status audio_processed error',
  Conversation:
    'chat_message actions.answer.url actions.skip.url actions.retry.url actions.finish.url path progress identifier session_chat_id data.extracted development_insights.projectSlug development_insights.narrativeElementSlug development_insights.insights development_insights.title development_insights.caption project.slug project.project_slug project.id project.name project.subtitle project.image.medium element.slug element.name element.image narrative_element achievement.title',
  Announcement: 'announcement_type title subtitle content imageUrl',
  AchievementUnlocked: 'achievement_id name title icon description',
  ToastNotification: 'type title message',
  ConversationFinished: 'identifier endpoint element title message data',
  ChatMessageTranscribed: 'chat_message_id transcription',
  ChatMessageStatusUpdated: 'chat_message_id status error data',
  UserMessageProcessed: 'chat_message_id status chat_message data',
};

const schemas = {
  ...(JSON.parse(readFileSync('asyncapi/asyncapi.bundle.json', 'utf8')) as OpenApi).components.schemas,
  ...openapi.components.schemas,
};

function forms(schema: Schema | undefined): Schema[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) return forms(schemas[schema.$ref.split('/').at(-1) ?? '']);
  return [schema, ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(forms), ...forms(schema.items)];
}

function has(schema: Schema | undefined, [field = '', ...rest]: string[]): boolean {
  return forms(schema).some((form) => {
    const property = form.properties?.[field];
    return property !== undefined && (rest.length === 0 || has(property, rest));
  });
}

/** Fields of a schema that the specification lacks and that aren't marked as proposed. */
function unmarked(schema: Schema | undefined, specified: readonly string[], path = ''): string[] {
  return forms(schema).flatMap((form) =>
    Object.entries(form['x-origin'] === 'proposed' ? {} : (form.properties ?? {})).flatMap(([field, property]) => {
      if (property['x-origin'] === 'proposed') return [];
      const inner = specified.flatMap((entry) =>
        entry.startsWith(`${field}.`) ? [entry.slice(field.length + 1)] : [],
      );
      if (inner.length > 0) return unmarked(property, inner, `${path}${field}.`);
      return specified.includes(field) ? [] : [path + field];
    }),
  );
}

describe('entities of the specification', () => {
  it.each(Object.entries(entities))('marks every other field of %s as proposed', (name, fields) => {
    expect(unmarked(schemas[name], fields.split(' '))).toEqual([]);
  });

  it.each(Object.entries(entities))('defines every field of %s', (name, fields) => {
    const missing = fields.split(' ').filter((field) => !has(schemas[name], field.split('.')));
    expect(missing).toEqual([]);
  });
});
