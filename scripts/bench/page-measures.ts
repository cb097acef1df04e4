import type { BrowserPage } from '../browser/browser-fixture.ts';

export async function withCpuThrottling<T>({ cdp }: BrowserPage, times: number, work: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    return await work();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Returns MiB after garbage collection. */
export async function measureHeap({ cdp }: BrowserPage): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

export function countNodes({ page }: BrowserPage): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

export async function measureReload(
  { page }: BrowserPage,
  path: string,
  there: () => Promise<unknown>,
): Promise<number> {
  await page.goto(path);
  await there();
  const start = performance.now();
  await page.reload();
  await there();
  return performance.now() - start;
}

/**
 * Returns the processor time that pages take during the work, in ms, on all threads. Other programs' work doesn't count,
 * so it's comparable on a busy machine. Its resolution is 10 ms on Linux.
 */
export async function measureProcessorTime({ page }: BrowserPage, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  const cdp = await browser.newBrowserCDPSession();
  const readTime = async (): Promise<number> => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return 1000 * pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  try {
    const before = await readTime();
    await work();
    return (await readTime()) - before;
  } finally {
    await cdp.detach();
  }
}
