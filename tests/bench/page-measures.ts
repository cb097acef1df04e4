import type { BenchPage } from './bench-page.ts';

export async function withCpuThrottling<T>({ cdp }: BenchPage, times: number, work: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    return await work();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Returns MiB after garbage collection. */
export async function measureHeap({ cdp }: BenchPage): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

export function countNodes({ page }: BenchPage): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

export async function measureReload({ page }: BenchPage, path: string, there: () => Promise<unknown>): Promise<number> {
  await page.goto(path);
  await there();
  const start = performance.now();
  await page.reload();
  await there();
  return performance.now() - start;
}

/** Returns ms from press to paint, for the keys and buttons that were pressed during the work. */
export async function measurePresses({ page }: BenchPage, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => globalThis.lamplightBench.presses.splice(0));
  await work();
  await page.evaluate(() => new Promise<void>((done) => globalThis.lamplightBench.afterPaint(done)));
  return page.evaluate(() => globalThis.lamplightBench.presses);
}

/** Returns ms per frame during the work. */
export async function measureFrames({ page }: BenchPage, work: () => Promise<unknown>): Promise<number[]> {
  const recording = await page.evaluateHandle(() => {
    const times: number[] = [];
    const onFrame = (time: number): void => {
      times.push(time);
      frame = requestAnimationFrame(onFrame);
    };
    let frame = requestAnimationFrame(onFrame);
    return {
      stop: () => {
        cancelAnimationFrame(frame);
        return times.slice(1).map((time, index) => time - (times[index] ?? time));
      },
    };
  });
  await work();
  return recording.evaluate(({ stop }) => stop());
}

/**
 * Returns the processor time that pages take during the work, in ms, on all threads. Other programs' work doesn't count,
 * so it's comparable on a busy machine. Its resolution is 10 ms on Linux.
 */
export async function measureProcessorTime({ page }: BenchPage, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  const cdp = await browser.newBrowserCDPSession();
  const readTime = async (): Promise<number> => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return 1000 * pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await readTime();
  await work();
  const time = (await readTime()) - before;
  await cdp.detach();
  return time;
}
