/**
 * Compares the mock server's requests per second with plain `prism mock -v silent`: same document, operation and
 * machine. Runs alternate, so that a disturbance affects both.
 */
import { load, type LoadResult } from './load.ts';
import { measureMemory, startMock, startPrism, type Server } from './servers.ts';
import { median } from './statistics.ts';

const path = '/api/v1/stories';
const rounds = 4;
const seconds = 3;

type Run = { server: Server; starts: number[]; many: LoadResult[]; one: LoadResult[] };

async function startOften(starters: (() => Promise<Server>)[]): Promise<Run[]> {
  const starts: number[][] = starters.map(() => []);
  let running: Server[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(running.map((server) => server.close()));
    running = [];
    for (const [index, start] of starters.entries()) {
      const server = await start();
      starts[index]?.push(server.startMs);
      running.push(server);
    }
  }
  return running.map((server, index) => ({ server, starts: starts[index] ?? [], many: [], one: [] }));
}

async function measure(run: Run): Promise<void> {
  const { origin, headers } = run.server;
  run.one.push(await load({ url: origin + path, headers, connections: 1, seconds }));
  run.many.push(await load({ url: origin + path, headers, connections: 10, seconds }));
}

function summary({ server, starts, many, one }: Run): {
  perSecond: number;
  single: number;
  medianMs: number;
  slowMs: number;
  slowAlone: number;
  startMs: number;
  memory: number | undefined;
} {
  const failures = [...many, ...one].map((result) => result.failures).reduce((sum, count) => sum + count, 0);
  if (failures > 0) throw new Error(`${failures} requests to ${server.origin} failed, so the results are meaningless`);
  return {
    perSecond: median(many.map(({ requestsPerSecond }) => requestsPerSecond)),
    single: median(one.map(({ requestsPerSecond }) => requestsPerSecond)),
    medianMs: median(many.map(({ medianMs }) => medianMs)),
    slowMs: median(many.map(({ slowMs }) => slowMs)),
    slowAlone: median(one.map(({ slowMs }) => slowMs)),
    startMs: median(starts),
    memory: measureMemory(server.pid),
  };
}

function line(what: string, [ours, baseline]: [number, number], budget: string): string {
  const formatValue = (value: number): string => value.toFixed(value < 10 ? 2 : 0).padStart(8);
  return `${what.padEnd(32)}${formatValue(ours)}${formatValue(baseline)}   ratio ${(ours / baseline).toFixed(2)} (${budget})`;
}

export async function throughput(): Promise<string[]> {
  const runs = await startOften([startMock, startPrism]);
  try {
    for (const run of runs)
      await load({ url: run.server.origin + path, headers: run.server.headers, connections: 4, seconds: 2 });
    for (let round = 0; round < rounds; round += 1) for (const run of runs) await measure(run);
    const [a, b] = runs.map(summary);
    if (!a || !b) throw new Error('two servers were measured');
    return [
      `GET ${path}, ${rounds} × ${seconds} s each, alternating; ours, then plain Prism:`,
      line('requests/s, 10 connections', [a.perSecond, b.perSecond], 'budget at least 0.7, goal above 1.0'),
      line('ms, 10 connections, median', [a.medianMs, b.medianMs], 'whole ms'),
      line('  99th percentile', [a.slowMs, b.slowMs], 'whole ms'),
      line('ms per request, 1 connection', [1000 / a.single, 1000 / b.single], 'budget at most 2'),
      line('  99th percentile', [a.slowAlone, b.slowAlone], 'whole ms'),
      line('ms from start to first answer', [a.startMs, b.startMs], 'budget at most 1.3'),
      ...(a.memory === undefined || b.memory === undefined
        ? []
        : [line('MB resident after the load', [a.memory, b.memory], 'budget at most 1.5')]),
    ];
  } finally {
    await Promise.all(runs.map(({ server }) => server.close()));
  }
}
