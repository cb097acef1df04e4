import { setDebugWitness } from '#src/platform/debug-log.ts';

/**
 * Keeps bodies, payloads and findings with the entries of the log from now on, until the answer is called: only where the debug
 * tools are on. What does it is loaded with the first entry.
 */
export function watchLog(): () => void {
  setDebugWitness(async (...seen) => (await import('./witness.ts')).witness(...seen));
  return () => setDebugWitness(null);
}
