import { describe, expect, it } from 'vitest';
import { readContract } from '#verify/contract/contract.ts';
import { findWorkflowMistakes, isBoundByRequest } from '../../tests/support/check-workflows.ts';
import { isDecidable } from './caused-events.ts';
import { parseWorkflows, readWorkflows } from './workflow-document.ts';

const contract = await readContract({
  openapi: 'openapi/openapi.bundle.json',
  asyncapi: 'asyncapi/asyncapi.bundle.json',
});
const documents = await readWorkflows('openapi/workflows');
const steps = documents.flatMap(({ workflows }) => workflows.flatMap((workflow) => workflow.steps));

/** What a model finds in an answer, no workflow can know. tests/contract/mock-emissions.test.ts causes each of them. */
const sentByModels = [
  'chatMessageAnswer chatMessage.questionDrafted on sessionChat',
  'chatMessageAnswer elements.created on project',
  'chatMessageAnswer elements.created on user',
  'chatMessageRetry chatMessage.questionDrafted on sessionChat',
  'chatMessageRetry elements.created on project',
  'chatMessageRetry elements.created on user',
  'chatMessageSkip chatMessage.questionDrafted on sessionChat',
  'chatMessageTranscriptionUpdate achievement.unlocked on user',
  'chatMessageTranscriptionUpdate chatMessage.created on chat',
  'chatMessageTranscriptionUpdate chatMessage.created on sessionChat',
  'chatMessageTranscriptionUpdate chatMessage.developmentInsightsCreated on element',
  'chatMessageTranscriptionUpdate chatMessage.developmentInsightsCreated on project',
  'chatMessageTranscriptionUpdate chatMessage.developmentInsightsCreated on sessionChat',
  'chatMessageTranscriptionUpdate chatMessage.questionDrafted on sessionChat',
  'chatMessageTranscriptionUpdate elements.created on project',
  'chatMessageTranscriptionUpdate elements.created on user',
  'sessionChatFinish userSummaryUpdate.completed on user',
];

const right = `arazzo: 1.0.1
info: { title: Stories, version: 1.0.0 }
workflows:
  - workflowId: stories
    summary: The writer looks at a story
    steps:
      - stepId: list
        operationId: storyList
        parameters:
          - { reference: $components.parameters.login }
        successCriteria:
          - condition: $statusCode == 200
        outputs:
          story: $response.body#/data/0/id
      - stepId: finish
        operationId: sessionChatFinish
        x-writes: true
        parameters:
          - { name: session_chat, in: path, value: $steps.list.outputs.story }
        successCriteria:
          - condition: $statusCode == 200
        x-events:
          - { channel: sessionChat, message: sessionChat.finished, id: $steps.list.outputs.story }
components:
  parameters:
    login: { name: Authorization, in: header, value: 'Bearer {$inputs.token}' }
`;

function parse(text: string) {
  return parseWorkflows(text, 'stories.arazzo.yaml', 'openapi/workflows');
}

describe('workflow document', () => {
  it('resolves references to components', () => {
    expect(parse(right).workflows[0]?.steps[0]).toMatchObject({
      stepId: 'list',
      parameters: [{ name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}' }],
      onFailure: [],
    });
    expect(findWorkflowMistakes(parse(right), contract)).toEqual([]);
  });

  it.each([
    ['operationId: storyList', 'operationId: storyLost', 'list calls an operation that the contract lacks: storyLost'],
    ['stepId: finish', 'stepId: list', 'list has the id of an earlier step'],
    ['        x-writes: true\n', '', "finish isn't a GET, so it needs x-writes"],
    ['x-writes: true', 'x-write: true', 'finish has an unknown member: x-write'],
    ['name: session_chat,', 'name: chat,', 'finish has a parameter that sessionChatFinish lacks: chat'],
    ['name: session_chat,', 'name: chat,', 'finish lacks the parameter session_chat of sessionChatFinish'],
    [
      'value: $steps.list.outputs.story',
      'value: $steps.list.outputs.id',
      'finish uses an output that no earlier step has: $steps.list.outputs.id',
    ],
    [
      'message: sessionChat.finished',
      'message: chatMessage.created',
      "finish waits for an event that sessionChatFinish doesn't declare: chatMessage.created on sessionChat",
    ],
    [
      'id: $steps.list.outputs.story }',
      'id: $response.body#/identifier }',
      "finish uses an id that isn't known before the request",
    ],
    [
      'condition: $statusCode == 200\n        outputs',
      'condition: $statusCode =\n        outputs',
      "list has an invalid condition: “$statusCode =” isn't a comparison",
    ],
    [
      '        x-events:',
      "        requestBody: { payload: { audio: $file('./none.webm') } }\n        x-events:",
      'finish refers to a missing file: ./none.webm',
    ],
    [
      'x-writes: true',
      'x-writes: true\n        x-when: [{ condition: $statusCode == 200, otherwise: it is not there }]',
      "finish has an x-when that isn't known before the request",
    ],
  ])('reports "%s" replaced by "%s"', (part, wrong, mistake) => {
    expect(findWorkflowMistakes(parse(right.replace(part, wrong)), contract)).toContain(`stories ${mistake}`);
  });

  it('rejects text that is not YAML and references to missing components', () => {
    expect(() => parse(right.replace('info: {', 'info: ['))).toThrow(/stories\.arazzo\.yaml: .* at line 2/);
    expect(() => parse(right.replace('parameters.login', 'parameters.logon'))).toThrow("logon doesn't exist");
  });

  it('rejects a missing folder and one without documents', async () => {
    await expect(readWorkflows('openapi/none')).rejects.toThrow("Can't read the workflow folder");
    await expect(readWorkflows('openapi/auth')).rejects.toThrow('has no workflow documents');
  });
});

describe('project workflows', () => {
  it('have no mistakes', () => {
    expect(documents.flatMap((document) => findWorkflowMistakes(document, contract))).toEqual([]);
  });

  it('covers every operation in the contract', () => {
    const called = new Set(steps.map(({ operationId }) => operationId));
    expect([...contract.rest.operations.keys()].filter((id) => !called.has(id))).toEqual([]);
  });

  it('waits for every event that an operation declares', () => {
    const listed = new Set(
      steps.flatMap((step) =>
        (step['x-events'] ?? []).map(({ channel, message }) => `${step.operationId} ${message} on ${channel}`),
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
