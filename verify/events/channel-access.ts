import type { Backend, Reply } from '#verify/backend/backend.ts';
import { evidenceOf } from '#verify/check/exchange.ts';
import type { Finding } from '#verify/finding.ts';
import type { Context } from '#verify/part.ts';
import type { OwnChannel } from './own-channels.ts';
import { askChannel, isSigned } from './subscription-signature.ts';

/** Any socket id does: what is signed here is not used. */
const socketId = '1234.5678';

/** Who asks for a channel of the writer’s, and must be told no. */
type Asker = { readonly who: string; readonly backend: Backend; readonly due: 401 | 403 };

const finding = (
  kind: Finding['kind'],
  { exchange, status }: Reply,
  channel: string,
  { text, hint }: { readonly text: string; readonly hint: string },
): Finding => ({
  kind,
  part: 'events',
  subject: { operation: 'broadcastingAuth', status, channel },
  at: '',
  text,
  hint,
  evidence: evidenceOf(exchange),
});

const rulesHint = "Check the rules in routes/channels.php: compare the channel's id with what the user owns.";
const strangerHint =
  'Broadcast::routes() needs the auth:sanctum middleware. Laravel returns 401 only if the request accepts JSON.';

/** What is wrong with an answer to somebody who must not be let in; null where nothing is. Silence was told by the journal. */
const letInFault = ({ who, due }: Asker, reply: Reply, channel: string): Finding | null => {
  const { status } = reply;
  if (status === due || status === 0 || (status === 200 && !isSigned(reply))) return null;
  const hint = due === 401 ? strangerHint : rulesHint;
  if (status === 200) {
    return finding('foreign-channel-allowed', reply, channel, {
      text: `${who} could subscribe. Expected ${due}.`,
      hint,
    });
  }
  const text = `${who} tried to subscribe. Expected ${due}, got ${status}.`;
  return finding('unexpected-status', reply, channel, { text, hint });
};

/** A second writer and a stranger ask for a channel of the writer’s: 403 and 401. */
export const askForForeign = async (context: Context, { address, channel }: OwnChannel): Promise<void> => {
  const { journal, other, stranger } = context;
  const askers: readonly Asker[] = [
    ...(other ? [{ who: 'Another writer', backend: other, due: 403 } as const] : []),
    { who: 'An unauthenticated client', backend: stranger, due: 401 },
  ];
  for (const asker of askers) {
    const reply = await askChannel(asker.backend, journal, { socketId, address });
    const fault = letInFault(asker, reply, channel.address);
    if (fault) journal.add(fault);
  }
};

/** The other way round: the writer asks for a channel of somebody else’s. */
export const askAsForeigner = async (context: Context, address: string, template: string): Promise<void> => {
  const reply = await askChannel(context.writer, context.journal, { socketId, address });
  const asker: Asker = { who: 'The writer', backend: context.writer, due: 403 };
  const fault = letInFault(asker, reply, template);
  if (fault) context.journal.add({ ...fault, text: `${fault.text} The channel belongs to another writer.` });
};

/** A channel that the contract does not have must be signed for nobody. */
export const askForUnknown = async (context: Context, address: string): Promise<void> => {
  const reply = await askChannel(context.writer, context.journal, { socketId, address });
  if (reply.status === 403 || reply.status === 0 || (reply.status === 200 && !isSigned(reply))) return;
  const text =
    reply.status === 200
      ? 'The server signed it, but the contract has no such channel.'
      : `Expected 403 for a channel that isn't in the contract, got ${reply.status}.`;
  const hint = "routes/channels.php has a pattern that isn't in the contract, or one that matches everything.";
  context.journal.add(
    finding(reply.status === 200 ? 'undeclared-channel' : 'unexpected-status', reply, address, { text, hint }),
  );
};

/** The writer asks without listening: where no websocket was named. */
export const askForOwn = async (context: Context, { address, channel }: OwnChannel): Promise<void> => {
  const reply = await askChannel(context.writer, context.journal, { socketId, address });
  if (reply.status === 200 || reply.status === 0) return;
  const text = `The writer couldn't subscribe to their own channel: /api/broadcasting/auth returned ${reply.status}.`;
  context.journal.add(finding('own-channel-refused', reply, channel.address, { text, hint: rulesHint }));
};
