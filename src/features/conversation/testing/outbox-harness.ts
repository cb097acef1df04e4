import { outboxReducer } from '../outbox-reducer.ts';
import type { LatestMessage, OutboxEffect, OutboxEntry, OutboxEvent, OutboxState } from '#src/lib/outbox-state.ts';
import { outboxWithLock, typedAnswer } from './outbox-play.ts';

type Request = Extract<OutboxEffect, { type: 'send' | 'check' }>;

/** A server that accepts every answer, duplicates too, with a device and network. */
export class OutboxHarness {
  state: OutboxState = outboxWithLock;
  readonly device = new Map<string, OutboxEntry>();
  readonly received: Array<{ text: string; message: number }> = [];
  readonly written: string[] = [];
  readonly replaced = new Set<string>();
  readonly reached = new Set<Request>();
  request: Request | null = null;
  latest: LatestMessage = { id: 1, status: 'pending', answer: null };

  feed(event: OutboxEvent): void {
    const step = outboxReducer(this.state, event);
    this.state = step.state;
    for (const effect of step.effects) this.carryOut(effect);
  }

  carryOut(effect: OutboxEffect): void {
    if (effect.type === 'save') this.device.set(effect.entry.id, effect.entry);
    if (effect.type === 'remove') this.device.delete(effect.id);
    if (effect.type === 'abort') this.request = null;
    if (effect.type === 'send' || effect.type === 'check') {
      if (this.request !== null) throw new Error('Two requests at a time');
      this.request = effect;
    }
  }

  write(hasReached: boolean): void {
    const answered = this.latest.id;
    this.letThrough(hasReached);
    const older = this.state.entries.find((entry) => entry.chatMessageId === answered);
    if (older !== undefined) this.replaced.add(older.id);
    const id = `answer ${this.written.length}`;
    this.written.push(id);
    this.feed({ type: 'added', entry: typedAnswer(id, answered) });
  }

  reach(request: Request): void {
    const entry = this.device.get(request.id);
    if (entry?.chatMessageId == null || this.reached.has(request)) return;
    this.reached.add(request);
    const { id } = entry;
    this.received.push({ text: id, message: entry.chatMessageId });
    if (entry.chatMessageId === this.latest.id)
      this.latest = { id: this.latest.id + 1, status: 'pending', answer: null };
  }

  answer(how: 'yes' | 'lostBefore' | 'lostAfter' | 'error'): void {
    const { request } = this;
    this.request = null;
    if (request === null) return;
    const { id, attempt } = request;
    if (request.type === 'check') {
      this.feed(
        how === 'yes' ? { type: 'checked', id, attempt, latest: this.latest } : { type: 'checkFailed', id, attempt },
      );
      return;
    }
    if (how === 'yes' || how === 'lostAfter') this.reach(request);
    const failure =
      how === 'error' ? ({ kind: 'http', status: 500 } as const) : ({ kind: 'network', status: null } as const);
    if (how === 'yes') this.feed({ type: 'sent', id, attempt });
    else this.feed({ type: 'sendFailed', id, attempt, failure, errorMessage: null });
  }

  letThrough(hasReached: boolean): void {
    if (hasReached && this.request?.type === 'send') this.reach(this.request);
  }

  cutOff(how: 'retry' | 'kill', hasReached: boolean): void {
    this.letThrough(hasReached);
    const first = this.state.entries[0];
    if (how === 'retry' && first !== undefined) this.feed({ type: 'retryPressed', id: first.id });
    if (how === 'kill') {
      this.request = null;
      this.state = outboxWithLock;
      this.feed({ type: 'restored', entries: [...this.device.values()] });
    }
  }

  settleDown(): void {
    for (let round = 0; round < 200; round += 1) {
      this.feed({ type: 'connectionBack' });
      this.answer('yes');
    }
  }
}
