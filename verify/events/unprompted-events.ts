import type { Context, MockControls } from '#verify/part.ts';
import type { EventStream } from './event-stream.ts';
import type { OwnChannel } from './own-channels.ts';

/**
 * What no call causes can be brought about in the mock environment only: it is asked to send each such event of the contract,
 * which must arrive.
 */
export const bringAbout = async (
  { journal }: Context,
  mock: MockControls,
  stream: EventStream,
  { channel, address }: OwnChannel,
): Promise<void> => {
  for (const message of channel.messages.values()) {
    if (message.unprompted === null) continue;
    const before = (await stream.heard()).length;
    await mock.sendEvent(address, message.name, message.example);
    const came = (await stream.heard()).slice(before);
    const verdicts = came.map((event) => journal.event('events', event, `sending ${message.name}`));
    if (verdicts.some((verdict) => verdict.channel === channel && verdict.message === message)) continue;
    if (stream.broken() !== null) return;
    journal.add({
      kind: 'event-missing',
      part: 'events',
      subject: { channel: channel.address, message: message.name },
      at: '',
      text: 'It was sent, and did not arrive.',
      evidence: [`${message.name} on ${address}`],
    });
  }
};
