/** Returns whether the page's own server answers at all, whatever it answers. The worker's copy doesn't count. */
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
