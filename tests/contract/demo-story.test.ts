import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createExamples } from '#mocks/contract/documented-responses.ts';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import type { OperationId } from '#src/api/generated/operations.ts';
import { getExamples, playDemoStory, playOtherConversations } from './demo-journey.ts';
import { endCleanly, Writer } from './mock-writer.ts';

const examples = createExamples(readOpenApi());
const writtenAt = '2026-11-12T18:45:00.000000Z';

let environment: MockServer;
let writer: Writer;

beforeAll(async () => {
  environment = await createMockServer();
  writer = new Writer(environment.origin, 'reader');
  await writer.startSession({ starts_at: writtenAt });
  await writer.signIn();
});
afterAll(() => endCleanly(environment));

const project = '/api/v1/projects/the-salt-road';
const insights = '/api/v1/development-insights/projects/the-salt-road/narrative-elements';
const reads: [operationId: OperationId, example: string, path: string][] = [
  ['authUserRead', 'writer', '/api/v1/auth/user'],
  ['userAchievementList', 'underWay', '/api/v1/user-achievements'],
  ['userAchievementRead', 'voice', '/api/v1/user-achievements/7'],
  ['storyList', 'library', '/api/v1/stories'],
  ['storyRead', 'saltRoad', '/api/v1/stories/21'],
  ['storySequenceRead', 'theReturn', '/api/v1/stories/21/sequences/501'],
  ['subscriptionRead', 'active', '/api/v1/subscriptions'],
  ['invoiceList', 'threeMonths', '/api/v1/subscriptions/invoices'],
  ['invoiceRead', 'november', '/api/v1/subscriptions/invoices/803'],
  ['summaryList', 'two', '/api/v1/user-summaries'],
  ['summaryRead', 'saltRoad', '/api/v1/user-summaries/41'],
  ['sessionChatLatestRead', 'underWay', '/api/v1/conversation/session-chats/latest'],
  ['sessionChatRead', 'saltRoad', '/api/v1/conversation/session-chats/60'],
  ['answerSearch', 'pretended', '/api/v1/conversation/answers?query=pretended'],
  ['projectList', 'library', '/api/v1/projects'],
  ['projectRead', 'saltRoad', project],
  ['elementList', 'characters', '/api/v1/elements/characters'],
  ['elementList', 'everywhere', '/api/v1/elements/all'],
  ['elementRead', 'mara', `${project}/elements/mara-ellery`],
  ['elementRead', 'tobias', `${project}/elements/tobias-ellery`],
  ['elementRead', 'house', `${project}/elements/the-house`],
  ['relatedElementList', 'charactersOfMara', `${project}/elements/mara-ellery/related/characters`],
  ['outlineRead', 'saltRoad', `${project}/outline`],
  ['moodboardRead', 'saltRoad', `${project}/moodboard`],
  ['documentRead', 'saltRoad', `${project}/document`],
  ['noteList', 'saltRoad', `${project}/notes`],
  ['noteRead', 'tides', `${project}/notes/701`],
  ['reconciliationRead', 'november', '/api/v1/reconciliations/salt-road-november'],
  ['elementInsightList', 'mara', `${insights}/mara-ellery`],
  ['elementInsightSavedList', 'saved', `${insights}/mara-ellery/saved`],
  ['elementInsightSearch', 'lighthouse', `${insights}/mara-ellery/search?query=lighthouse`],
];

describe('demo account at the start', () => {
  it.each(reads)('%s returns the example "%s"', async (operationId, example, path) => {
    expect(await writer.ok('GET', path)).toEqual(examples(operationId, example));
  });
});

describe('demo writer', () => {
  it.each([
    ['tells a new story', playDemoStory],
    ['is interviewed about everything else', playOtherConversations],
  ])('%s and gets the responses of the examples', async (_, play) => {
    const responses = await play(writer);
    for (const [index, expected] of getExamples(responses, examples).entries())
      expect(responses[index]).toEqual(expected);
  });
});
