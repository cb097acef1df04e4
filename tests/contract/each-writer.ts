import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/environment.ts';
import { endCleanly, Writer } from './mock-writer.ts';

type World = { readonly environment: MockServer; readonly writer: Writer };

/**
 * One mock environment for the tests of a file or of a block, which must end without having broken the contract; before
 * each test `receive` gets it with a writer who is signed in, in a session of its own, on a clock that stands still.
 */
export function eachWriter(receive: (world: World) => void, beginning: Parameters<Writer['begin']>[0] = {}): void {
  let environment: MockServer;
  let count = 0;
  beforeAll(async () => {
    environment = await createMockServer();
  });
  afterAll(() => endCleanly(environment));
  beforeEach(async () => {
    count += 1;
    const writer = new Writer(environment.origin, `writer-${count}`);
    await writer.begin(beginning);
    await writer.signIn();
    receive({ environment, writer });
  });
}
