/** What runs inside the page: an empty box that scrolls, the floor for a list that scrolls in the same page. */

export type EmptyBox = {
  /** Lays it over the page's right side; it is so many px high inside, and stands in its middle. */
  lay: (height: number) => HTMLElement;
  take: () => void;
  box: () => HTMLElement | undefined;
};

declare global {
  var lamplightEmptyBox: EmptyBox;
}

/** Before the page's own scripts. */
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
    take: () => {
      empty?.remove();
      empty = undefined;
    },
    box: () => empty,
  };
}
