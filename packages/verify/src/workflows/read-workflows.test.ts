import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '#verify/contract/contract.ts';
import { readWorkflows } from './read-workflows.ts';

const contract = await readContract({
  openapi: 'openapi/openapi.bundle.json',
  asyncapi: 'asyncapi/asyncapi.bundle.json',
});

const right = `arazzo: 1.0.1
info: { title: Stories, version: 1.0.0 }
sourceDescriptions:
  - { name: lamplight, url: ../openapi.bundle.json, type: openapi }
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

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflows-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function read(text: string) {
  await writeFile(join(folder, 'stories.arazzo.yaml'), text);
  return readWorkflows(folder, contract);
}

describe('workflow document', () => {
  it('resolves references to components', async () => {
    const [document] = await read(right);
    expect(document?.workflows[0]?.steps[0]).toMatchObject({
      stepId: 'list',
      parameters: [{ name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}' }],
      onFailure: [],
      'x-events': [],
    });
  });

  it.each([
    ['operationId: storyList', 'operationId: storyLost', ':10:', 'is not in the contract: storyLost'],
    ['  - workflowId: stories', '  - workflow: stories', ':6:', "must have required property 'workflowId'"],
    ['stepId: finish', 'stepId: list', ':17:', 'is used twice: list'],
    ['        x-writes: true\n', '', ':18:', 'set x-writes to say'],
    ['x-writes: true', 'x-write: true', ':19:', 'is not supported'],
    ['name: session_chat,', 'name: chat,', ':21:', 'is not a parameter of sessionChatFinish: chat'],
    [
      'value: $steps.list.outputs.story',
      'value: $steps.list.outputs.id',
      ':21:',
      'uses an output that no earlier step has',
    ],
    ['message: sessionChat.finished', 'message: chatMessage.created', ':25:', 'is not declared by sessionChatFinish'],
    ['id: $steps.list.outputs.story }', 'id: $response.body#/identifier }', ':25:', 'is not known before the request'],
    [
      'condition: $statusCode == 200\n        outputs',
      'condition: $statusCode =\n        outputs',
      ':14:',
      'is not a valid condition',
    ],
    [
      '$components.parameters.login',
      '$components.parameters.logon',
      ':12:',
      'refers to a missing entry of components.parameters',
    ],
    ['arazzo: 1.0.1', 'arazzo: 2.0.0', ':1:', 'must match pattern'],
    [
      '        x-events:',
      "        requestBody: { payload: { audio: $file('./none.webm') } }\n        x-events:",
      ':17:',
      'refers to a missing file: ./none.webm',
    ],
    [
      'x-writes: true',
      'x-writes: true\n        x-when: [{ condition: $statusCode == 200, otherwise: it is not there }]',
      ':20:',
      'uses a value that is not known before the request',
    ],
    ['info: {', 'info: [', ':2:', ''],
  ])('reports line and reason when "%s" is replaced by "%s"', async (part, wrong, line, reason) => {
    const refused = read(right.replace(part, wrong));
    await expect(refused).rejects.toMatchObject({ name: 'FatalError' });
    await expect(refused).rejects.toThrow(`stories.arazzo.yaml${line}`);
    await expect(refused).rejects.toThrow(reason);
  });

  it("requires an event's id if the contract's needs the response", async () => {
    const text = right
      .replace('sessionChatFinish', 'reconciliationProcess')
      .replace('name: session_chat', 'name: reconciliation')
      .replace(/channel: sessionChat, .+ \}/, 'channel: project, message: reconciliationUpdate.processed }');
    await expect(read(text)).rejects.toThrow('needs an id: the one in the contract is not known before the request');
  });

  it('drops missing events but not missing operations for another contract', async () => {
    const smallerContract = {
      rest: {
        ...contract.rest,
        operations: new Map([...contract.rest.operations].filter(([id]) => id !== 'storyList')),
      },
      events: contract.events,
    };
    const finish = smallerContract.rest.operations.get('sessionChatFinish');
    if (finish) smallerContract.rest.operations.set('sessionChatFinish', { ...finish, emits: [] });
    await writeFile(join(folder, 'stories.arazzo.yaml'), right);
    const [document] = await readWorkflows(folder, smallerContract, 'left out');
    expect(document?.workflows[0]?.steps.map((step) => [step.stepId, step['x-events']])).toEqual([
      ['list', []],
      ['finish', []],
    ]);
    await expect(readWorkflows(folder, smallerContract)).rejects.toThrow('is not in the contract: storyList');
  });

  it('rejects an empty folder and a missing folder', async () => {
    await expect(readWorkflows(join(folder, 'none'), contract)).rejects.toThrow("Can't read the workflow folder");
    await rm(join(folder, 'stories.arazzo.yaml'));
    await expect(readWorkflows(folder, contract)).rejects.toThrow('has no workflow document');
  });
});
