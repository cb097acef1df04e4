import type { ContractExamples } from '#mocks/contract/documented-responses.ts';
import type { OperationId } from '#src/api/generated/operations.ts';
import type { components } from '#src/api/generated/schema.ts';
import { type Conversation, webm, type Writer } from './mock-writer.ts';

type Answer = { readonly operationId: OperationId; readonly example: string; readonly body: unknown };

const idea =
  'There is a street in my town that nobody lights. A lamplighter’s daughter keeps it dark on purpose, and I want to know who she is hiding.';
const name = 'The Lamplighter’s Daughter';
const workMs = 10_000;
const durationMs = 80_000;

/**
 * Tells the story of the contract's examples: typed, spoken, skipped, named, finished. Returns the response to each
 * step under its example's name.
 */
export async function playDemoStory(writer: Writer): Promise<readonly Answer[]> {
  const responses: Answer[] = [];
  const recordResponse = <Body>(operationId: OperationId, example: string, body: Body): Body => {
    responses.push({ operationId, example, body });
    return body;
  };
  const talk = recordResponse('storyConversationStart', 'firstQuestion', await writer.newStory());
  const chat = `/api/v1/conversation/session-chats/${talk.session_chat_id}`;
  await writer.advance(durationMs);
  recordResponse('chatMessageAnswer', 'typedTaken', await writer.answerText(talk, idea));
  recordResponse('chatMessageLatestRead', 'stillWorking', await writer.latest(talk));
  await writer.advance(workMs);
  recordResponse('chatMessageLatestRead', 'nextQuestion', await writer.latest(talk));
  recordResponse('chatMessageLatestRead', 'nothingNew', await writer.latest(talk, 1202));
  await writer.advance(durationMs);
  recordResponse('chatMessageAnswer', 'spokenTaken', await writer.answerAudio(talk, webm(4000)));
  await writer.advance(workMs);
  recordResponse('storyConversationResume', 'thirdQuestion', await writer.ok('GET', '/api/v1/conversation/stories'));
  recordResponse(
    'userInsightList',
    'afterFirstAnswers',
    await writer.ok('GET', '/api/v1/development-insights/users/me'),
  );
  recordResponse('insightSave', 'saved', await writer.ok('POST', '/api/v1/development-insights/9001/save'));
  recordResponse('insightUnsave', 'unsaved', await writer.ok('POST', '/api/v1/development-insights/9001/unsave'));
  await writer.advance(durationMs);
  recordResponse('chatMessageSkip', 'skipped', await writer.ok('POST', `${chat}/chat-messages/1203/skip`));
  await writer.advance(workMs);
  recordResponse('turnList', 'typedAndSpoken', await writer.ok('GET', `${chat}/turns`));
  await writer.advance(durationMs);
  await writer.answerText(talk, name);
  await writer.advance(workMs);
  recordResponse('sessionChatFinish', 'story', await writer.ok('POST', `${chat}/finish`));
  const { data } = await writer.ok<components['schemas']['StoryResponse']>('GET', '/api/v1/stories/31');
  recordResponse('storyRead', 'justTold', { data });
  return responses;
}

const conversation = '/api/v1/conversation';
const project = `${conversation}/projects/the-salt-road`;
const others = [
  ['writerConversation', `${conversation}/writer`, 'The one about the key that nobody brings back.'],
  [
    'achievementConversation',
    `${conversation}/users/achievement/8?project=the-salt-road`,
    'Pell Harbour would notice.',
  ],
  ['summaryConversation', `${conversation}/summaries/41`, 'Nobody let Mara go. She was sent.'],
  ['projectConversation', project, 'The road has to be open for one hour, and nobody may know which.'],
  ['elementConversation', `${project}/narrative-elements/mara-ellery`, 'That she is the one who got away.'],
] as const;

/** Starts each other conversation of the examples, answers its first question and opens it again. */
export async function playOtherConversations(writer: Writer): Promise<readonly Answer[]> {
  const responses: Answer[] = [];
  for (const [kind, path, message] of others) {
    await writer.advance(durationMs);
    const talk = await writer.ok<Conversation>('POST', path);
    responses.push({ operationId: `${kind}Start`, example: 'firstQuestion', body: talk });
    await writer.answerText(talk, message);
    await writer.advance(workMs);
    responses.push({ operationId: `${kind}Resume`, example: 'underWay', body: await writer.ok('GET', path) });
  }
  return responses;
}

export function getExamples(responses: readonly Answer[], examples: ContractExamples): readonly Answer[] {
  return responses.map(({ operationId, example }) => ({ operationId, example, body: examples(operationId, example) }));
}
