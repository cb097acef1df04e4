/** Ms per frame, scrolled px, frames without a card where one belongs, and the furthest px that cards jumped back. */
export type ScrollRun = { frames: number[]; scrolled: number; blanks: number; back: number };

export type WheelPosition = { x: number; y: number; up: number; down: number };

export type Scrolling = {
  goTo: (share: number) => Promise<WheelPosition>;
  /** The baseline: an empty box, as high as the list, on the page's right side. */
  layEmpty: () => Promise<WheelPosition>;
  /** `direction` -1 is up. Without `hasCards` it measures the empty box. */
  watch: (direction: 1 | -1, hasCards: boolean) => void;
  seen: () => ScrollRun;
};

declare global {
  var lamplightScrolling: Scrolling;
}

export function installScrolling(): void {
  /** Below the last cards is a button or a text, and columns end at several heights. */
  const foot = 600;
  let run: ScrollRun = { frames: [], scrolled: 0, blanks: 0, back: 0 };
  let stop = (): void => undefined;

  const toWheelPosition = (box: HTMLElement): WheelPosition => {
    const { left, width } = box.getBoundingClientRect();
    const down = Math.max(0, box.scrollHeight - box.clientHeight - foot - box.scrollTop);
    return { x: left + width / 2, y: innerHeight / 2, up: box.scrollTop, down };
  };

  const watch: Scrolling['watch'] = (direction, hasCards) => {
    const currentRun: ScrollRun = { frames: [], scrolled: 0, blanks: 0, back: 0 };
    const scroller = hasCards ? globalThis.lamplightCards.box() : globalThis.lamplightEmptyBox.box();
    const startTop = scroller?.scrollTop ?? 0;
    let last: number | undefined;
    let anchor: { card: Element; top: number } | undefined;
    const look = (): void => {
      const { box, cardAt, isBlank } = globalThis.lamplightCards;
      const list = box();
      if (isBlank(list)) currentRun.blanks += 1;
      if (anchor?.card.isConnected === true)
        currentRun.back = Math.max(currentRun.back, direction * (anchor.card.getBoundingClientRect().top - anchor.top));
      const middle = cardAt(list, 0.5);
      anchor = middle && { card: middle, top: middle.getBoundingClientRect().top };
    };
    const frame = (now: number): void => {
      if (last !== undefined) currentRun.frames.push(now - last);
      last = now;
      currentRun.scrolled = Math.abs((scroller?.scrollTop ?? 0) - startTop);
      if (hasCards) look();
      handle = requestAnimationFrame(frame);
    };
    let handle = requestAnimationFrame(frame);
    run = currentRun;
    stop = () => cancelAnimationFrame(handle);
  };

  globalThis.lamplightScrolling = {
    goTo: async (share) => {
      const { box, drawn, isShown } = globalThis.lamplightCards;
      const list = box();
      list.scrollTop = share * (list.scrollHeight - list.clientHeight - foot);
      await drawn(isShown);
      return toWheelPosition(list);
    },
    layEmpty: async () => {
      const { box, drawn } = globalThis.lamplightCards;
      const empty = globalThis.lamplightEmptyBox.lay(box().scrollHeight);
      // Wheel events before the box is drawn would scroll the page.
      for (let frame = 0; frame < 2; frame += 1) await drawn(() => true);
      return toWheelPosition(empty);
    },
    watch,
    seen: () => {
      stop();
      return run;
    },
  };
}
