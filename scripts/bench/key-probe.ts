declare global {
  /** Ms from each key press to the next paint, since the last read. */
  var lamplightKeys: () => number[];
}

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
