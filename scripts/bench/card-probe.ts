export type CardProbe = {
  box: () => HTMLElement;
  cardAt: (box: HTMLElement, share: number) => Element | undefined;
  isBlank: (box: HTMLElement) => boolean;
  isShown: () => boolean;
  /** Checks `look` in every frame and resolves after the matching one is drawn. Rejects after a minute. */
  drawn: (look: () => boolean) => Promise<void>;
};

declare global {
  var lamplightCards: CardProbe;
}

export type CardProbeOptions = { list: string; card: string; across: number };

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
