import type { components } from '#src/contract/generated/schema.ts';
import type { OperationId } from '#src/contract/generated/operations.ts';
import type { ContractExamples } from '#mocks/contract/examples.ts';
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
  const told: Answer[] = [];
  const tell = <Body>(operationId: OperationId, example: string, body: Body): Body => {
    told.push({ operationId, example, body });
    return body;
  };
  const talk = tell('storyConversationStart', 'firstQuestion', await writer.newStory());
  const chat = `/api/v1/conversation/session-chats/${talk.session_chat_id}`;
  await writer.advance(durationMs);
  tell('chatMessageAnswer', 'typedTaken', await writer.answerText(talk, idea));
  tell('chatMessageLatestRead', 'stillWorking', await writer.latest(talk));
  await writer.advance(workMs);
  tell('chatMessageLatestRead', 'nextQuestion', await writer.latest(talk));
  tell('chatMessageLatestRead', 'nothingNew', await writer.latest(talk, 1202));
  await writer.advance(durationMs);
  tell('chatMessageAnswer', 'spokenTaken', await writer.answerSound(talk, webm(4000)));
  await writer.advance(workMs);
  tell('storyConversationResume', 'thirdQuestion', await writer.ok('GET', '/api/v1/conversation/stories'));
  tell('userInsightList', 'afterFirstAnswers', await writer.ok('GET', '/api/v1/development-insights/users/me'));
  tell('insightSave', 'saved', await writer.ok('POST', '/api/v1/development-insights/9001/save'));
  tell('insightUnsave', 'unsaved', await writer.ok('POST', '/api/v1/development-insights/9001/unsave'));
  await writer.advance(durationMs);
  tell('chatMessageSkip', 'skipped', await writer.ok('POST', `${chat}/chat-messages/1203/skip`));
  await writer.advance(workMs);
  tell('turnList', 'typedAndSpoken', await writer.ok('GET', `${chat}/turns`));
  await writer.advance(durationMs);
  await writer.answerText(talk, name);
  await writer.advance(workMs);
  tell('sessionChatFinish', 'story', await writer.ok('POST', `${chat}/finish`));
  const { data } = await writer.ok<components['schemas']['StoryResponse']>('GET', '/api/v1/stories/31');
  tell('storyRead', 'justTold', { data });
  return told;
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
  const told: Answer[] = [];
  for (const [kind, path, message] of others) {
    await writer.advance(durationMs);
    const talk = await writer.ok<Conversation>('POST', path);
    told.push({ operationId: `${kind}Start`, example: 'firstQuestion', body: talk });
    await writer.answerText(talk, message);
    await writer.advance(workMs);
    told.push({ operationId: `${kind}Resume`, example: 'underWay', body: await writer.ok('GET', path) });
  }
  return told;
}

export function getExamples(told: readonly Answer[], examples: ContractExamples): readonly Answer[] {
  return told.map(({ operationId, example }) => ({ operationId, example, body: examples(operationId, example) }));
}
