import type { ClockStep, EventRef, Fault, FaultRule, Interviewer, Storage } from '#src/api/mock-control.ts';

export type EventChoice = {
  readonly key: string;
  readonly event: string;
  readonly channel: string;
  readonly example: string;
};

export function toEventChoices(events: readonly EventRef[]): EventChoice[] {
  return events.flatMap(({ event, listened, example }) =>
    listened.map((address) => ({
      key: `${event} ${address}`,
      event,
      channel: address,
      example: JSON.stringify(example, null, 2),
    })),
  );
}

export function parsePayload(text: string): { payload: Record<string, unknown> } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { payload: value as Record<string, unknown> };
    return { problem: 'The payload must be a JSON object.' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This isn’t valid JSON.' };
  }
}

function formatPlace(address: string): string {
  const { hostname, host } = new URL(address);
  const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return isHere ? `${host}, on this computer` : host;
}

/** Says which model interviews, and where the writer's answers and recordings are sent. */
export function describeInterviewer({
  model,
  sent_to: answers,
  recordings_sent_to: recordings,
}: Pick<Interviewer, 'model' | 'sent_to' | 'recordings_sent_to'>): string {
  const sound =
    recordings === null ? 'Spoken answers aren’t transcribed.' : `Recordings are sent to ${formatPlace(recordings)}.`;
  return `${model} interviews you. Answers are sent to ${formatPlace(answers)}. ${sound}`;
}

function formatBackup({ last_backup: last }: Storage): string {
  if (last === null) return 'There’s no backup yet.';
  const madeAt = new Date(last.made_at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return `Last backup: ${madeAt}, in ${last.file.replace(/[/\\][^/\\]+$/, '')}.`;
}

/** Says in lines where a writer's own data is saved, and what is wrong with it. Empty for a demo without a problem. */
export function describeStorage(storage: Storage, personal: boolean): string {
  const { file, problem } = storage;
  if (file === null && (personal || problem !== null))
    return `${problem ?? 'Nothing is saved.'} What you write is lost when Lamplight stops.`;
  if (!personal) return '';
  const failed = problem === null ? '' : `\nThe backup failed. ${problem}`;
  return `Your stories are saved in ${file}.\n${formatBackup(storage)}${failed}`;
}

export type FaultFields = {
  readonly operation: string;
  readonly latency: string;
  readonly status: string;
  readonly times: string;
  readonly drop: '' | 'request' | 'answer';
};

function wholeNumber(label: string, text: string, least: number, most: number): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${label} must be a whole number from ${least} to ${most}.`);
  return value;
}

/** Converts the fields to a rule. Throws an Error whose message names the invalid field. */
export function faultRule({ operation, latency, status, times, drop }: FaultFields): FaultRule {
  const latencyMs = wholeNumber('Latency', latency, 0, 600_000);
  const code = wholeNumber('Status', status, 200, 599);
  const often = wholeNumber('Times', times, 1, 1000);
  if (latencyMs === undefined && code === undefined && drop === '')
    throw new Error('Set a latency, a status or a dropped connection.');
  return {
    operation_id: operation,
    ...(latencyMs !== undefined && { latency_ms: latencyMs }),
    ...(code !== undefined && { status: code }),
    ...(drop !== '' && { drop }),
    ...(often !== undefined && { times: often }),
  };
}

export function formatFaultRule(fault: Fault): string {
  const { operation_id: operation, status, example, latency_ms: latency, drop, times } = fault;
  const ends =
    [status, example && `example ${example}`, drop && `dropped ${drop === 'request' ? 'before' : 'after'} processing`]
      .filter(Boolean)
      .join(', ') || 'normal';
  const wait = latency === undefined ? '' : ` after ${latency} ms`;
  return `${operation} → ${ends}${wait}, ${times === 1 ? '1 more time' : `${times} more times`}`;
}

export function hasDone({ done, released }: ClockStep): boolean {
  return done.length > 0 || released > 0;
}

export function formatClockStep(step: ClockStep): string {
  if (!hasDone(step)) return 'Nothing is scheduled.';
  const work = step.done.map(({ work: name, operation_id: cause }) => (cause === null ? name : `${name} (${cause})`));
  const requests = step.released === 1 ? '1 request released' : `${step.released} requests released`;
  return `+${step.passed_ms / 1000} s: ${[...work, ...(step.released > 0 ? [requests] : [])].join(', ')}`;
}
