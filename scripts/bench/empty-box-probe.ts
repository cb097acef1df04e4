/** Runs inside the page: an empty scrolling box, the baseline for a scrolling list. */

export type EmptyBox = {
  lay: (height: number) => HTMLElement;
  remove: () => void;
  box: () => HTMLElement | undefined;
};

declare global {
  var lamplightEmptyBox: EmptyBox;
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
