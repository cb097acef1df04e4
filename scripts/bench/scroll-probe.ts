/** What runs inside the page beside card-probe.ts and empty-box-probe.ts: it looks at every frame while somebody turns the wheel. */

/**
 * Milliseconds of each frame, how far it was scrolled in all (px), frames that showed no card where one belongs, and how far
 * cards went back at worst (px).
 */
export type ScrollRun = { frames: number[]; scrolled: number; blanks: number; back: number };

/** Where the wheel is turned, in the window, and how much there is to scroll in each direction, px. */
export type WheelPlace = { x: number; y: number; up: number; down: number };

export type Scrolling = {
  /** Goes to a place in the list, a share of its height, and tells it. */
  goTo: (share: number) => Promise<WheelPlace>;
  /** The floor: lays an empty box, as high as the list, over the page's right side, and tells the place in it. */
  layEmpty: () => Promise<WheelPlace>;
  /** Looks from now on; `direction` is where the wheel goes, -1 is up. The empty box has no cards to look at. */
  watch: (direction: 1 | -1, hasCards: boolean) => void;
  seen: () => ScrollRun;
};

declare global {
  var lamplightScrolling: Scrolling;
}

/** Before the page's own scripts. */
export function installScrolling(): void {
  /** Below the last cards stands a button or a text, and columns end at several heights. */
  const foot = 600;
  let run: ScrollRun = { frames: [], scrolled: 0, blanks: 0, back: 0 };
  let stop = (): void => undefined;

  const placeOf = (box: HTMLElement): WheelPlace => {
    const { left, width } = box.getBoundingClientRect();
    const down = Math.max(0, box.scrollHeight - box.clientHeight - foot - box.scrollTop);
    return { x: left + width / 2, y: innerHeight / 2, up: box.scrollTop, down };
  };

  const watch: Scrolling['watch'] = (direction, hasCards) => {
    const found: ScrollRun = { frames: [], scrolled: 0, blanks: 0, back: 0 };
    const scroller = hasCards ? globalThis.lamplightCards.box() : globalThis.lamplightEmptyBox.box();
    const begin = scroller?.scrollTop ?? 0;
    let last: number | undefined;
    let anchor: { card: Element; top: number } | undefined;
    const look = (): void => {
      const { box, cardAt, isBlank } = globalThis.lamplightCards;
      const list = box();
      if (isBlank(list)) found.blanks += 1;
      if (anchor?.card.isConnected === true)
        found.back = Math.max(found.back, direction * (anchor.card.getBoundingClientRect().top - anchor.top));
      const middle = cardAt(list, 0.5);
      anchor = middle && { card: middle, top: middle.getBoundingClientRect().top };
    };
    const frame = (now: number): void => {
      if (last !== undefined) found.frames.push(now - last);
      last = now;
      found.scrolled = Math.abs((scroller?.scrollTop ?? 0) - begin);
      if (hasCards) look();
      handle = requestAnimationFrame(frame);
    };
    let handle = requestAnimationFrame(frame);
    run = found;
    stop = () => cancelAnimationFrame(handle);
  };

  globalThis.lamplightScrolling = {
    goTo: async (share) => {
      const { box, drawn, isShown } = globalThis.lamplightCards;
      const list = box();
      list.scrollTop = share * (list.scrollHeight - list.clientHeight - foot);
      await drawn(isShown);
      return placeOf(list);
    },
    layEmpty: async () => {
      const { box, drawn } = globalThis.lamplightCards;
      const empty = globalThis.lamplightEmptyBox.lay(box().scrollHeight);
      // A wheel that comes before the box is drawn turns the page under it.
      for (let frame = 0; frame < 2; frame += 1) await drawn(() => true);
      return placeOf(empty);
    },
    watch,
    seen: () => {
      stop();
      return run;
    },
  };
}
