import { describe, expect, it } from 'vitest';
import { RunRecorder } from '#verify/check/run-recorder.ts';
import { readContract } from '#verify/contract/contract.ts';
import { Watcher } from './watcher.ts';

const contract = await readContract({
  openapi: 'openapi/openapi.bundle.json',
  asyncapi: 'asyncapi/asyncapi.bundle.json',
});

async function getFindings(status: number, body: string): Promise<readonly string[]> {
  const recorder = new RunRecorder(contract);
  await new Watcher(contract, recorder).exchange({
    method: 'GET',
    target: '/api/v1/projects/the-salt-road',
    requestHeaders: [['Accept', 'application/json']],
    requestBody: null,
    sentAt: 0,
    failure: null,
    response: {
      status,
      headers: [['Content-Type', 'application/json']],
      body: new TextEncoder().encode(body),
      receivedAt: 1,
    },
  });
  return recorder.findings().map(({ kind, text, hint = '' }) => `${kind}: ${text} ${hint}`.trim());
}

describe('exchange checker', () => {
  it('reports a server failure although the contract documents it', async () => {
    expect(await getFindings(500, '{"message":"Server Error"}')).toEqual([
      'unexpected-status: It returned 500. Look for the exception in storage/logs/laravel.log.',
    ]);
  });

  it('accepts a documented 404 response', async () => {
    expect(await getFindings(404, '{"message":""}')).toEqual([]);
  });
});
