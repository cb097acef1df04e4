import { createMockServer, type MockServerOptions } from '#mocks/mock-server.ts';
import { secondUser } from '#mocks/scenarios/seed.ts';
import type { components } from '#src/api/generated/mock-control.ts';
import type { StartedMock } from '#verify/command.ts';
import type { MockControls } from '#verify/run/suite.ts';

const session = 'verify';
/** The scenario's own start: every run has the same time. */
const startsAt = '2026-11-12T18:45:00.000000Z';

type Clock = components['schemas']['Clock'];

function createControl(origin: string) {
  return async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/__mock${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Mock-Session': session },
      body: JSON.stringify(body),
    });
    const result: unknown = await response.json();
    if (!response.ok)
      throw new Error(`${method} /__mock${path} returned ${response.status}: ${JSON.stringify(result)}`);
    return (result as { readonly data: unknown }).data;
  };
}

function createControls(control: ReturnType<typeof createControl>): MockControls {
  return {
    sendEvent: async (channel, event, payload) => {
      await control('POST', '/session/events', { channel, event, payload });
    },
  };
}

/**
 * Starts a mock server with the first story on a clock that only the verifier advances: runs are reproducible. Tests
 * change its responses with `options`.
 */
export async function startMock(options: Omit<MockServerOptions, 'port' | 'database'> = {}): Promise<StartedMock> {
  const environment = await createMockServer(options);
  const control = createControl(environment.origin);
  let now = Date.parse(startsAt);
  await control('POST', '/session', { scenario: 'first-story', starts_at: startsAt, clock: { paused: true } });
  return {
    target: {
      baseUrl: environment.origin,
      realtime: { url: environment.origin.replace('http', 'ws'), key: 'lamplight' },
      login: { email: 'demo@lamplight.test', password: 'demo-writer' },
      other: { email: secondUser.email, password: secondUser.password },
      headers: { 'X-Mock-Session': session },
      clock: {
        now: () => now,
        wait: async (ms) => {
          const clock = (await control('POST', '/session/clock/advance', { ms: Math.ceil(ms) })) as Clock;
          now = Date.parse(clock.now);
        },
      },
      mock: createControls(control),
    },
    close: environment.close,
  };
}
