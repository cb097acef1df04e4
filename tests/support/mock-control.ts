/**
 * The controls of the mock environment (mocks/control/openapi.yaml) for the session of one browser context: the clock,
 * faults, the connection, events, and what was received. Times in milliseconds of the session's own clock.
 */
import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '#src/contract/generated/mock-control.ts';

type Schemas = components['schemas'];
export type LogEntry = Schemas['LogEntry'];
type RequestEntry = Extract<LogEntry, { kind: 'request' }>;
export type LedgerEntry = Schemas['LedgerEntry'];
type Beginning = Partial<Schemas['Beginning']>;
type Fault = Pick<Schemas['FaultRule'], 'operation_id'> & Partial<Schemas['FaultRule']>;
type ConnectionChange = Pick<Schemas['ConnectionChange'], 'action'> & Partial<Schemas['ConnectionChange']>;
type Broadcast = { channel: string; event: string; payload: object };

type Method = 'get' | 'post' | 'patch' | 'delete';

export class MockControl {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Begins a session for this context, or begins it anew; its cookie stays with the context. */
  async begin(beginning: Beginning): Promise<void> {
    await this.#send('post', 'session', beginning);
  }

  /** The sentences that a viewer of a scenario should see, in their order. */
  async shows(scenario: string): Promise<string[]> {
    const scenarios = (await this.#send('get', 'scenarios')) as Schemas['ScenarioRef'][];
    const found = scenarios.find(({ name }) => name === scenario);
    expect(found, `a scenario "${scenario}"`).toBeDefined();
    return found?.shows ?? [];
  }

  /** Real time × speed; the clock of a paused session stands until it is advanced. */
  async clock(setting: Schemas['ClockChange']): Promise<void> {
    await this.#send('patch', 'session/clock', setting);
  }

  /** Lets time pass; what is due on the way is done, in order. */
  async advance(ms: number): Promise<void> {
    await this.#send('post', 'session/clock/advance', { ms });
  }

  /** Goes to what is due next and does it; waits until something is. */
  async step(): Promise<void> {
    const step = async (): Promise<boolean> => {
      const { done, released } = (await this.#send('post', 'session/clock/step')) as Schemas['ClockStep'];
      return done.length > 0 || released > 0;
    };
    await expect.poll(step).toBe(true);
  }

  /** Lets the next calls of an operation (once, unless `times` says more) go wrong. */
  async fault(fault: Fault): Promise<void> {
    await this.#send('post', 'session/faults', fault);
  }

  /** Until the call that a fault of this operation waited for has arrived: only then does its delay begin. */
  async met(operationId: string): Promise<void> {
    const waits = async (): Promise<boolean> =>
      (await this.session()).faults.some(({ operation_id }) => operation_id === operationId);
    await expect.poll(waits).toBe(false);
  }

  async noFaults(): Promise<void> {
    await this.#send('delete', 'session/faults');
  }

  async connection(change: ConnectionChange): Promise<void> {
    await this.#send('post', 'session/connection', change);
  }

  /** Until a page of this session has its connection. */
  async connected(): Promise<void> {
    await expect.poll(async () => (await this.session()).connections).toBeGreaterThan(0);
  }

  /** Until a page of this session listens to a channel: only then does an event on it arrive. */
  async listened(channel: string): Promise<void> {
    const listens = async (): Promise<boolean> =>
      ((await this.#send('get', 'session/events')) as Schemas['EventRef'][]).some((event) =>
        event.listened.includes(channel),
      );
    await expect.poll(listens).toBe(true);
  }

  /** Sends an event of the contract to this session's connections. */
  async broadcast(event: Broadcast): Promise<void> {
    await this.#send('post', 'session/events', event);
  }

  /** The session as it stands: scenario, clock, connections, work that is due. */
  async session(): Promise<Schemas['Session']> {
    return (await this.#send('get', 'session')) as Schemas['Session'];
  }

  /** Requests and events of this session, oldest first. */
  async log(): Promise<LogEntry[]> {
    return (await this.#send('get', 'session/log')) as LogEntry[];
  }

  /** The calls of one operation so far, oldest first. */
  async calls(operationId: string): Promise<RequestEntry[]> {
    const log = await this.log();
    return log.filter((entry) => entry.kind === 'request').filter((entry) => entry.operation_id === operationId);
  }

  /** The answers received, each with the hash of its bytes. */
  async ledger(): Promise<LedgerEntry[]> {
    return (await this.#send('get', 'session/ledger')) as LedgerEntry[];
  }

  /** The mails that were sent, the newest first. */
  async mails(): Promise<Schemas['Mail'][]> {
    return (await this.#send('get', 'mailbox')) as Schemas['Mail'][];
  }

  /** Answers in this session that broke the contract. */
  async violations(): Promise<LogEntry[]> {
    return (await this.log()).filter((entry) => entry.kind === 'request' && entry.answer_findings.length > 0);
  }

  async #send(method: Method, path: string, data?: object): Promise<unknown> {
    const answer = await this.#request[method](`/__mock/${path}`, data ? { data } : {});
    const text = await answer.text();
    expect(answer.ok(), `${method} /__mock/${path} returned ${answer.status()}: ${text}`).toBe(true);
    return text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data;
  }
}
