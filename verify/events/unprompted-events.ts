import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Message } from '#verify/contract/events.ts';
import type { Finding } from '#verify/finding.ts';
import type { RunRecorder } from '#verify/run-recorder.ts';
import type { SuiteContext, MockControls } from '#verify/suite.ts';
import type { EventStream } from './event-stream.ts';
import type { OwnChannel } from './own-channels.ts';

type Fault = Pick<Finding, 'kind' | 'text'>;

function faultOf(came: readonly ReceivedEvent[], address: string): Fault | null {
  const inPlace = came.filter(({ channel }) => channel === address);
  const elsewhere = came.find(({ channel }) => channel !== address);
  if (elsewhere) {
    return { kind: 'event-misplaced', text: `Expected on ${address}, sent on ${elsewhere.channel}.` };
  }
  if (inPlace.length > 1) return { kind: 'event-doubled', text: 'The same event arrived twice.' };
  return inPlace.length === 1 ? null : { kind: 'event-missing', text: "It was sent but didn't arrive." };
}

function isMessage({ name, className }: Message, { event }: ReceivedEvent): boolean {
  return event === name || event === className;
}

export async function checkUnobservedEvents(journal: RunRecorder, stream: EventStream): Promise<void> {
  for (const event of await stream.heard()) journal.event('events', event, 'between steps');
}

/** Makes the mock server send each event that no request causes. Each must arrive once, on its channel. */
export async function triggerUnpromptedEvents(
  { journal }: SuiteContext,
  mock: MockControls,
  stream: EventStream,
  { channel, address }: OwnChannel,
): Promise<void> {
  for (const message of channel.messages.values()) {
    if (message.unprompted === null) continue;
    await checkUnobservedEvents(journal, stream);
    await mock.sendEvent(address, message.name, message.example);
    const came = await stream.heard();
    if (stream.broken() !== null) return;
    for (const event of came) journal.event('events', event, `sending ${message.name}`);
    const fault = faultOf(
      came.filter((event) => isMessage(message, event)),
      address,
    );
    if (!fault) continue;
    journal.add({
      ...fault,
      part: 'events',
      subject: { channel: channel.address, message: message.name },
      at: '',
      evidence: [`${message.name} was sent to ${address}`],
    });
  }
}
