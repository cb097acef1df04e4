/** Proves the verifier: a correct backend passes, and every kind of mistake is found. */
import { describe, expect, it } from 'vitest';
import { findingKinds } from '#verify/base/finding.ts';
import { defects } from '../../packages/verify/tests/reference-server/defects.ts';
import type { Overrides } from '../../packages/verify/tests/reference-server/overrides.ts';
import { readSmallContract } from '../../packages/verify/tests/reference-server/reduced-contract.ts';
import { formatFinding, verifyPlain } from '../../packages/verify/tests/reference-server/verify-reference-server.ts';
import { allMutants, pickSample } from '../verify/mutants/matrix.ts';
import { runMutants } from '../verify/mutants/run-mutants.ts';
import { readRealContract } from '../verify/mutants/session.ts';

const contract = readSmallContract();

describe('reference server', () => {
  it('passes verification without findings', async () => {
    const { findings, observed } = await verifyPlain(contract);
    expect(findings).toEqual([]);
    const answered = new Set([...observed.responses.keys()].map((key) => key.split(' ', 1)[0]));
    expect([...contract.rest.operations.keys()].filter((id) => !answered.has(id))).toEqual([]);
    expect([...observed.events.keys()].toSorted()).toEqual([
      'document note.updated',
      'document noteSection.updated',
      'sessionChat chatMessage.statusUpdated',
    ]);
  });

  it("passes verification with debugging, a rate limit and a page's origin", async () => {
    const page = 'http://page.test:5173';
    const manner = { debug: true, page, perMinute: 20 };
    const { findings, messages, observed, pongs } = await verifyPlain(contract, {}, { manner, page });
    expect(new Set(findings.map(formatFinding))).toEqual(new Set(['debug-trace:']));
    expect(messages).toContain(`accepts requests from ${page}`);
    expect(pongs).toBeGreaterThan(3);
    const waits = messages.filter((line) =>
      line.startsWith('429: the server allows 20 requests per window. Continuing in '),
    );
    const limited = [...observed.responses].filter(([key]) => key.includes(' 429 ')).map(([, count]) => count);
    expect(waits.length).toBeGreaterThan(2);
    expect(limited.reduce((sum, count) => sum + count, 0)).toBe(waits.length);
  });

  it('passes verification in real time', async () => {
    expect((await verifyPlain(contract, {}, { clock: null })).findings).toEqual([]);
  });

  it("receives only reads, logins and channel authorisations when writes aren't allowed", async () => {
    const { findings, requests } = await verifyPlain(contract, {}, { allowWrites: false });
    expect(findings).toEqual([]);
    expect(new Set(requests.filter((request) => !request.startsWith('GET ')))).toEqual(
      new Set(['POST /api/v1/auth/login', 'POST /api/broadcasting/auth']),
    );
  });

  it.each(defects)(
    'reports a server that $name and names the location',
    async ({ overrides, expectedFinding, hint = '', page }) => {
      const { findings } = await verifyPlain(contract, overrides, page === undefined ? {} : { page, manner: { page } });
      expect(findings.map(formatFinding)).toContain(expectedFinding);
      const hints = findings
        .filter((finding) => formatFinding(finding) === expectedFinding)
        .map((finding) => finding.hint ?? '');
      expect(hints.join('; ')).toContain(hint);
    },
  );

  it('reports operations and events that never work although everything can be triggered', async () => {
    const nothing = (): Promise<void> => Promise.resolve();
    const mock = { sendEvent: nothing };
    const overrides: Overrides = {
      response: (route, reply) =>
        route === 'documentRead' ? { ...reply, status: 500, text: '{"message":"Server Error"}' } : reply,
    };
    const lines = (await verifyPlain(contract, overrides, { mock })).findings.map(formatFinding);
    expect(lines.filter((line) => line.startsWith('not-covered'))).toEqual([
      'not-covered: documentRead',
      'not-covered: announcement on private-App.Models.User.{id}',
    ]);
  });

  it('has a defect of every kind that verification by requests can find', () => {
    const proven = new Set(defects.map(({ expectedFinding }) => expectedFinding.split(':', 1)[0]));
    // The first is tested above. The pass-through finds clients' wrong requests. Only recordings show a body in a 204.
    const others = new Set([
      // About the run itself.
      'stopped',
      'too-little',
      'not-covered',
      'undocumented-call',
      'request-schema',
      'unexpected-body',
    ]);
    expect(Object.keys(findingKinds).filter((kind) => !proven.has(kind) && !others.has(kind))).toEqual([]);
  });
});

describe('mock server with mutations', () => {
  it('reports every kind of mutation and names each location', async () => {
    const real = await readRealContract();
    const all = await allMutants(real);
    const sample = pickSample(all);
    const kinds = new Set(all.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(45);
    // Two mutants affect the whole server, and a run can have one of them.
    expect([...kinds].filter((kind) => !sample.some((mutant) => mutant.kind === kind))).toEqual(['no CSRF cookie']);
    const results = await runMutants(real, sample, () => undefined);
    const missed = results.filter(({ isDetected }) => !isDetected);
    expect(missed.map(({ mutant }) => `${mutant.kind}: ${mutant.target}`)).toEqual([]);
  }, 600_000);
});
