/**
 * A mock environment that can be weighed, as a process of its own: it sends its address when it is ready, then its weight
 * for every message it is sent.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMockServer } from '#mocks/environment.ts';

/** Bytes after everything that nobody holds was collected, and what would keep the process from ending. */
export type Weight = {
  readonly resident: number;
  readonly heap: number;
  /** Buffers and the database are beside the heap. */
  readonly timers: number;
  readonly connections: number;
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const weigh = (): Weight => {
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const active = process.getActiveResourcesInfo();
  const countOf = (kind: string): number => active.filter((name) => name === kind).length;
  return {
    resident: rss,
    heap: heapUsed + external,
    timers: countOf('Timeout'),
    connections: countOf('TCPSocketWrap'),
  };
};

const environment = await createMockServer();
process.on('message', () => {
  process.send?.(weigh());
});
process.on('disconnect', () => {
  void environment.close().then(() => process.exit(0));
});
process.send?.(environment.origin);
