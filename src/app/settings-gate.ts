import { startSettings } from '#src/platform/env.ts';

/**
 * Reads the settings before any other module of the application is evaluated (it stands first in main.tsx). A wrong
 * setting is shown as its one sentence; nothing else starts then.
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
