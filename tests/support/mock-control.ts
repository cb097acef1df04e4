/**
 * The mock server's controls (mocks/control/openapi.yaml) for one browser context's session. Times are in milliseconds
 * of the session's clock.
 */
import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '#src/api/generated/mock-control.ts';

type Schemas = components['schemas'];
export type LogEntry = Schemas['LogEntry'];
type RequestEntry = Extract<LogEntry, { kind: 'request' }>;
export type LedgerEntry = Schemas['LedgerEntry'];
type SessionOptions = Partial<Schemas['Beginning']>;
type Fault = Pick<Schemas['FaultRule'], 'operation_id'> & Partial<Schemas['FaultRule']>;
type ConnectionChange = Pick<Schemas['ConnectionChange'], 'action'> & Partial<Schemas['ConnectionChange']>;
type Broadcast = { channel: string; event: string; payload: object };

type Method = 'get' | 'post' | 'patch' | 'delete';

export class MockControl {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async start(options: SessionOptions): Promise<void> {
    await this.#send('post', 'session', options);
  }

  async shows(scenario: string): Promise<string[]> {
    const scenarios = (await this.#send('get', 'scenarios')) as Schemas['ScenarioRef'][];
    const match = scenarios.find(({ name }) => name === scenario);
    expect(match, `a scenario "${scenario}"`).toBeDefined();
    return match?.shows ?? [];
  }

  /** Real time × speed; a paused session's clock moves only with `advance`. */
  async clock(setting: Schemas['ClockChange']): Promise<void> {
    await this.#send('patch', 'session/clock', setting);
  }

  /** Advances the clock; everything due runs in order. */
  async advance(ms: number): Promise<void> {
    await this.#send('post', 'session/clock/advance', { ms });
  }

  /** Runs the next due job; waits until there is one. */
  async step(): Promise<void> {
    const step = async (): Promise<boolean> => {
      const { done, released } = (await this.#send('post', 'session/clock/step')) as Schemas['ClockStep'];
      return done.length > 0 || released > 0;
    };
    await expect.poll(step).toBe(true);
  }

  async fault(fault: Fault): Promise<void> {
    await this.#send('post', 'session/faults', fault);
  }

  /** Waits until a request hits the operation's fault: only then does its delay start. */
  async waitForFault(operationId: string): Promise<void> {
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

  async connected(): Promise<void> {
    await expect.poll(async () => (await this.session()).connections).toBeGreaterThan(0);
  }

  /** Returns the addresses of the channels that pages listen to. */
  async channels(): Promise<string[]> {
    const events = (await this.#send('get', 'session/events')) as Schemas['EventRef'][];
    return events.flatMap((event) => event.listened);
  }

  /** Waits until a page listens to a channel: only then does an event arrive. */
  async listened(channel: string): Promise<void> {
    await expect.poll(() => this.channels()).toContain(channel);
  }

  async broadcast(event: Broadcast): Promise<void> {
    await this.#send('post', 'session/events', event);
  }

  async session(): Promise<Schemas['Session']> {
    return (await this.#send('get', 'session')) as Schemas['Session'];
  }

  async log(): Promise<LogEntry[]> {
    return (await this.#send('get', 'session/log')) as LogEntry[];
  }

  async getRequests(operationId: string): Promise<RequestEntry[]> {
    const log = await this.log();
    return log.filter((entry) => entry.kind === 'request').filter((entry) => entry.operation_id === operationId);
  }

  async ledger(): Promise<LedgerEntry[]> {
    return (await this.#send('get', 'session/ledger')) as LedgerEntry[];
  }

  async mails(): Promise<Schemas['Mail'][]> {
    return (await this.#send('get', 'mailbox')) as Schemas['Mail'][];
  }

  async violations(): Promise<LogEntry[]> {
    return (await this.log()).filter((entry) => entry.kind === 'request' && entry.answer_findings.length > 0);
  }

  async #send(method: Method, path: string, data?: object): Promise<unknown> {
    const response = await this.#request[method](`/__mock/${path}`, data ? { data } : {});
    const text = await response.text();
    expect(response.ok(), `${method} /__mock/${path} returned ${response.status()}: ${text}`).toBe(true);
    return text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data;
  }
}
