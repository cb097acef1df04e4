/** Measures the mock server's memory with many sessions against few: per session, after eviction, and after removal. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createApiUser } from './api-user.ts';
import type { Weight } from './weighed-mock.ts';

const few = 10;
const some = 500;
const many = 1000;
const lanes = 8;

type Weighed = { readonly origin: string; readonly weigh: () => Promise<Weight>; readonly end: () => Promise<void> };

async function start(): Promise<Weighed> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./weighed-mock.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const receiveMessage = async (): Promise<unknown> => ((await once(child, 'message')) as [unknown])[0];
  const origin = String(await receiveMessage());
  return {
    origin,
    weigh: async () => {
      const weight = receiveMessage();
      child.send('weigh');
      return (await weight) as Weight;
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function forEach(from: number, to: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = from;
  const lane = async (): Promise<void> => {
    while (next < to) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function name(index: number): string {
  return `bench-${String(index).padStart(6, '0')}`;
}

function line(what: string, { resident, heap, timers, connections }: Weight, from?: [Weight, number]): string {
  const mb = (bytes: number): string => (bytes / 1e6).toFixed(1).padStart(8);
  const grown = from ? `${((heap - from[0].heap) / from[1] / 1000).toFixed(1).padStart(8)} kB each` : '';
  const open = `${String(timers).padStart(6)} timers, ${connections} connections`;
  return `${what.padEnd(46)}${mb(resident)}${mb(heap)}${open}${grown}`;
}

export async function sessions(): Promise<string[]> {
  const { origin, weigh, end } = await start();
  try {
    const tellStory = (index: number): Promise<void> => createApiUser(origin, name(index)).tellStory();
    const remove = (index: number): Promise<void> => createApiUser(origin, name(index)).remove();
    const empty = await weigh();
    await forEach(0, few, tellStory);
    const little = await weigh();
    await forEach(few, some, tellStory);
    const half = await weigh();
    await forEach(some, many, tellStory);
    const much = await weigh();
    await forEach(0, many, remove);
    const removed = await weigh();
    await forEach(0, some, tellStory);
    const again = await weigh();
    await forEach(0, some, remove);
    const atLast = await weigh();
    return [
      `Memory, each session with a login, a story and two answers: MB resident, MB of heap after garbage collection:`,
      line('before any session', empty),
      line(`${few} sessions`, little, [empty, few]),
      line(`${some} sessions`, half, [little, some - few]),
      line(`${many} sessions, half of them idle`, much, [half, many - some]),
      line('all removed', removed),
      line(`${some} others`, again, [removed, some]),
      line('all removed again', atLast),
      `${many} sessions compared with ${few}: heap ratio ${(much.heap / little.heap).toFixed(2)}, resident ${(much.resident / little.resident).toFixed(2)}`,
      `left after removing all, compared with ${few}: ratio ${(removed.heap / little.heap).toFixed(2)}, and again ${(atLast.heap / little.heap).toFixed(2)}`,
    ];
  } finally {
    await end();
  }
}
