import { describe, expect, it } from 'vitest';
import { readContract } from '#verify/contract/contract.ts';
import { isBoundByRequest, isDecidable } from './caused-events.ts';
import { readWorkflows } from './read-workflows.ts';

const contract = await readContract({
  openapi: 'openapi/openapi.bundle.json',
  asyncapi: 'asyncapi/asyncapi.bundle.json',
});
const documents = await readWorkflows('openapi/workflows', contract);
const steps = documents.flatMap(({ workflows }) => workflows.flatMap((workflow) => workflow.steps));

/** What a model finds in an answer, no workflow can know. tests/contract/mock-emissions.test.ts causes each of them. */
const sentByModels = [
  'chatMessageAnswer elements.created on project',
  'chatMessageAnswer elements.created on user',
  'chatMessageRetry elements.created on project',
  'chatMessageRetry elements.created on user',
  'chatMessageTranscriptionUpdate achievement.unlocked on user',
  'chatMessageTranscriptionUpdate chatMessage.created on chat',
  'chatMessageTranscriptionUpdate chatMessage.created on sessionChat',
  'chatMessageTranscriptionUpdate chatMessage.developmentInsightsCreated on element',
  'chatMessageTranscriptionUpdate chatMessage.developmentInsightsCreated on project',
  'chatMessageTranscriptionUpdate chatMessage.developmentInsightsCreated on sessionChat',
  'chatMessageTranscriptionUpdate elements.created on project',
  'chatMessageTranscriptionUpdate elements.created on user',
  'sessionChatFinish userSummaryUpdate.completed on user',
];

describe('project workflows', () => {
  it('covers every operation in the contract', () => {
    const called = new Set(steps.map(({ operationId }) => operationId));
    expect([...contract.rest.operations.keys()].filter((id) => !called.has(id))).toEqual([]);
  });

  it('waits for every event that an operation declares', () => {
    const listed = new Set(
      steps.flatMap((step) =>
        step['x-events'].map(({ channel, message }) => `${step.operationId} ${message} on ${channel}`),
      ),
    );
    const declared = [...contract.rest.operations.values()].flatMap(({ id, emits }) =>
      emits.map((emission) => ({ emission, name: `${id} ${emission.message} on ${emission.channel}` })),
    );
    expect(declared.length).toBeGreaterThan(30);
    // Those whose condition and id are known before the request need no line in a step.
    const unexpected = declared.filter(
      ({ emission, name }) => !(isDecidable(emission) && isBoundByRequest(emission)) && !listed.has(name),
    );
    expect(unexpected.map(({ name }) => name).toSorted()).toEqual(sentByModels);
  });

  it('gives each workflow a unique name', () => {
    const names = documents.flatMap(({ workflows }) => workflows.map(({ workflowId }) => workflowId));
    expect(new Set(names).size).toBe(names.length);
  });

  it('marks every non-GET step as writing except login and channel authorisation', () => {
    const reading = steps.filter(
      (step) => contract.rest.operations.get(step.operationId)?.method !== 'get' && step['x-writes'] !== true,
    );
    expect(new Set(reading.map(({ operationId }) => operationId))).toEqual(new Set(['authLogin', 'broadcastingAuth']));
  });
});
