/** Run inside the page: each probe measures one thing and leaves its results in a global variable. */

type CardProbe = {
  box: () => HTMLElement;
  cardAt: (box: HTMLElement, share: number) => Element | undefined;
  isBlank: (box: HTMLElement) => boolean;
  isShown: () => boolean;
  /** Checks `look` in every frame and resolves after the matching one is drawn. Rejects after a minute. */
  drawn: (look: () => boolean) => Promise<void>;
};

type EmptyBox = {
  lay: (height: number) => HTMLElement;
  remove: () => void;
  box: () => HTMLElement | undefined;
};

type ListProbe = {
  loadAll: (button: string, end: string) => Promise<number[]>;
  jumps: (times: number) => Promise<number[]>;
  returns: (from: string, to: string, times: number) => Promise<number[]>;
};

declare global {
  var lamplightCards: CardProbe;
  var lamplightEmptyBox: EmptyBox;
  var lamplightList: ListProbe;
  /** Ms from each key press to the next paint, since the last read. */
  var lamplightKeys: () => number[];
  /** Interaction to next paint, ms, for presses since the last read. The browser omits those below 16. */
  var lamplightInteractions: () => number[];
}

type CardProbeOptions = { list: string; card: string; across: number };

export function installCardProbe({ list, card, across }: CardProbeOptions): void {
  const gap = 24;
  const scrolls = (element: HTMLElement): boolean =>
    element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';

  const box = (): HTMLElement => {
    let element = document.querySelector<HTMLElement>(list);
    if (!element) throw new Error('the list is missing');
    while (element.parentElement && !scrolls(element)) element = element.parentElement;
    return element;
  };
  const cardAt: CardProbe['cardAt'] = (element, share) => {
    const within = document.querySelector(list)?.getBoundingClientRect() ?? new DOMRect();
    const isPage = element === document.documentElement;
    const { top, height } = isPage ? new DOMRect(0, 0, 0, innerHeight) : element.getBoundingClientRect();
    const findCardBelow = (below: number): Element | null | undefined =>
      document.elementFromPoint(within.left + within.width * across, top + height * share + below)?.closest(card);
    return findCardBelow(0) ?? findCardBelow(gap) ?? undefined;
  };
  const isBlank = (element: HTMLElement): boolean =>
    [0.35, 0.5, 0.65, 0.8, 0.92].some((share) => cardAt(element, share) === undefined);

  globalThis.lamplightCards = {
    box,
    cardAt,
    isBlank,
    isShown: () => document.querySelector(list)?.querySelector(card) instanceof Element && !isBlank(box()),
    drawn: async (look) => {
      const limit = performance.now() + 60_000;
      do {
        if (performance.now() > limit) throw new Error(`timed out waiting for: ${String(look)}`);
        await new Promise((next) => {
          requestAnimationFrame(next);
        });
      } while (!look());
      // A message sent before a frame arrives after it.
      const { port1, port2 } = new MessageChannel();
      await new Promise((done) => {
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    },
  };
}

export function installEmptyBox(): void {
  let empty: HTMLElement | undefined;
  globalThis.lamplightEmptyBox = {
    lay: (height) => {
      empty = document.createElement('div');
      const inside = document.createElement('div');
      Object.assign(empty.style, { position: 'fixed', inset: '0 0 0 auto', width: '360px', overflowY: 'auto' });
      inside.style.height = `${height}px`;
      empty.append(inside);
      document.body.append(empty);
      empty.scrollTop = height / 2;
      return empty;
    },
    remove: () => {
      empty?.remove();
      empty = undefined;
    },
    box: () => empty,
  };
}

export function installListProbe(): void {
  const findButton = (name: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(
      (element) => element.textContent.trim() === name && !element.disabled,
    );
  const tab = (name: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((element) => element.textContent.trim() === name);
  const { box, isShown, drawn } = globalThis.lamplightCards;

  globalThis.lamplightList = {
    loadAll: async (button, end) => {
      const took: number[] = [];
      const isOver = (): boolean => document.body.textContent.includes(end);
      while (!isOver()) {
        await drawn(() => findButton(button) !== undefined || isOver());
        const since = performance.now();
        const { scrollHeight } = box();
        findButton(button)?.click();
        await drawn(() => box().scrollHeight > scrollHeight || isOver());
        took.push(performance.now() - since);
      }
      return took;
    },
    jumps: async (times) => {
      const took: number[] = [];
      for (let n = 1; n <= times; n += 1) {
        const element = box();
        const since = performance.now();
        element.scrollTop = ((n * 0.618) % 1) * (element.scrollHeight - 2 * element.clientHeight);
        await drawn(isShown);
        took.push(performance.now() - since);
      }
      return took;
    },
    returns: async (from, to, times) => {
      const took: number[] = [];
      for (let n = 0; n < times; n += 1) {
        tab(from)?.click();
        await drawn(() => tab(from)?.getAttribute('aria-selected') === 'true');
        const since = performance.now();
        tab(to)?.click();
        await drawn(() => tab(to)?.getAttribute('aria-selected') === 'true' && isShown());
        took.push(performance.now() - since);
      }
      return took;
    },
  };
}

export function installKeyProbe(): void {
  const took: number[] = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => took.push(performance.now() - timeStamp), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  globalThis.lamplightKeys = () => took.splice(0);
}

export function installInteractionProbe(): void {
  const interactions = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        interactions.set(entry.interactionId, Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  globalThis.lamplightInteractions = () => {
    const durations = [...interactions.values()];
    interactions.clear();
    return durations;
  };
}
