/** A verification's parts in running order. */
export const suiteNames = ['doctor', 'requests', 'workflows', 'events', 'passive'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** The most important first: access problems, then faults of responses. */
export const findingKinds = {
  'foreign-data-allowed': "A writer could read or change another writer's data.",
  'foreign-channel-allowed': "A writer could subscribe to another writer's channel.",
  'set-up': 'The server is set up in a way that locks clients out.',
  'wrong-signature': "The signature doesn't match the app secret.",
  'own-channel-refused': "A writer couldn't subscribe to their own channel.",
  'no-answer': 'The server sent no response, or none in time.',
  'connection-lost': 'The websocket disconnected or stopped responding.',
  'undocumented-status': 'The operation does not document this status.',
  'unexpected-status': 'Documented status, but not the one expected here.',
  'wrong-media-type': "The response's media type differs from the contract.",
  'unreadable-body': "The body doesn't match its media type.",
  'text-before-json': 'There is text before the JSON, such as a PHP warning.',
  'missing-body': 'The response should have a body, but it was empty.',
  'unexpected-body': 'The response should have no body, but it had one.',
  'wrong-action': "An action's address doesn't lead to its operation, so clients can't use it.",
  'step-failed': "A workflow step didn't have the expected result.",
  'answer-schema': "The response doesn't match its schema.",
  'lost-value': 'The JSON has a value that clients lose when they parse it.',
  // An event under another name is missing under its own.
  'undeclared-channel': 'The contract has no such channel.',
  'undeclared-event': 'The contract has no such event on this channel.',
  'event-missing': "The request should cause this event, but it didn't arrive.",
  'event-misplaced': 'The event was sent on the wrong channel.',
  'event-encoding': "The event's data isn't a string that contains JSON.",
  'event-schema': "The event's payload doesn't match its schema.",
  stopped: 'The run was stopped before its end.',
  'too-little': 'The run tested fewer operations than it must.',
  'undocumented-call': 'The contract has no operation with this method and path.',
  'request-schema': "The request doesn't match its schema.",
  'wrong-list': "A list doesn't follow its parameters or its documented order.",
  'debug-trace': 'The response shows a stack trace.',
  'event-too-large': 'The event is larger than the contract allows.',
  'event-late': 'The event arrived later than the contract allows.',
  'event-doubled': 'The same event arrived twice.',
  'event-echoed': 'The connection that sent the request received the event too.',
  'event-unexpected': 'The event arrived, but no request causes it.',
  'event-order': "The events arrived in an order that the contract doesn't allow.",
  'undeclared-field': 'The contract has no such field.',
  'not-covered': 'This run never saw it.',
} as const;
export type FindingKind = keyof typeof findingKinds;

/** Kinds that fail a run only with `--strict`. */
const warnings: ReadonlySet<FindingKind> = new Set<FindingKind>(['undeclared-field', 'debug-trace']);

export function isWarning({ kind }: { readonly kind: FindingKind }): boolean {
  return warnings.has(kind);
}

export type FindingSubject = {
  readonly operation?: string;
  readonly call?: string;
  readonly status?: number;
  readonly mediaType?: string;
  readonly channel?: string;
  readonly message?: string;
};

export type Finding = {
  readonly kind: FindingKind;
  readonly part: SuiteName;
  readonly subject: FindingSubject;
  /** JSON pointer in the body or payload; empty for the root. Undeclared fields: a path such as `data[].title`. */
  readonly at: string;
  readonly text: string;
  readonly hint?: string | undefined;
  /** Request and response, shortened and without tokens, and the step or seed. */
  readonly evidence?: readonly string[] | undefined;
};

/** How to fix events that don't arrive. */
export const queueHint =
  'Broadcast events wait in the queue. Is a worker running (php artisan queue:work)? php artisan queue:failed lists failed jobs. Is REVERB_HOST and REVERB_PORT, or PUSHER_HOST, the address at which Laravel reaches the websocket server?';

/** A finding without its part and evidence. */
export type Mismatch = Omit<Finding, 'part' | 'evidence'>;

export function mismatch(kind: FindingKind, subject: FindingSubject, text: string, hint?: string, at = ''): Mismatch {
  return { kind, subject, at, text, hint };
}

export type CountedFinding = Finding & { readonly count: number };

/** Returns `storyRead 200 application/json` or `chatMessage.created on private-chat.{id}`. */
export function formatSubject({ operation, call, status, mediaType, channel, message }: FindingSubject): string {
  const response = [operation ?? call, status, mediaType].filter((part) => part !== undefined).join(' ');
  const event = [message, channel].filter((part) => part !== undefined).join(' on ');
  return [response, event].filter((part) => part !== '').join(', ');
}

export function getFindingKey({ kind, part, subject, at, text }: Finding): string {
  return JSON.stringify([kind, part, formatSubject(subject), at, at === '' ? text : '']);
}

/**
 * The verification couldn't run: unreachable host, wrong token, unknown option. The message is a single sentence; exit
 * code 2.
 */
export class FatalError extends Error {
  override readonly name = 'FatalError';
}
