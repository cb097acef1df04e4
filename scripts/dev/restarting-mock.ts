import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startMockProcess } from '../start/mock-process.ts';

const run = promisify(execFile);
const scripts = join(import.meta.dirname, '..');
/** Ms in which changes count as one: editors and Git write several files. */
const together = 100;

const contractSource = /^(?:(?:openapi|asyncapi)\/(?!workflows\/).+\.yaml|mocks\/control\/openapi\.yaml)$/;
const mockSource = /^(?:mocks|shared)\/(?!.+\.test\.ts$)/;

/** Rejects with what the script wrote to its error output. */
async function runScript(name: string, ...args: readonly string[]): Promise<void> {
  const command = ['--disable-warning=ExperimentalWarning', join(scripts, name), ...args];
  await run(process.execPath, command, { cwd: join(scripts, '..') }).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(output || String(error), { cause: error });
  });
}

function createChangeQueue(apply: (paths: readonly string[]) => Promise<void>) {
  const changes = new Set<string>();
  let work: Promise<void> | null = null;
  const applyAll = async (): Promise<void> => {
    while (changes.size > 0) {
      await delay(together);
      const paths = [...changes];
      changes.clear();
      await apply(paths);
    }
    work = null;
  };
  return {
    add: (path: string): void => {
      changes.add(path);
      work ??= applyAll();
    },
    stop: async (): Promise<void> => {
      changes.clear();
      await work;
    },
  };
}

export type RestartingMock = {
  readonly origin: string;
  /** Resolves when no restart is under way. */
  readonly ready: () => Promise<void>;
  /** Takes a path from the project's root. Restarts the mock server if it depends on the file. */
  readonly changed: (path: string) => void;
  readonly close: () => Promise<void>;
};

/**
 * Starts the mock server in a process of its own, because changed modules need a new one. A restart generates the code
 * of a changed contract, checks contract, handlers and scenarios, and keeps address and sessions. After a mistake the
 * running mock server stays. Rejects when the first start fails.
 */
export async function startRestartingMock(
  report: (line: string) => void,
  complain: (text: string) => void,
): Promise<RestartingMock> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-dev-'));
  // Not in `close`: on SIGTERM, Vite may end the process first.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const options = { database: join(folder, 'sessions.sqlite'), onComplaint: complain };
  let mock = await startMockProcess(options);
  const { origin } = mock;
  const port = Number(new URL(origin).port);
  let isStale = false;
  let restart = Promise.resolve();

  const check = async (paths: readonly string[]): Promise<string> => {
    isStale ||= paths.some((path) => contractSource.test(path));
    const done = isStale ? 'generated the code and restarted' : 'restarted';
    if (isStale) await runScript('generate.ts');
    await runScript('mock-server.ts', '--check');
    isStale = false;
    return `${paths.join(', ')}: ${done} the mock server.`;
  };
  const startAgain = async (): Promise<void> => {
    await mock.close();
    mock = await startMockProcess({ ...options, port });
  };
  const queue = createChangeQueue(async (paths) => {
    try {
      const line = await check(paths);
      restart = startAgain();
      await restart;
      report(line);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      complain(`${paths.join(', ')}: the mock server can't use this change. The last one stays.\n${reason}\n`);
    }
  });

  return {
    origin,
    ready: () => restart.catch(() => undefined),
    changed: (path) => {
      if (contractSource.test(path) || mockSource.test(path)) queue.add(path);
    },
    close: async () => {
      await queue.stop();
      await mock.close();
    },
  };
}
