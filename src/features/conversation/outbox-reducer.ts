import { automaticSends } from '#src/lib/constants.ts';
import { isResponseLost } from '#src/lib/failure.ts';
import {
  isDelivered,
  type NewOutboxEntry,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxState,
  type OutboxTransition,
} from '#src/lib/outbox-state.ts';
import { transition } from '#src/lib/transition.ts';
import { answerTexts } from './texts.ts';

/**
 * The outbox as a pure reducer: every answer reaches the server once, in order, or stays here. After a lost response it
 * asks the server before repeating. The API client handles automatic retries.
 */
export function outboxReducer(state: OutboxState, event: OutboxEvent): OutboxTransition {
  switch (event.type) {
    case 'restored':
      return next(restore(state, event.entries));
    case 'lockChanged':
      return next({ ...state, hasLock: event.hasLock });
    case 'added':
      return add(state, event.entry, event.isRepeat === true);
    case 'sendStarted':
      return sendStarted(state, event);
    case 'sent':
      return sent(state, event);
    case 'alreadyDelivered':
      return alreadyDelivered(state, event.id);
    case 'sendFailed':
      return sendFailed(state, event);
    case 'checked':
      return checked(state, event);
    case 'checkFailed':
      if (!isChecking(state, event)) return transition(state);
      return transition({ ...state, activeId: null, pausedBy: 'offline' }, settled(event.id, 'waiting'));
    case 'retryPressed':
      return retry(state, event.id);
    case 'discarded':
      return discard(state, event.id);
    case 'connectionBack':
      return state.pausedBy === 'offline' ? next({ ...state, pausedBy: null }) : transition(state);
  }
}

function find(state: OutboxState, id: string) {
  return state.entries.find((entry) => entry.id === id);
}

function settled(id: string, outcome: Extract<OutboxEffect, { type: 'settled' }>['outcome']): OutboxEffect {
  return {
    type: 'settled',
    id,
    outcome,
  };
}

function next(state: OutboxState, ...before: readonly OutboxEffect[]): OutboxTransition {
  const entry = state.entries.find((candidate) => candidate.state === 'queued' || candidate.state === 'unknown');
  if (entry === undefined || state.activeId !== null || !state.hasLock || state.pausedBy !== null)
    return transition(state, ...before);
  const active = { ...state, activeId: entry.id };
  if (entry.state === 'queued') return send(active, entry, before);
  return transition(active, ...before, { type: 'check', id: entry.id, attempt: entry.attempts });
}

function send(state: OutboxState, entry: OutboxEntry, before: readonly OutboxEffect[] = []): OutboxTransition {
  const attempts = entry.attempts + 1;
  const sending: OutboxEntry = { ...entry, state: 'sending', attempts, errorMessage: null, unsure: null };
  const effects: OutboxEffect[] = [
    { type: 'save', entry: sending },
    { type: 'send', id: sending.id, attempt: sending.attempts },
  ];
  return transition(replace(state, sending), ...before, ...effects);
}

function replace(state: OutboxState, changed: OutboxEntry): OutboxState {
  return { ...state, entries: state.entries.map((entry) => (entry.id === changed.id ? changed : entry)) };
}

/**
 * Merges the device's entries. An interrupted request may have arrived, and so may an entry that another tab has
 * removed.
 */
function restore(state: OutboxState, stored: readonly OutboxEntry[]): OutboxState {
  const merged = state.entries.map((entry) => {
    const saved = stored.find((other) => other.id === entry.id);
    if (entry.id === state.activeId) return entry;
    if (saved === undefined) return entry.state === 'queued' ? markUnknown(entry) : entry;
    return saved.attempts > entry.attempts ? saved : entry;
  });
  const unseen = stored.filter((entry) => find(state, entry.id) === undefined);
  const cutOff = (entry: OutboxEntry) =>
    entry.state === 'sending' && entry.id !== state.activeId ? markUnknown(entry) : entry;
  return { ...state, entries: [...unseen, ...merged].map(cutOff) };
}

function markUnknown(entry: OutboxEntry): OutboxEntry {
  return {
    ...entry,
    state: 'unknown',
    unsure: entry.unsure ?? 'own',
  };
}

/** A second answer to a message replaces the first, after a check whether the first arrived. */
function add(state: OutboxState, added: NewOutboxEntry, isRepeat: boolean): OutboxTransition {
  if (find(state, added.id) !== undefined) return transition(state);
  const older = state.entries.find(
    (entry) => entry.sessionChatId === added.sessionChatId && entry.chatMessageId === added.chatMessageId,
  );
  const unsure = older === undefined ? null : getUnknownRequest(older, added);
  const doubt = unsure ?? (isRepeat ? 'own' : null);
  const entry: OutboxEntry = {
    ...added,
    state: doubt === null ? 'queued' : 'unknown',
    unsure: doubt,
    attempts: 0,
    errorMessage: null,
  };
  const awake = resume(state);
  if (older === undefined) return next({ ...awake, entries: [...awake.entries, entry] }, { type: 'save', entry });
  const entries = awake.entries.map((other) => (other.id === older.id ? entry : other));
  const swapped = { ...awake, activeId: awake.activeId === older.id ? null : awake.activeId, entries };
  return next(swapped, ...abortIf(state, older.id), { type: 'save', entry }, { type: 'remove', id: older.id });
}

/** Returns the uncertain request. The same recording sent again may have arrived. */
function getUnknownRequest(older: OutboxEntry, added: NewOutboxEntry): OutboxEntry['unsure'] {
  const isLost = older.state === 'sending' || older.unsure !== null;
  if (!isLost) return null;
  const isSame = added.recordingId !== null && added.recordingId === older.recordingId;
  return isSame && older.unsure !== 'older' ? 'own' : 'older';
}

/** A new or repeated answer is sent at once: without a connection or a login it waits again. */
function resume(state: OutboxState): OutboxState {
  return { ...state, pausedBy: null };
}

function abortIf(state: OutboxState, id: string): OutboxEffect[] {
  return state.activeId === id ? [{ type: 'abort', id }] : [];
}

function sendStarted(state: OutboxState, event: Extract<OutboxEvent, { type: 'sendStarted' }>): OutboxTransition {
  const entry = find(state, event.id);
  if (entry?.state !== 'sending' || entry.attempts !== event.attempt) return transition(state);
  return transition(replace(state, { ...entry, triedAt: event.at }));
}

/** The server accepted it. A late success of an abandoned request counts too. */
function sent(state: OutboxState, event: Extract<OutboxEvent, { type: 'sent' }>): OutboxTransition {
  const entry = find(state, event.id);
  if (entry === undefined) return transition(state);
  const isItsOwn = entry.state === 'sending' && entry.attempts === event.attempt;
  const abortEffects = isItsOwn ? [] : abortIf(state, entry.id);
  return next(without(state, entry.id), ...abortEffects, { type: 'remove', id: entry.id }, settled(entry.id, 'sent'));
}

/** The server has an answer to this message: this one, or the one it replaced. */
function alreadyDelivered(state: OutboxState, id: string): OutboxTransition {
  const entry = find(state, id);
  if (entry === undefined) return transition(state);
  if (entry.unsure !== 'older')
    return next(without(state, id), { type: 'remove', id }, settled(id, 'alreadyDelivered'));
  const failed: OutboxEntry = { ...entry, state: 'failed', errorMessage: answerTexts.earlierArrived };
  return next(free(replace(state, failed), id), { type: 'save', entry: failed }, settled(id, 'superseded'));
}

function free(state: OutboxState, id: string): OutboxState {
  return state.activeId === id ? { ...state, activeId: null } : state;
}

function without(state: OutboxState, id: string): OutboxState {
  return { ...free(state, id), entries: state.entries.filter((entry) => entry.id !== id) };
}

function sendFailed(state: OutboxState, event: Extract<OutboxEvent, { type: 'sendFailed' }>): OutboxTransition {
  const entry = find(state, event.id);
  const isItsOwn = entry?.state === 'sending' && entry.attempts === event.attempt;
  if (entry === undefined || !isItsOwn) return transition(state);
  const { kind, status } = event.failure;
  const isLost = isResponseLost({ kind }) || kind === 'cancelled';
  if (isLost && entry.attempts < automaticSends) return wait(state, markUnknown(entry), 'offline');
  if (status === 401) return wait(state, { ...entry, state: 'queued' }, 'loggedOut');
  // An unreadable response may have been a success, so a retry asks first.
  const unsure = isLost || kind === 'parse' ? 'own' : null;
  const failed: OutboxEntry = { ...entry, state: 'failed', errorMessage: event.errorMessage, unsure };
  return next(free(replace(state, failed), entry.id), { type: 'save', entry: failed }, settled(entry.id, 'failed'));
}

function wait(state: OutboxState, entry: OutboxEntry, reason: 'offline' | 'loggedOut'): OutboxTransition {
  const waiting = { ...free(replace(state, entry), entry.id), pausedBy: reason };
  return transition(waiting, { type: 'save', entry }, settled(entry.id, 'waiting'));
}

function isChecking(state: OutboxState, event: { readonly id: string; readonly attempt: number }): boolean {
  const entry = find(state, event.id);
  return entry?.state === 'unknown' && state.activeId === event.id && entry.attempts === event.attempt;
}

function checked(state: OutboxState, event: Extract<OutboxEvent, { type: 'checked' }>): OutboxTransition {
  const entry = find(state, event.id);
  if (entry === undefined || !isChecking(state, event)) return transition(state);
  return isDelivered(entry.chatMessageId, event.latest) ? alreadyDelivered(state, entry.id) : send(state, entry);
}

function retry(state: OutboxState, id: string): OutboxTransition {
  const entry = find(state, id);
  if (entry === undefined) return transition(state);
  const awake = resume(state);
  if (entry.state === 'queued' || entry.state === 'unknown') return next(awake);
  const isUncertain = entry.state === 'sending' || entry.unsure !== null;
  const again: OutboxEntry = {
    ...(isUncertain ? markUnknown(entry) : { ...entry, state: 'queued' }),
    errorMessage: null,
  };
  return next(free(replace(awake, again), id), ...abortIf(state, id), { type: 'save', entry: again });
}

function discard(state: OutboxState, id: string): OutboxTransition {
  if (find(state, id) === undefined) return transition(state);
  return next(without(state, id), ...abortIf(state, id), { type: 'remove', id });
}
