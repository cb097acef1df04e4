export type ListProbe = {
  loadAll: (button: string, end: string) => Promise<number[]>;
  jumps: (times: number) => Promise<number[]>;
  returns: (from: string, to: string, times: number) => Promise<number[]>;
};

declare global {
  var lamplightList: ListProbe;
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
