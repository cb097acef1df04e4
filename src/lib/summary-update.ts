/**
 * A spoken update of a summary as a pure function: it is sent, taken with a message's id, and followed until that message is worked
 * through. Events may come doubled, late, or before the answer that names their message. It has no clock.
 */

export type SummaryUpdateState = {
  /** failed: it was sent and could not be worked on. One that could not be sent is the recorder's business. */
  readonly phase: 'resting' | 'sending' | 'working' | 'failed';
  /** Section 4's status of the message, null while there is nothing to say. */
  readonly status: string | null;
  readonly recordingId: string | null;
  readonly messageId: number | null;
  /** When the summary had been written last before it was sent, as the server says it. */
  readonly before: string | null;
  /** What was told of messages while this one had no id yet: the newest status of each. */
  readonly heard: ReadonlyMap<number, string>;
  /** How many updates were completed; grows with each. */
  readonly completed: number;
};

export type SummaryUpdateEvent =
  | { readonly type: 'sendPressed'; readonly recordingId: string; readonly before: string | null }
  | { readonly type: 'taken'; readonly recordingId: string; readonly messageId: number | null }
  | { readonly type: 'sendFailed'; readonly recordingId: string }
  /** userMessage.processed, of whichever message. */
  | { readonly type: 'processed'; readonly messageId: number; readonly status: string }
  /** The summary as it was read last, for a connection without events. */
  | { readonly type: 'read'; readonly updatedAt: string | null };

export const restingUpdate: SummaryUpdateState = {
  phase: 'resting',
  status: null,
  recordingId: null,
  messageId: null,
  before: null,
  heard: new Map(),
  completed: 0,
};

export function summaryUpdateReducer(state: SummaryUpdateState, event: SummaryUpdateEvent): SummaryUpdateState {
  switch (event.type) {
    case 'sendPressed': {
      if (state.phase === 'sending' || state.phase === 'working') return state;
      const { recordingId, before } = event;
      const { completed } = state;
      return { ...restingUpdate, phase: 'sending', status: 'transcribing', recordingId, before, completed };
    }
    case 'taken':
      return isSending(state, event.recordingId) ? taken(state, event.messageId) : state;
    case 'sendFailed':
      return isSending(state, event.recordingId) ? { ...restingUpdate, completed: state.completed } : state;
    case 'processed':
      return processed(state, event.messageId, event.status);
    default: {
      const isNewer = event.updatedAt !== null && event.updatedAt !== state.before;
      return state.phase === 'working' && state.before !== null && isNewer ? complete(state) : state;
    }
  }
}

const isSending = (state: SummaryUpdateState, recordingId: string): boolean =>
  state.phase === 'sending' && state.recordingId === recordingId;

function taken(state: SummaryUpdateState, messageId: number | null): SummaryUpdateState {
  const working: SummaryUpdateState = { ...state, phase: 'working', status: 'processing', messageId, heard: new Map() };
  const told = messageId === null ? undefined : state.heard.get(messageId);
  return messageId === null || told === undefined ? working : processed(working, messageId, told);
}

function processed(state: SummaryUpdateState, messageId: number, status: string): SummaryUpdateState {
  if (state.phase === 'sending') return { ...state, heard: new Map(state.heard).set(messageId, status) };
  if (state.phase !== 'working' || state.messageId !== messageId) return state;
  if (status === 'completed') return complete(state);
  return { ...state, phase: status === 'failed' ? 'failed' : 'working', status };
}

function complete({ completed }: SummaryUpdateState): SummaryUpdateState {
  return { ...restingUpdate, completed: completed + 1 };
}

/** What kind of recording it is that updates this summary: the recording's `context`. */
export const summaryContext = (summary: number): string => `summaries/${summary}/update`;

/** The summary that a recording is to update; null for a recording of another kind. */
export function summaryOfContext(context: string): number | null {
  const id = /^summaries\/(\d{1,15})\/update$/.exec(context)?.[1];
  return id === undefined ? null : Number(id);
}
