import type { Channel } from '#verify/contract/events.ts';
import type { SuiteContext } from '#verify/run/suite.ts';
import { ValuePool } from '#verify/run/value-pool.ts';

export type OwnChannel = { readonly channel: Channel; readonly id: string; readonly address: string };

/** Returns the writer's channels, one of each source, and the types for which the writer has no data. */
export async function ownChannels(
  context: SuiteContext,
): Promise<{ readonly channels: readonly OwnChannel[]; readonly without: readonly Channel[] }> {
  const pool = new ValuePool(context, context.writer);
  const channels: OwnChannel[] = [];
  const without: Channel[] = [];
  for (const channel of context.contract.events.channels.values()) {
    const ids = new Set<string>();
    for (const source of channel.sources) {
      const id = await pool.findValue({ name: 'id', 'x-found-in': source }, {});
      if (id !== null) ids.add(id);
    }
    if (ids.size === 0) without.push(channel);
    for (const id of ids) channels.push({ channel, id, address: channel.address.replace('{id}', id) });
  }
  return { channels, without };
}
