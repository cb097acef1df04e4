/** Returns whether the page's own server responds at all, with any status. The service worker's copy doesn't count. */
export async function isOriginReachable(timeoutMs: number): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- undefined outside browsers
  if (navigator.onLine === false) return false;
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
