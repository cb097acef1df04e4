/** What runs inside the page: how long each key took from the moment it was pressed to the paint that follows. */

declare global {
  /** Milliseconds of every key since the last call, in their order. */
  var lamplightKeys: () => number[];
}

/** Before the page's own scripts. */
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
