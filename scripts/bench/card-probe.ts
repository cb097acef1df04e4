/** What runs inside the page: where the cards of a list are. */

export type CardProbe = {
  /** The scrolling box around the feed. Throws where there is none. */
  box: () => HTMLElement;
  /** The card that is seen at this share of the box's height. */
  cardAt: (box: HTMLElement, share: number) => Element | undefined;
  /** Whether some of the box shows no card. */
  isBlank: (box: HTMLElement) => boolean;
  /** Whether there is a list, and no blank in it. */
  isShown: () => boolean;
  /** Until a look says yes, looked at in every frame from the next one on, and that frame was drawn. Rejects after a minute. */
  drawn: (look: () => boolean) => Promise<void>;
};

declare global {
  var lamplightCards: CardProbe;
}

/** Selectors of the list and of its cards, and the share of the list's width at which it is looked for them. */
export type CardPlaces = { list: string; card: string; across: number };

/** Before the page's own scripts. */
export function installCardProbe({ list, card, across }: CardPlaces): void {
  /** More than the gap between two cards, px. */
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
    const found = (below: number): Element | null | undefined =>
      document.elementFromPoint(within.left + within.width * across, top + height * share + below)?.closest(card);
    return found(0) ?? found(gap) ?? undefined;
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
      // A message that is sent before a frame is drawn comes in after it.
      const { port1, port2 } = new MessageChannel();
      await new Promise((done) => {
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    },
  };
}
