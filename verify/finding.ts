/** The parts of a verification, in the order in which they run. */
export const partNames = ['doctor', 'requests', 'workflows', 'events', 'passive'] as const;
export type PartName = (typeof partNames)[number];

/** Every kind of thing that a backend can fail to keep, with what it means. */
export const findingKinds = {
  'set-up': 'The server is set up in a way that locks clients out.',
  'not-covered': 'This run never saw it.',
  // Calls and answers.
  'no-answer': 'The server sent no response, or none in time.',
  'undocumented-call': 'The contract has no operation with this method and path.',
  'undocumented-status': 'The operation does not document this status.',
  'unexpected-status': 'Documented status, but not the one expected here.',
  'wrong-media-type': "The response's media type differs from the contract.",
  'unreadable-body': "The body doesn't match its media type.",
  'text-before-json': 'There is text before the JSON, such as a PHP warning.',
  'unexpected-body': 'The response should have no body, but it had one.',
  'missing-body': 'The response should have a body, but it was empty.',
  'answer-schema': "The response doesn't match its schema.",
  'request-schema': "The request doesn't match its schema.",
  'step-failed': "A workflow step didn't have the expected result.",
  // Broadcast events.
  'undeclared-channel': 'The contract has no such channel.',
  'undeclared-event': 'The contract has no such event on this channel.',
  'event-encoding': "The event's data isn't a string that contains JSON.",
  'event-schema': "The event's payload doesn't match its schema.",
  'event-too-large': 'The event is larger than the contract allows.',
  'event-missing': "The request should cause this event, but it didn't arrive.",
  'event-late': 'The event arrived later than the contract allows.',
  'event-misplaced': 'The event was sent on the wrong channel.',
  'event-doubled': 'The same event arrived twice.',
  'event-unexpected': 'The event arrived, but no request causes it.',
  'event-order': "The events arrived in an order that the contract doesn't allow.",
  'connection-lost': 'The websocket disconnected or stopped responding.',
  // Channels and signatures.
  'foreign-channel-allowed': "A writer could subscribe to another writer's channel.",
  'own-channel-refused': "A writer couldn't subscribe to their own channel.",
  'wrong-signature': "The signature doesn't match the app secret.",
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
