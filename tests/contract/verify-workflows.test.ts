import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startMock } from '#scripts/verify/mock-target.ts';
import type { components as control } from '#src/api/generated/mock-control.ts';
import type { Outcome } from '#verify/check/run-recorder.ts';
import { readContract } from '#verify/contract/contract.ts';
import { verify } from '#verify/verify.ts';

type LogEntry = control['schemas']['LogEntry'];

type RunResult = { readonly outcome: Outcome; readonly lines: readonly string[]; readonly log: readonly LogEntry[] };

const contract = await readContract({
  openapi: 'openapi/openapi.bundle.json',
  asyncapi: 'asyncapi/asyncapi.bundle.json',
});

type Target = Awaited<ReturnType<typeof startMock>>['target'];

async function make(
  allowWrites: boolean,
  {
    workflows = 'openapi/workflows',
    prepare,
  }: { workflows?: string; prepare?: (target: Target) => Promise<void> } = {},
): Promise<RunResult> {
  const { target, close } = await startMock();
  const lines: string[] = [];
  const progress = { part: () => undefined, log: (text: string) => lines.push(text) };
  const options = {
    allowWrites,
    only: ['workflows'],
    seed: 1,
    runs: 1,
    rate: Number.POSITIVE_INFINITY,
    timeout: 15_000,
    workflows,
  } as const;
  try {
    await prepare?.(target);
    const outcome = await verify(contract, target, options, progress);
    const response = await fetch(`${target.baseUrl}/__mock/session/log`, { headers: { ...target.headers } });
    const { data } = (await response.json()) as { readonly data: readonly LogEntry[] };
    return { outcome, lines, log: data };
  } finally {
    await close();
  }
}

async function cancelPlan({ baseUrl, headers, login }: Target): Promise<void> {
  const sendRequest = async (
    method: string,
    path: string,
    more: object = {},
    body: unknown = null,
  ): Promise<unknown> => {
    const sent = { Accept: 'application/json', 'Content-Type': 'application/json', ...headers, ...more };
    const json = body === null ? null : JSON.stringify(body);
    return (await fetch(baseUrl + path, { method, headers: sent, body: json })).json();
  };
  const signedIn = (await sendRequest('POST', '/api/v1/auth/login', {}, login)) as { data: { token: string } };
  const bearer = { Authorization: `Bearer ${signedIn.data.token}` };
  const plan = (await sendRequest('GET', '/api/v1/subscriptions', bearer)) as {
    data: { subscription: { id: number } };
  };
  const cancelled = await sendRequest('DELETE', `/api/v1/subscriptions/${plan.data.subscription.id}`, bearer);
  expect(cancelled).toMatchObject({ data: { subscription: { status: 'cancelled' } } });
}

describe('workflows against the mock server', () => {
  it('covers every operation and caused event without findings or skipped steps', async () => {
    const { outcome, lines } = await make(true);
    expect(outcome.findings).toEqual([]);
    expect(lines.filter((line) => /left out|failed/.test(line))).toEqual([]);
    const answered = new Set([...outcome.observed.responses.keys()].map((key) => key.split(' ', 1)[0]));
    expect([...contract.rest.operations.keys()].filter((id) => !answered.has(id))).toEqual([]);
    const caused = [...contract.rest.operations.values()].flatMap(({ emits }) =>
      emits.map(({ channel, message }) => `${channel} ${message}`),
    );
    const missing = new Set(caused.filter((event) => !outcome.observed.events.has(event)));
    // The script's questions are written in advance.
    expect([...missing]).toEqual(['sessionChat chatMessage.questionDrafted']);
  });

  it("only reads when writes aren't allowed and reports the skipped steps", async () => {
    const { outcome, lines, log } = await make(false);
    expect(outcome.findings).toEqual([]);
    expect(lines.at(-1)).toMatch(/^skipped: \d+ steps that write .*\(without --allow-writes\)$/);
    const requests = log.flatMap((entry) => (entry.kind === 'request' ? [entry] : []));
    const writing = requests.filter(({ method }) => method !== 'GET').map(({ operation_id }) => operation_id);
    expect(new Set(writing)).toEqual(new Set(['authLogin', 'broadcastingAuth']));
    const answered = new Set(requests.map(({ operation_id }) => operation_id));
    const reading = [...contract.rest.operations.values()].filter(({ method }) => method === 'get');
    expect(reading.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
  });

  it('skips the cancellation of a plan that is cancelled already and reports it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lamplight-'));
    const name = 'subscription.arazzo.yaml';
    await copyFile(join('openapi/workflows', name), join(folder, name));
    const { outcome, lines } = await make(true, { workflows: folder, prepare: cancelPlan });
    await rm(folder, { recursive: true });
    expect(outcome.findings).toEqual([]);
    expect(lines).toContain("  skipped: cancel, cancelled, resume, after (the plan isn't active)");
    expect(outcome.notTried).toContainEqual({
      part: 'workflows',
      what: 'The writer cancels and resumes the plan: cancel, cancelled, resume, after',
      why: "the plan isn't active",
    });
  });
});
