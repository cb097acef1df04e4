import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Message } from '#verify/contract/events.ts';
import type { Finding } from '#verify/finding.ts';
import type { RunRecorder } from '#verify/run-recorder.ts';
import type { SuiteContext, MockControls } from '#verify/suite.ts';
import type { EventStream } from './event-stream.ts';
import type { OwnChannel } from './own-channels.ts';

type Fault = Pick<Finding, 'kind' | 'text'>;

function findMismatch(received: readonly ReceivedEvent[], address: string): Fault | null {
  const onChannel = received.filter(({ channel }) => channel === address);
  const elsewhere = received.find(({ channel }) => channel !== address);
  if (elsewhere) {
    return { kind: 'event-misplaced', text: `Expected on ${address}, sent on ${elsewhere.channel}.` };
  }
  if (onChannel.length > 1) return { kind: 'event-doubled', text: 'The same event arrived twice.' };
  return onChannel.length === 1 ? null : { kind: 'event-missing', text: "It was sent but didn't arrive." };
}

function isMessage({ name, className }: Message, { event }: ReceivedEvent): boolean {
  return event === name || event === className;
}

export async function checkUnobservedEvents(recorder: RunRecorder, stream: EventStream): Promise<void> {
  for (const event of await stream.readEvents()) recorder.event('events', event, 'between steps');
}

/** Makes the mock server send each event that no request causes. Each must arrive once, on its channel. */
export async function triggerUnpromptedEvents(
  { recorder }: SuiteContext,
  mock: MockControls,
  stream: EventStream,
  { channel, address }: OwnChannel,
): Promise<void> {
  for (const message of channel.messages.values()) {
    if (message.unprompted === null) continue;
    await checkUnobservedEvents(recorder, stream);
    await mock.sendEvent(address, message.name, message.example);
    const received = await stream.readEvents();
    if (stream.broken() !== null) return;
    for (const event of received) recorder.event('events', event, `sending ${message.name}`);
    const fault = findMismatch(
      received.filter((event) => isMessage(message, event)),
      address,
    );
    if (!fault) continue;
    recorder.add({
      ...fault,
      part: 'events',
      subject: { channel: channel.address, message: message.name },
      at: '',
      evidence: [`${message.name} was sent to ${address}`],
    });
  }
}
