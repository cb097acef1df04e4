/** Runs the workflow documents with Redocly, which has no cookie jar: the token names the session. */
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { createProxy } from '#verify/proxy/proxy.ts';
import { endCleanly, Writer } from './mock-writer.ts';

type WorkflowDocument = {
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly { readonly stepId: string }[];
  }[];
};

/** Redocly's JSON report. A step that is tried again is in it again. */
type Report = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly executedWorkflows: readonly {
          readonly workflowId: string;
          readonly executedSteps: readonly {
            readonly stepId: string;
            readonly checks: readonly { readonly name: string; readonly status: string; readonly message: string }[];
          }[];
        }[];
      }
    >
  >;
};

const cli = resolve('node_modules/@redocly/cli/bin/cli.js');
const credentials = { email: 'demo@lamplight.test', password: 'demo-writer' };
/** In ms of session time, longer than processing an answer takes. */
const work = 10_000;

let environment: MockServer;
let proxy: Server;
let reports: string;

/** Before each request the session's clock advances, so no step waits and asks again. */
function startProxy(upstream: string): Promise<Server> {
  const { handle } = createProxy({ upstream: new URL(upstream), onExchange: () => undefined });
  const advance = async (authorization: string): Promise<void> => {
    await fetch(`${upstream}/__mock/session/clock/advance`, {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ms: work }),
    });
  };
  const server = createServer((request, response) => {
    const { authorization } = request.headers;
    void (authorization === undefined ? Promise.resolve() : advance(authorization)).then(() => {
      handle(request, response);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

async function runRedocly(documents: readonly string[]): Promise<Report> {
  const writer = new Writer(environment.origin, 'respect');
  await writer.startSession({ starts_at: '2026-11-12T18:45:00.000000Z' });
  await writer.signIn();
  const report = join(reports, 'report.json');
  const inputs = JSON.stringify({ token: writer.token, ...credentials });
  const server = `lamplight=http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const options = ['--server', server, '--input', inputs, '--json-output', report];
  const output = await promisify(execFile)(process.execPath, [cli, 'respect', ...documents, ...options], {
    env: { ...process.env, NO_COLOR: '1', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string });
  if (!existsSync(report)) throw new Error(output.stdout + output.stderr);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

/** Returns `workflow step`, with the checks that failed or warned. */
function formatSteps({ files }: Report): readonly string[] {
  const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  return workflows.flatMap(({ workflowId, executedSteps }) =>
    executedSteps.map(({ stepId, checks }) => {
      const failed = checks.filter(({ status }) => status !== 'success');
      return [`${workflowId} ${stepId}`, ...failed.map((check) => `${check.name}: ${check.message}`)].join('\n');
    }),
  );
}

function readSteps(document: string): readonly string[] {
  const { workflows } = parse(readFileSync(document, 'utf8')) as WorkflowDocument;
  return workflows.flatMap(({ workflowId, steps }) => steps.map(({ stepId }) => `${workflowId} ${stepId}`));
}

beforeAll(async () => {
  environment = await createMockServer();
  proxy = await startProxy(environment.origin);
  reports = mkdtempSync(join(tmpdir(), 'lamplight-'));
});

afterAll(async () => {
  proxy.close();
  rmSync(reports, { recursive: true });
  await endCleanly(environment);
});

it('passes every step of each workflow document with redocly respect, each at the first attempt', async () => {
  const documents = globSync('openapi/workflows/*.arazzo.yaml').toSorted();
  expect(formatSteps(await runRedocly(documents))).toEqual(documents.flatMap(readSteps));
});
