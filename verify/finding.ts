/** The parts of a verification, in the order in which they run. */
export const partNames = ['doctor', 'requests', 'workflows', 'events', 'passive'] as const;
export type PartName = (typeof partNames)[number];

/** Every kind of thing that a backend can fail to keep, with what it means. */
export const findingKinds = {
  'set-up': 'Something in how the server is set up keeps clients out.',
  'not-covered': 'Nothing in this run met it.',
  // Calls and answers.
  'no-answer': 'The call was not answered, or not in time.',
  'undocumented-call': 'The contract has no operation of this method and path.',
  'undocumented-status': 'The operation does not document this status.',
  'unexpected-status': 'The status is documented, but another one was due.',
  'wrong-media-type': 'The answer is of another media type than the contract says.',
  'unreadable-body': 'The body is not what its media type promises.',
  'text-before-json': 'Something stands before the JSON of the answer, as PHP does with a warning.',
  'unexpected-body': 'An answer that has no body brought one.',
  'missing-body': 'An answer that has a body brought none.',
  'answer-schema': 'The answer breaks its schema.',
  'request-schema': 'The request breaks its schema.',
  'step-failed': 'A step of a workflow did not do what it is for.',
  // Broadcast events.
  'undeclared-channel': 'The contract has no such channel.',
  'undeclared-event': 'The contract has no such event on this channel.',
  'event-encoding': 'The data of the event is not a text that holds JSON.',
  'event-schema': 'The payload of the event breaks its schema.',
  'event-too-large': 'The event is larger than the contract allows.',
  'event-missing': 'A call says that it causes this event; it did not come.',
  'event-late': 'The event came, but later than the contract says.',
  'event-misplaced': 'The event came on a channel where it was not due.',
  'event-doubled': 'The same event came twice.',
  'event-unexpected': 'The event came although no call causes it.',
  'event-order': 'The events came in another order than the contract says.',
  'connection-lost': 'The websocket broke off, or answers no more.',
  // Channels and signatures.
  'foreign-channel-allowed': 'A writer was let into a channel of another writer.',
  'own-channel-refused': 'A writer was not let into a channel of their own.',
  'wrong-signature': 'A signature does not fit the application’s secret.',
} as const;
export type FindingKind = keyof typeof findingKinds;

/** What a finding is about: a call's answer, or an event on a channel. Absent fields are not known, or do not matter. */
export type Subject = {
  readonly operation?: string;
  /** The method and the path of the contract, such as `GET /api/v1/stories/{story}`. */
  readonly call?: string;
  readonly status?: number;
  readonly mediaType?: string;
  /** The channel's address in the contract, such as `private-chat.{id}`. */
  readonly channel?: string;
  readonly message?: string;
};

/** One thing that the backend does not keep, so that a person finds the place. */
export type Finding = {
  readonly kind: FindingKind;
  readonly part: PartName;
  readonly subject: Subject;
  /** Where inside of the body or the payload, as a JSON pointer; empty for the whole. */
  readonly at: string;
  /** What was found, in one sentence. */
  readonly text: string;
  /** How to mend it, where that is known. */
  readonly hint?: string;
  /** The request as it was sent and what came, shortened and without tokens; the step or the seed that led there. */
  readonly evidence?: readonly string[];
};

/** A finding with how often it was met. */
export type CountedFinding = Finding & { readonly count: number };

/** What the subject is called in a report: `storyRead 200 application/json`, `chatMessage.created on private-chat.{id}`. */
export const subjectText = ({ operation, call, status, mediaType, channel, message }: Subject): string => {
  const answer = [operation ?? call, status, mediaType].filter((part) => part !== undefined).join(' ');
  const event = [message, channel].filter((part) => part !== undefined).join(' on ');
  return [answer, event].filter((part) => part !== '').join(', ');
};

/** Two findings of one key say the same of the same place. */
export const keyOf = ({ kind, part, subject, at, text }: Finding): string =>
  JSON.stringify([kind, part, subjectText(subject), at, at === '' ? text : '']);
