/**
 * A mock server in a separate process that measures its memory. It sends its address when ready, then a result for each
 * message.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMockServer } from '#mocks/mock-server.ts';

export type Weight = {
  readonly resident: number;
  readonly heap: number;
  readonly timers: number;
  readonly connections: number;
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function weigh(): Weight {
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const active = process.getActiveResourcesInfo();
  const countActive = (kind: string): number => active.filter((name) => name === kind).length;
  return {
    resident: rss,
    heap: heapUsed + external,
    timers: countActive('Timeout'),
    connections: countActive('TCPSocketWrap'),
  };
}

const environment = await createMockServer();
process.on('message', () => {
  process.send?.(weigh());
});
process.on('disconnect', () => {
  void environment.close().then(() => process.exit(0));
});
process.send?.(environment.origin);
