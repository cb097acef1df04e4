/** What is done to, and read off, a page that is measured. */
import type { Seat } from '../browser/stage.ts';

/** Lets the page's processor be `times` slower while `work` goes on. */
export async function slowed<T>({ cdp }: Seat, times: number, work: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    return await work();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** What the page's own objects take after a collection, in MiB. */
export async function heapOf({ cdp }: Seat): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** How many elements are in the page. */
export function nodesOf({ page }: Seat): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** Milliseconds until an address is there again, when all that it needs was loaded before. */
export async function reopened({ page }: Seat, path: string, there: () => Promise<unknown>): Promise<number> {
  await page.goto(path);
  await there();
  const begin = performance.now();
  await page.reload();
  await there();
  return performance.now() - begin;
}
