import { mismatch, queueHint } from '#verify/base/finding.ts';
import { atPointer } from '#verify/base/values.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import { fetchUserId, readJson, sendRequest, type SuiteContext } from '#verify/run/suite.ts';
import { toRequest, ValuePool } from '#verify/run/value-pool.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';

/** Milliseconds to wait for the event. The contract allows less, but a first job may start a worker. */
const longest = 10_000;
const look = 250;

/** The signature of `/api/broadcasting/auth` must be right for the websocket server. Returns whether it is. */
async function checkSecret(context: SuiteContext, stream: EventStream): Promise<boolean> {
  const channel = `private-App.Models.User.${await fetchUserId(context, context.writer)}`;
  const subscription = await stream.subscribe(channel);
  if (subscription.state !== 'rejected') return true;
  const text = `The websocket rejects the signature of /api/broadcasting/auth: ${subscription.text}.`;
  const hint =
    'Laravel and the websocket server have different secrets. Use the same REVERB_APP_SECRET (or PUSHER_APP_SECRET) for both and restart both.';
  context.recorder.add(mismatch('set-up', { channel }, text, hint), [`pusher:subscribe ${channel}`]);
  return false;
}

type OwnNote = { readonly target: string; readonly channel: string; readonly title: string | null };

async function findNote(context: SuiteContext): Promise<OwnNote | null> {
  const operation = context.contract.rest.operations.get('noteUpdate');
  const path = operation && (await new ValuePool(context, context.writer).findPath(operation));
  if (!operation || !path) return null;
  const { target } = toRequest(operation, path);
  const title = atPointer(await readJson(context, context.writer, target), '/data/title');
  return { target, channel: `private-document.${path['note']}`, title: typeof title === 'string' ? title : null };
}

async function rename(context: SuiteContext, { target }: OwnNote, title: string | null): Promise<boolean> {
  const version = atPointer(await readJson(context, context.writer, target), '/data/version');
  const request = { method: 'PATCH', target, json: { version, title } };
  return (await sendRequest(context, context.writer, request)).status === 200;
}

/** Resolves to null if no event of the channel arrives in time. */
async function waitForEvent(
  { clock }: SuiteContext,
  stream: EventStream,
  channel: string,
): Promise<ReceivedEvent | null> {
  const end = clock.now() + longest;
  for (;;) {
    const event = (await stream.readEvents()).find((one) => one.channel === channel);
    if (event) return event;
    if (clock.now() >= end || stream.broken() !== null) return null;
    await clock.wait(look);
  }
}

async function causeEvent(context: SuiteContext, stream: EventStream, note: OwnNote): Promise<boolean> {
  const { channel } = note;
  if ((await stream.subscribe(channel)).state !== 'subscribed') return true;
  if (!(await rename(context, note, `${note.title ?? ''} (checked)`.trim()))) return true;
  const event = await waitForEvent(context, stream, channel);
  // The run continues without this event, also when it comes late.
  if (await rename(context, note, note.title)) await (event && waitForEvent(context, stream, channel));
  if (event) context.log('an event arrives');
  else {
    const subject = { operation: 'noteUpdate', channel: 'private-document.{id}', message: 'note.updated' };
    const fault = mismatch('event-missing', subject, `It didn't arrive within ${longest / 1000} seconds.`, queueHint);
    context.recorder.add(fault, [`PATCH ${note.target}`, `expected on ${channel}`]);
  }
  return event !== null;
}

/**
 * Renames a note and back, and waits for the event. Adds findings for a wrong secret and for a queue worker that doesn't
 * run. Returns false if events don't arrive at all.
 */
export async function checkBroadcast(context: SuiteContext): Promise<boolean> {
  const stream = await context.events?.openFor(context.writer);
  if (!stream) return true;
  try {
    if (!(await checkSecret(context, stream))) return false;
    const note = context.allowWrites ? await findNote(context) : null;
    if (note) return await causeEvent(context, stream, note);
    context.log(`skipped: an event (${context.allowWrites ? 'the writer has no note' : 'without --allow-writes'})`);
    return true;
  } finally {
    stream.close();
  }
}
