import { startSettings } from '#src/platform/env.ts';

/**
 * Reads the settings before any other module is evaluated, so `main.tsx` imports it first. A wrong setting shows its
 * message and stops the start.
 */
try {
  startSettings();
} catch (error) {
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = error instanceof Error ? error.message : 'Lamplight couldn’t start.';
  document.getElementById('root')?.append(sentence);
  throw error;
}
