import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Message } from '#verify/contract/events.ts';
import type { Finding } from '#verify/finding.ts';
import type { Journal } from '#verify/journal.ts';
import type { Context, MockControls } from '#verify/part.ts';
import type { EventStream } from './event-stream.ts';
import type { OwnChannel } from './own-channels.ts';

type Fault = Pick<Finding, 'kind' | 'text'>;

/** What is wrong with what came of one event that was sent to one address; null where it came once, and there. */
const faultOf = (came: readonly ReceivedEvent[], address: string): Fault | null => {
  const inPlace = came.filter(({ channel }) => channel === address);
  const elsewhere = came.find(({ channel }) => channel !== address);
  if (elsewhere) {
    return { kind: 'event-misplaced', text: `Expected on ${address}, sent on ${elsewhere.channel}.` };
  }
  if (inPlace.length > 1) return { kind: 'event-doubled', text: 'The same event arrived twice.' };
  return inPlace.length === 1 ? null : { kind: 'event-missing', text: "It was sent but didn't arrive." };
};

const isMessage = ({ name, className }: Message, { event }: ReceivedEvent): boolean =>
  event === name || event === className;

/** What came while nobody listened, such as after generated requests, is held to the contract as it is. */
export const takeUnheard = async (journal: Journal, stream: EventStream): Promise<void> => {
  for (const event of await stream.heard()) journal.event('events', event, 'between steps');
};

/**
 * What no call causes can be brought about in the mock environment only: it is asked to send each such event of the contract,
 * which must arrive, once and in its place.
 */
export const bringAbout = async (
  { journal }: Context,
  mock: MockControls,
  stream: EventStream,
  { channel, address }: OwnChannel,
): Promise<void> => {
  for (const message of channel.messages.values()) {
    if (message.unprompted === null) continue;
    await takeUnheard(journal, stream);
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
};
