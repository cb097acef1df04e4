import type { Backend, BackendRequest } from '#verify/backend/backend.ts';
import type { CountedFinding } from '#verify/base/finding.ts';
import { RunRecorder } from '#verify/check/run-recorder.ts';
import { readContract } from '#verify/contract/contract.ts';
import type { ExpectedEvent } from '#verify/events/expected-event.ts';
import type { Watch } from '#verify/events/watch.ts';
import type { SuiteContext } from '#verify/run/suite.ts';
import { runWorkflow, type WorkflowEnd } from '#verify/workflows/run-workflow.ts';
import type { Step, Workflow } from '#verify/workflows/workflow-document.ts';

const contract = await readContract({
  openapi: 'openapi/openapi.bundle.json',
  asyncapi: 'asyncapi/asyncapi.bundle.json',
});

export type ScriptedResponse = { readonly status: number; readonly json?: unknown; readonly bytes?: Uint8Array };

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Returns the scripted responses in order, then repeats the last. */
function scripted(responses: Readonly<Record<string, readonly ScriptedResponse[]>>) {
  const requests: BackendRequest[] = [];
  const left = new Map(Object.entries(responses).map(([call, replies]) => [call, [...replies]]));
  const backend: Backend = {
    origin: 'http://backend.test',
    cookies: () => '',
    token: 'token',
    socketId: '',
    send: (request) => {
      requests.push(request);
      const queue = left.get(`${request.method} ${request.target}`) ?? [];
      const next = queue.length > 1 ? queue.shift() : queue[0];
      const { status, json, bytes } = next ?? { status: 404, json: { message: '' } };
      const body = bytes ?? (json === undefined ? new Uint8Array() : encode(json));
      const response = { status, headers: [['content-type', 'application/json']] as const, body, receivedAt: 0 };
      const { method, target } = request;
      const sent = { method, target, requestHeaders: [], requestBody: null, sentAt: 0, failure: null };
      return Promise.resolve({ exchange: { ...sent, response }, status, json });
    },
  };
  return { backend, asked: requests };
}

export function step(stepId: string, operationId: string, change: Partial<Step> = {}): Step {
  return {
    stepId,
    operationId,
    parameters: [],
    successCriteria: [{ condition: '$statusCode == 200' }],
    onFailure: [],
    ...change,
  };
}

function writtenDown(wait: (ms: number) => Promise<void>) {
  const listened: string[] = [];
  const settled: (readonly ExpectedEvent[])[] = [];
  const ruledOut: (readonly string[])[] = [];
  const watch: Watch = {
    listen: (channel, id) => Promise.resolve(listened.push(`${channel} ${id}`) > 0),
    start: () => Promise.resolve(),
    settle: (expected, _about, excluded = []) => {
      settled.push(expected);
      ruledOut.push(excluded.map(({ channel, message }) => `${message} on ${channel}`));
      return Promise.resolve({ events: [], missing: [] });
    },
    pass: wait,
    finish: () => Promise.resolve(),
  };
  return { watch, listened, settled, ruledOut };
}

export type ScriptedRun = {
  readonly end: WorkflowEnd;
  readonly asked: readonly BackendRequest[];
  readonly waited: number;
  readonly findings: readonly CountedFinding[];
  readonly listened: readonly string[];
  readonly settled: readonly (readonly ExpectedEvent[])[];
  readonly ruledOut: readonly (readonly string[])[];
};

/** Runs the steps as one workflow and returns what they sent, subscribed to and expected. */
export async function run(
  steps: readonly Step[],
  responses: Readonly<Record<string, readonly ScriptedResponse[]>>,
  change: Partial<Pick<SuiteContext, 'allowWrites' | 'login'>> & { readonly needs?: readonly string[] } = {},
): Promise<ScriptedRun> {
  const { backend, asked: requested } = scripted(responses);
  let now = 0;
  const clock = {
    now: () => now,
    wait: (ms: number): Promise<void> => {
      now += ms;
      return Promise.resolve();
    },
  };
  const context: SuiteContext = {
    contract,
    clock,
    recorder: new RunRecorder(contract),
    writer: backend,
    login: { token: 'token' },
    otherUser: null,
    anonymous: backend,
    createAnonymousClient: () => backend,
    events: null,
    mock: null,
    allowWrites: true,
    seed: 1,
    runs: 1,
    workflows: '',
    log: () => undefined,
    ...change,
  };
  const workflow: Workflow = {
    workflowId: 'journey',
    summary: 'A journey',
    inputs: { required: change.needs ?? [] },
    steps,
  };
  const document = { file: 'a.arazzo.yaml', folder: 'openapi/workflows', workflows: [workflow] };
  const { watch, listened, settled, ruledOut } = writtenDown(clock.wait);
  const end = await runWorkflow(context, watch, document, workflow);
  return { end, asked: requested, waited: now, findings: context.recorder.findings(), listened, settled, ruledOut };
}
