import { expect } from 'vitest';
import { createLiveInterviewer } from '#mocks/live/live-interviewer.ts';
import type { Endpoint } from '#mocks/live/model-client.ts';
import { type FakeInterviewer, startFakeInterviewer } from '#mocks/live/testing/fake-interviewer.ts';
import { createMockServer, type MockServer, type MockServerOptions } from '#mocks/mock-server.ts';
import type { components as control } from '#src/api/generated/mock-control.ts';
import { type Conversation, Writer } from './mock-writer.ts';

type Options = Pick<MockServerOptions, 'database'> & {
  readonly transcribes?: boolean;
  readonly timeout?: number;
  readonly patience?: number;
};

export type LiveMock = {
  readonly fake: FakeInterviewer;
  readonly server: MockServer;
  readonly restart: () => Promise<MockServer>;
};

/** Starts a mock server whose interviewer is a fake one, on real time. */
export async function startLiveMock({
  database,
  transcribes = true,
  timeout = 30_000,
  patience,
}: Options = {}): Promise<LiveMock> {
  const fake = await startFakeInterviewer();
  const start = (): Promise<MockServer> => {
    const endpoint = { url: fake.url, model: 'fake', key: 'secret-key', timeout };
    const transcriber: Endpoint | null = transcribes ? { ...endpoint, role: 'transcriber' } : null;
    const interviewer = createLiveInterviewer({
      interviewer: { ...endpoint, role: 'interviewer' },
      transcriber,
      ...(patience !== undefined && { patience }),
    });
    return createMockServer({ interviewer, ...(database !== undefined && { database }) });
  };
  return { fake, server: await start(), restart: start };
}

export class LiveWriter extends Writer {
  async open(scenario = 'first-story'): Promise<this> {
    await this.startSession({ scenario, clock: { paused: false } });
    await this.signIn();
    return this;
  }

  /** Waits until neither the server nor the interviewer has anything left to do. */
  async settle(): Promise<void> {
    const read = (): Promise<{ data: control['schemas']['Session'] }> => this.ok('GET', '/__mock/session');
    await expect.poll(async () => (await read()).data.waiting, { interval: 5, timeout: 20_000 }).toBe(0);
  }

  async answer(talk: Conversation, text: string): Promise<void> {
    await this.answerText(talk, text);
    await this.settle();
  }

  async question(talk: Conversation): Promise<string> {
    return (await this.latest(talk)).chat_message?.question?.content ?? '';
  }

  /** The current message's status and the reason why it failed. */
  async state(talk: Conversation): Promise<readonly [string | undefined, string | null | undefined]> {
    const { chat_message: message } = await this.latest(talk);
    return [message?.status, message?.error];
  }

  async retry(talk: Conversation): Promise<void> {
    const { actions } = await this.latest(talk);
    await this.ok('POST', actions?.retry?.url ?? '');
    await this.settle();
  }

  async work(): Promise<Extract<control['schemas']['LogEntry'], { kind: 'interviewer' }>[]> {
    return (await this.log()).filter((entry) => entry.kind === 'interviewer');
  }
}
