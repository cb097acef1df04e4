import createClient from 'openapi-fetch';
import { operationTable } from './generated/operations.ts';
import type { components, paths } from './generated/mock-control.ts';

type Schemas = components['schemas'];

/** The operations that a fault can be for. */
export const operations: readonly { readonly id: string; readonly method: string }[] = operationTable;

export type MockSession = Schemas['Session'];
export type Fault = Schemas['Fault'];
export type ClockChange = Schemas['ClockChange'];
export type ClockStep = Schemas['ClockStep'];
export type FaultRule = Schemas['FaultRule'];
export type EventRef = Schemas['EventRef'];
export type Disturbance = Schemas['ConnectionChange']['action'];
export type ScenarioRef = Schemas['ScenarioRef'];

/** The mock environment's own calls; not through the transport, so that the debug log tells of the product's calls alone. */
const control = createClient<paths>({ baseUrl: location.origin });

/** What the mock environment refused, in its own words. */
class ControlError extends Error {
  override readonly name = 'ControlError';
}

type Result<T> = { data?: T; error?: { message: string; errors?: Record<string, string[]> }; response: Response };

async function answered<T>(call: Promise<Result<{ data: T }>>): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined) return data.data;
  const words = Object.values(error?.errors ?? {}).flat();
  throw new ControlError(words.join(' ') || error?.message || `The mock server responded with ${response.status}.`);
}

async function done(call: Promise<{ error?: { message: string } }>): Promise<void> {
  const { error } = await call;
  if (error !== undefined) throw new ControlError(error.message);
}

export const readScenarios = (): Promise<ScenarioRef[]> => answered(control.GET('/__mock/scenarios'));
export const readSession = (): Promise<MockSession> => answered(control.GET('/__mock/session'));
export const readEvents = (): Promise<EventRef[]> => answered(control.GET('/__mock/session/events'));

/** Begins a scenario anew: everything that was done in this browser's session is forgotten. */
export const beginScenario = (scenario: string): Promise<MockSession> =>
  answered(control.POST('/__mock/session', { body: { scenario } }));

export const changeClock = (body: ClockChange): Promise<Schemas['Clock']> =>
  answered(control.PATCH('/__mock/session/clock', { body }));

/** Goes to the time at which something is due next, and does it. */
export const stepClock = (): Promise<ClockStep> => answered(control.POST('/__mock/session/clock/step'));

export const addFault = (body: FaultRule): Promise<Fault> => answered(control.POST('/__mock/session/faults', { body }));

export const removeFault = (fault: number): Promise<void> =>
  done(control.DELETE('/__mock/session/faults/{fault}', { params: { path: { fault } } }));

export const disturb = (action: Disturbance): Promise<{ connections: number }> =>
  answered(control.POST('/__mock/session/connection', { body: { action } }));

/** An event as it is sent; `channel` is its full address, such as private-sessionChat.61. */
export type Sent = { channel: string; event: string; payload: Record<string, unknown> };

/** Sends an event; throws ControlError with path and reason where it breaks the contract. */
export const sendEvent = (body: Sent): Promise<{ receivers: number }> =>
  answered(control.POST('/__mock/session/events', { body }));

/** What of an event breaks the contract, with path and reason; null where nothing does. Sends nothing. */
export const checkEvent = async (event: Sent): Promise<string | null> => {
  const { problem } = await answered(control.POST('/__mock/session/events', { body: { ...event, dry_run: true } }));
  return problem;
};

/** Sends an event as it is, whatever it is. */
export const sendUnchecked = ({ channel, event, payload }: Sent): Promise<{ connections: number }> => {
  const text = JSON.stringify({ event, channel, data: JSON.stringify(payload) });
  return answered(control.POST('/__mock/session/connection', { body: { action: 'frame', text } }));
};
