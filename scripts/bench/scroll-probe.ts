/** What runs inside the page beside card-probe.ts: it scrolls the list as a wheel does, and looks at every frame of it. */

/** Milliseconds of each frame, frames that showed no card where one belongs, and the cards' worst move by themselves, px. */
export type ScrollRun = { frames: number[]; blanks: number; moved: number };

export type Scrolling = {
  run: (seconds: number) => Promise<ScrollRun>;
  /** The floor: an empty box, as high as the list, in the same page. */
  runEmpty: (seconds: number) => Promise<ScrollRun>;
};

declare global {
  var lamplightScrolling: Scrolling;
}

/** Before the page's own scripts. */
export function installScrolling(): void {
  const pixelsPerSecond = 3000;
  /** Below the last cards stands a button or a text, and columns end at several heights. */
  const foot = 600;

  const scroll = (box: HTMLElement, seconds: number, look: boolean): Promise<ScrollRun> =>
    new Promise((done) => {
      const found: ScrollRun = { frames: [], blanks: 0, moved: 0 };
      const begin = performance.now();
      let [last, direction] = [begin, 1];
      let anchor: { card: Element; top: number } | undefined;
      const move = (ms: number): void => {
        if (box.scrollTop >= box.scrollHeight - box.clientHeight - foot) direction = -1;
        else if (box.scrollTop <= 0) direction = 1;
        box.scrollTop += (direction * pixelsPerSecond * Math.min(ms, 100)) / 1000;
      };
      const lookAtCards = (): void => {
        // What is drawn next: the page hears of this movement only in the frame after.
        if (globalThis.lamplightCards.isBlank(box)) found.blanks += 1;
        const middle = globalThis.lamplightCards.cardAt(box, 0.5);
        anchor = middle && { card: middle, top: middle.getBoundingClientRect().top };
      };
      const frame = (): void => {
        const now = performance.now();
        found.frames.push(now - last);
        if (anchor?.card.isConnected === true)
          found.moved = Math.max(found.moved, Math.abs(anchor.card.getBoundingClientRect().top - anchor.top));
        move(now - last);
        last = now;
        if (look) lookAtCards();
        if (now - begin < seconds * 1000) requestAnimationFrame(frame);
        else done(found);
      };
      requestAnimationFrame(frame);
    });

  globalThis.lamplightScrolling = {
    run: (seconds) => scroll(globalThis.lamplightCards.box(), seconds, true),
    runEmpty: async (seconds) => {
      const empty = document.createElement('div');
      const inside = document.createElement('div');
      Object.assign(empty.style, { position: 'fixed', inset: '0 0 0 auto', width: '360px', overflowY: 'auto' });
      inside.style.height = `${globalThis.lamplightCards.box().scrollHeight}px`;
      empty.append(inside);
      document.body.append(empty);
      const run = await scroll(empty, seconds, false);
      empty.remove();
      return run;
    },
  };
}
