import { outboxReducer } from '../outbox-reducer.ts';
import {
  emptyOutbox,
  hasWork,
  type LatestMessage,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxState,
} from '#src/lib/outbox-state.ts';
import { typedAnswer } from './outbox-play.ts';

type Request = Extract<OutboxEffect, { type: 'send' | 'check' }>;

class Tab {
  state: OutboxState = emptyOutbox;
  request: Request | null = null;
  readonly chatId: number;

  constructor(chatId: number) {
    this.chatId = chatId;
  }
}

/**
 * One writer's tabs that share a device and take turns at the outbox. The server accepts everything, duplicates too.
 */
export class OutboxTabs {
  readonly tabs = [new Tab(1), new Tab(2)];
  readonly device = new Map<string, OutboxEntry>();
  readonly written: string[] = [];
  readonly received: string[] = [];
  readonly #latest = new Map<number, LatestMessage>();

  write(n: number): void {
    const tab = this.#tab(n);
    const { id } = this.#getLatest(tab.chatId);
    const name = `${tab.chatId}: ${id}`;
    if (this.written.includes(name)) return;
    this.written.push(name);
    this.#feed(tab, { type: 'added', entry: { ...typedAnswer(name, id), sessionChatId: tab.chatId } });
  }

  start(n: number): void {
    if (this.tabs.some(({ state }) => state.hasLock)) return;
    const tab = this.#tab(n);
    this.#feed(tab, { type: 'restored', entries: [...this.device.values()] });
    this.#feed(tab, { type: 'lockChanged', hasLock: true });
    this.#end(tab);
  }

  answer(how: 'yes' | 'lostBefore' | 'lostAfter'): void {
    const tab = this.tabs.find(({ request }) => request !== null);
    const request = tab?.request ?? null;
    if (tab === undefined || request === null) return;
    tab.request = null;
    const { id, attempt } = request;
    const entry = this.device.get(id);
    if (request.type === 'send' && how !== 'lostBefore' && entry !== undefined) this.#receive(entry);
    this.#feed(tab, this.#createEvent(request, how, entry) ?? { type: 'checkFailed', id, attempt });
    this.#end(tab);
  }

  close(n: number, hasReached: boolean): void {
    const tab = this.#tab(n);
    const entry = tab.request?.type === 'send' ? this.device.get(tab.request.id) : undefined;
    if (hasReached && entry !== undefined) this.#receive(entry);
    tab.request = null;
    tab.state = emptyOutbox;
  }

  connectionBack(n: number): void {
    this.#feed(this.#tab(n), { type: 'connectionBack' });
    this.#end(this.#tab(n));
  }

  settleDown(): void {
    for (let round = 0; round < 60; round += 1)
      for (const n of [0, 1]) {
        this.connectionBack(n);
        this.start(n);
        this.answer('yes');
      }
  }

  #tab(n: number): Tab {
    return this.tabs[n] ?? new Tab(0);
  }

  #getLatest(chatId: number): LatestMessage {
    return this.#latest.get(chatId) ?? { id: 1, status: 'pending', answer: null };
  }

  #receive({ id, sessionChatId, chatMessageId }: OutboxEntry): void {
    this.received.push(id);
    const latest = this.#getLatest(sessionChatId);
    if (latest.id === chatMessageId) this.#latest.set(sessionChatId, { ...latest, id: latest.id + 1 });
  }

  #createEvent(request: Request, how: 'yes' | 'lostBefore' | 'lostAfter', entry?: OutboxEntry): OutboxEvent | null {
    const { id, attempt } = request;
    if (request.type === 'check')
      return how === 'yes' && entry
        ? { type: 'checked', id, attempt, latest: this.#getLatest(entry.sessionChatId) }
        : null;
    if (how === 'yes') return { type: 'sent', id, attempt };
    return { type: 'sendFailed', id, attempt, failure: { kind: 'network', status: null }, errorMessage: null };
  }

  #end(tab: Tab): void {
    if (tab.state.hasLock && tab.state.activeId === null) this.#feed(tab, { type: 'lockChanged', hasLock: false });
  }

  #feed(tab: Tab, event: OutboxEvent): void {
    const { state, effects } = outboxReducer(tab.state, event);
    tab.state = state;
    for (const effect of effects) {
      if (effect.type === 'save') this.device.set(effect.entry.id, effect.entry);
      if (effect.type === 'remove') this.device.delete(effect.id);
      if (effect.type === 'send' || effect.type === 'check') {
        if (!state.hasLock || this.tabs.some(({ request }) => request !== null))
          throw new Error('A request without its turn');
        tab.request = effect;
      }
    }
  }

  get hasWork(): boolean {
    return this.tabs.some(({ state }) => hasWork(state));
  }
}
