/** Ms from a frame's arrival to its paint, by the page's clock; `bare` is the page's baseline. */
export type Painted = { frames: number[]; bare: number[] };

declare global {
  var lamplightPaint: Painted & { measureBare: () => Promise<void> };
}

/** Must run before the page's own scripts, so that every websocket reports a status first. `texts` is by status. */
export function installProbe(texts: Record<string, string>): void {
  const painted: Painted = { frames: [], bare: [] };
  let awaited: { text: string; since: number } | undefined;

  /** Runs `done` after the next paint: the frame's callback runs before it, the message after. */
  const afterPaint = (done: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };

  const look = (): void => {
    const region = document.querySelector('[role="status"][aria-label="Conversation status"]');
    if (!awaited || region?.textContent !== awaited.text) return;
    const { since } = awaited;
    awaited = undefined;
    afterPaint(() => painted.frames.push(performance.now() - since));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });

  const Original = globalThis.WebSocket;
  globalThis.WebSocket = class extends Original {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const status = /chatMessage\.statusUpdated.*?\\"status\\":\\"(\w+)\\"/.exec(data)?.[1];
        const text = status === undefined ? undefined : texts[status];
        if (text !== undefined) awaited = { text, since: performance.now() };
      });
    }
  };

  const measureBare = (): Promise<void> =>
    new Promise((done) => {
      const since = performance.now();
      document.body.dataset['bench'] = String(since);
      afterPaint(() => {
        painted.bare.push(performance.now() - since);
        done();
      });
    });
  globalThis.lamplightPaint = Object.assign(painted, { measureBare });
}
