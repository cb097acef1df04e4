import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import type { CountedFinding } from '#verify/base/finding.ts';
import { type Outcome, responseKey } from '#verify/check/run-recorder.ts';
import { smallContract } from '../../tests/support/test-contract.ts';
import { reportPage } from './page.ts';
import { createReport } from './report.ts';
import { createProgress, terminalReport } from './terminal.ts';
import { jsonReport, junitReport } from './write-reports.ts';

const call = 'GET /api/v1/notes/{note}';
const step = 'step read of workflow notesRead (notes.arazzo.yaml)';

function finding(change: Partial<CountedFinding>): CountedFinding {
  return {
    kind: 'answer-schema',
    part: 'workflows',
    subject: { operation: 'noteRead', call, status: 200, mediaType: 'application/json' },
    at: '/title',
    text: '/title must be string.',
    count: 1,
    ...change,
  };
}

const findings = [
  finding({
    kind: 'not-covered',
    part: 'events',
    subject: { channel: 'private-note.{id}', message: 'NoteRead' },
    at: '',
  }),
  finding({ count: 3, evidence: [step, 'GET /api/v1/notes/7', '200 application/json {"title":7}'] }),
  finding({
    kind: 'undocumented-status',
    part: 'requests',
    subject: { operation: 'noteRead', status: 500 },
    at: '',
    text: 'It returned 500\u001b[31m.',
    hint: 'Look into the log.',
  }),
];

function report(countedFindings: readonly CountedFinding[], strict = false) {
  const outcome: Outcome = {
    findings: countedFindings,
    observed: {
      responses: new Map([[responseKey('noteRead', 200, 'application/json'), 4]]),
      events: new Map(),
      fields: new Map(),
    },
    tried: new Map([
      [
        'workflows',
        {
          subjects: new Set(['noteRead', 'noteDelete']),
          steps: new Set([step, 'step one of workflow clean (notes.arazzo.yaml)']),
        },
      ],
    ]),
    notTried: [{ part: 'workflows', what: 'The plan: cancel', why: 'the <plan> is not active' }],
    isStopped: false,
    seed: 7,
  };
  return createReport(smallContract(), outcome, {
    target: 'https://ana:secret@notes.test',
    at: Date.UTC(2026, 10, 21, 23, 40),
    strict,
  });
}

describe('terminal summary', () => {
  it('groups findings by topic, most important first, and ends with the result', () => {
    expect(terminalReport(report(findings)).split('\n')).toEqual([
      '',
      `${call}  noteRead`,
      '  ✗ 500: It returned 500[31m.',
      '      undocumented-status: The operation does not document this status.',
      '      Fix: Look into the log.',
      '      Run again: --only requests --seed 7',
      '  ✗ 200 application/json: /title must be string. (3 times)',
      "      answer-schema: The response doesn't match its schema.",
      `      │ ${step}`,
      '      │ GET /api/v1/notes/7',
      '      │ 200 application/json {"title":7}',
      `      Try: curl -i -H "Authorization: Bearer $TOKEN" -H 'Accept: application/json' 'https://notes.test/api/v1/notes/7'`,
      '      Run again: --only workflows',
      '',
      'NoteRead on private-note.{id}',
      '  ✗ /title must be string.',
      '      not-covered: This run never saw it.',
      '',
      '4 requests and 0 events, seed 7.',
      'Coverage: 1 of 3 operations, 1 of 5 documented responses, 0 of 2 events, 0 of 3 documented fields.',
      'Not tested: noteDelete, noteLatestRead.',
      '✗ 3 problems in 2 endpoints.',
    ]);
  });

  it('shows warnings without failing the run, or as problems in a strict one', () => {
    const warning = finding({ kind: 'undeclared-field', at: 'tags[].name', text: 'tags[].name is new.', count: 2 });
    const mild = report([warning]);
    expect(terminalReport(mild)).toContain('  ! 200 application/json: tags[].name is new. (2 times)');
    expect(terminalReport(mild)).toMatch(
      /\n✓ No problems found in the 1 of 3 operations that were tested\. 1 warning\.$/,
    );
    expect(reportPage(mild)).toContain('<h2 id="warnings">Warnings</h2>');
    expect(reportPage(mild)).toContain('<summary>3 fields never seen</summary><code>id, title, tags</code>');
    expect(junitReport(mild)).toContain('failures="0"');
    expect(jsonReport(mild)).toContain('"verdict": "clean"');
    expect(JSON.parse(jsonReport(mild))).toMatchObject({
      counts: { findings: 0, warnings: 1 },
      findings: [],
      warnings: [{ at: 'tags[].name' }],
    });
    expect(terminalReport(report([warning], true))).toMatch(/\n✗ 1 problem in 1 endpoint\.$/);
  });

  it('reports a run without problems, in bold on a colour terminal', () => {
    const verdict = '✓ No problems found in the 1 of 3 operations that were tested.';
    expect(terminalReport(report([]))).toContain(`Not tested: noteDelete, noteLatestRead.\n${verdict}`);
    expect(terminalReport(report([]), pc.createColors(true))).toContain(`\u001b[1m${verdict}\u001b[22m`);
  });
});

describe('report files', () => {
  it('names the checked server without the login in its address', () => {
    for (const text of [reportPage(report(findings)), jsonReport(report(findings))]) {
      expect(text).toContain('https://notes.test');
      expect(text).not.toContain('secret');
    }
  });

  it('contains a JUnit test for each operation and each workflow', () => {
    const xml = junitReport(report(findings));
    const failed = [...xml.matchAll(/name="([^"]+)" time="0"><failure/g)].map(([, name]) => name);
    expect(new Set(failed)).toEqual(
      new Set(['workflow notesRead (notes.arazzo.yaml)', 'noteRead', 'NoteRead on private-note.{id}']),
    );
    expect(xml).toContain('<testcase classname="contract.workflows" name="noteDelete" time="0"></testcase>');
    expect(xml).toContain('name="workflow clean (notes.arazzo.yaml)" time="0"></testcase>');
    expect(xml).toContain('<testsuites name="contract" tests="6" failures="4"');
  });

  it('shows date, contract version and seed on the HTML page', () => {
    const page = reportPage(report(findings));
    expect(page).toContain(
      'https://notes.test was checked against contract 1.0.0, finished 21 November 2026 at 23:40 UTC',
    );
    expect(page).toContain(', seed 7.');
    expect(page).toContain('<li class="met">200 × 4</li>');
    expect(page).toContain('<li>The plan: cancel <em>the &lt;plan&gt; is not active</em></li>');
    expect(JSON.parse(jsonReport(report(findings)))).toMatchObject({
      notTried: [{ part: 'workflows', what: 'The plan: cancel', why: 'the <plan> is not active' }],
    });
  });
});

describe('progress', () => {
  it('ends each part with its counts', () => {
    let text = '';
    const progress = createProgress((more) => (text += more));
    progress.part('Doctor');
    for (let count = 0; count < 25; count += 1) progress.countCheck();
    progress.log('reachable');
    progress.countProblem();
    progress.end();
    expect(text).toBe('\nDoctor\n  reachable\n  25 checked, 1 problem\n');
  });
});
