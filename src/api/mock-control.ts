import createClient from 'openapi-fetch';
import type { components, paths } from './generated/mock-control.ts';

export { operations } from './generated/operations.ts';

type Schemas = components['schemas'];

export type MockSession = Schemas['Session'];
export type Interviewer = NonNullable<MockSession['interviewer']>;
export type Storage = MockSession['storage'];
export type Fault = Schemas['Fault'];
export type ClockChange = Schemas['ClockChange'];
export type ClockStep = Schemas['ClockStep'];
export type FaultRule = Schemas['FaultRule'];
export type EventRef = Schemas['EventRef'];
export type Disturbance = Schemas['ConnectionChange']['action'];
export type ScenarioRef = Schemas['ScenarioRef'];

/** The mock server's own requests. They bypass the API client, so the debug log shows the product's requests alone. */
const control = createClient<paths>({ baseUrl: location.origin, fetch: (request) => fetch(request) });

class ControlError extends Error {
  override readonly name = 'ControlError';
}

type Result<T> = { data?: T; error?: { message: string; errors?: Record<string, string[]> }; response: Response };

async function unwrapResponse<T>(request: Promise<Result<{ data: T }>>): Promise<T> {
  const { data, error, response } = await request;
  if (data !== undefined) return data.data;
  const messages = Object.values(error?.errors ?? {}).flat();
  throw new ControlError(messages.join(' ') || error?.message || `The mock server responded with ${response.status}.`);
}

async function done(request: Promise<{ error?: { message: string } }>): Promise<void> {
  const { error } = await request;
  if (error !== undefined) throw new ControlError(error.message);
}

export function readScenarios(): Promise<ScenarioRef[]> {
  return unwrapResponse(control.GET('/__mock/scenarios'));
}

export function readSession(): Promise<MockSession> {
  return unwrapResponse(control.GET('/__mock/session'));
}

export function readEvents(): Promise<EventRef[]> {
  return unwrapResponse(control.GET('/__mock/session/events'));
}

/** Restarts a scenario and discards everything done in this browser's session. */
export function startScenario(scenario: string): Promise<MockSession> {
  return unwrapResponse(control.POST('/__mock/session', { body: { scenario } }));
}

export function changeClock(body: ClockChange): Promise<Schemas['Clock']> {
  return unwrapResponse(control.PATCH('/__mock/session/clock', { body }));
}

/** Advances the clock to the next scheduled action and runs it. */
export function stepClock(): Promise<ClockStep> {
  return unwrapResponse(control.POST('/__mock/session/clock/step'));
}

export function addFault(body: FaultRule): Promise<Fault> {
  return unwrapResponse(control.POST('/__mock/session/faults', { body }));
}

export function removeFault(fault: number): Promise<void> {
  return done(control.DELETE('/__mock/session/faults/{fault}', { params: { path: { fault } } }));
}

export function disturb(action: Disturbance): Promise<{ connections: number }> {
  return unwrapResponse(control.POST('/__mock/session/connection', { body: { action } }));
}

/** An event to send. `channel` is its full address, such as private-sessionChat.61. */
export type Sent = { channel: string; event: string; payload: Record<string, unknown> };

/** Sends an event. Throws ControlError with path and reason when it breaks the contract. */
export function sendEvent(body: Sent): Promise<{ receivers: number }> {
  return unwrapResponse(control.POST('/__mock/session/events', { body }));
}

/** Returns how an event breaks the contract, with path and reason, or null. Sends no event. */
export async function checkEvent(event: Sent): Promise<string | null> {
  const { problem } = await unwrapResponse(
    control.POST('/__mock/session/events', { body: { ...event, dry_run: true } }),
  );
  return problem;
}

export function sendUnchecked({ channel, event, payload }: Sent): Promise<{ connections: number }> {
  const text = JSON.stringify({ event, channel, data: JSON.stringify(payload) });
  return unwrapResponse(control.POST('/__mock/session/connection', { body: { action: 'frame', text } }));
}
