/** Run inside the page: each probe measures one thing and leaves its results in a global variable. */

type ListProbe = {
  /** The element that scrolls the list. */
  box: () => HTMLElement;
  /** Resolves after the next frame is drawn. */
  drawn: () => Promise<void>;
};

type EmptyBox = {
  lay: (height: number) => HTMLElement;
  remove: () => void;
  box: () => HTMLElement | undefined;
};

declare global {
  var lamplightList: ListProbe;
  var lamplightEmptyBox: EmptyBox;
  /** Ms from each key press to the next paint, since the last read. */
  var lamplightKeys: () => number[];
  /** Interaction to next paint, ms, for presses since the last read. The browser omits those below 16. */
  var lamplightInteractions: () => number[];
}

/** `list`: the list's selector. */
export function installListProbe(list: string): void {
  const scrolls = (element: HTMLElement): boolean =>
    element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible';
  globalThis.lamplightList = {
    box: () => {
      let element = document.querySelector<HTMLElement>(list);
      if (!element) throw new Error('the list is missing');
      while (element.parentElement && !scrolls(element)) element = element.parentElement;
      return element;
    },
    drawn: async () => {
      await new Promise((next) => {
        requestAnimationFrame(next);
      });
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
