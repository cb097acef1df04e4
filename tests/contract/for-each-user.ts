import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { endCleanly, Writer } from './mock-writer.ts';

type TestContext = { readonly environment: MockServer; readonly writer: Writer };

/**
 * Starts one mock server per file or block, which must end without contract violations. Before each test `receive` gets
 * it with a signed-in writer, in a new session with a paused clock.
 */
export function forEachUser(
  receive: (context: TestContext) => void,
  sessionOptions: Parameters<Writer['startSession']>[0] = {},
): void {
  let environment: MockServer;
  let count = 0;
  beforeAll(async () => {
    environment = await createMockServer();
  });
  afterAll(() => endCleanly(environment));
  beforeEach(async () => {
    count += 1;
    const writer = new Writer(environment.origin, `writer-${count}`);
    await writer.startSession(sessionOptions);
    await writer.signIn();
    receive({ environment, writer });
  });
}
