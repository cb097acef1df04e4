/** The same walk of a scenario in the same session is identical to the byte: in another process and after a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { startMockProcess } from '#scripts/start/mock-process.ts';
import { contractTour } from './contract-tour.ts';
import { firstHalf, secondHalf, type Talk } from './full-walkthrough.ts';
import { endCleanly } from './mock-writer.ts';
import { firstDifference, RecordedUser } from './recorded-user.ts';

async function getScenarioNames(origin: string): Promise<readonly string[]> {
  const scenarios = await new RecordedUser(origin, 'looker').control('scenarios', undefined, 'GET');
  return (scenarios as { data: { name: string }[] }).data.map(({ name }) => name);
}

/** The session's state names the file. Both names have the same length. */
function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(folder, 'folder');
}

async function walkAtOnce(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  const { origin, complaints, close } = await startMockProcess({ database: join(folder, 'state.sqlite') });
  const walks = (await getScenarioNames(origin)).map(async (scenario): Promise<[string, string]> => {
    const writer = new RecordedUser(origin, `walk-${scenario}`);
    await secondHalf(writer, await firstHalf(writer, scenario));
    return [scenario, withoutFolder(writer.flush(), folder)];
  });
  const walked = new Map(await Promise.all(walks));
  await close();
  rmSync(folder, { recursive: true });
  expect(complaints()).toBe('');
  return walked;
}

/** Repeats the walks, restarting the server from its database in the middle of each. */
async function walkOverRestart(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  const start = (): Promise<MockServer> => createMockServer({ database: join(folder, 'state.sqlite') });
  const first = await start();
  const halves = (await getScenarioNames(first.origin)).map(
    async (scenario): Promise<[string, RecordedUser, Talk | null]> => {
      const writer = new RecordedUser(first.origin, `walk-${scenario}`);
      return [scenario, writer, await firstHalf(writer, scenario)];
    },
  );
  const walked = await Promise.all(halves);
  await endCleanly(first);
  const second = await start();
  await Promise.all(
    walked.map(([, writer, talk]) => {
      writer.moveTo(second.origin);
      return secondHalf(writer, talk);
    }),
  );
  await endCleanly(second);
  rmSync(folder, { recursive: true });
  return new Map(walked.map(([scenario, writer]) => [scenario, withoutFolder(writer.flush(), folder)]));
}

it('repeats every scenario byte for byte in another process and after a restart', async () => {
  const [first, second] = await Promise.all([walkAtOnce(), walkOverRestart()]);
  for (const [scenario, text] of first)
    expect([scenario, firstDifference(second.get(scenario), text)]).toEqual([scenario, null]);

  const record = [...first.values()].join('\n');
  const answered = contractTour().filter(({ method, path }) => record.includes(`${method} ${path} 20`));
  expect([first.size, second.size]).toEqual([first.size, first.size]);
  expect(new Set(answered.map(({ operationId }) => operationId)).size).toBeGreaterThan(70);
  expect(record.match(/^frame /gm)?.length).toBeGreaterThan(100);
}, 300_000);
