/** Starts Lamplight's demo: `node demo.mjs`. Checks Node.js first, before importing newer syntax. */
import { fileURLToPath } from 'node:url';

const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `The demo needs Node.js ${oldest} or later (this is ${process.version}). Get it from https://nodejs.org.`,
  );
  process.exitCode = 1;
} else {
  // Hide Node.js warnings that don't concern presenters: experimental and deprecated modules.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    if (!['ExperimentalWarning', 'DeprecationWarning'].includes(name)) console.error(`${name}: ${message}`);
  });
  const { startDemo } = await import(new URL('./files/lamplight.mjs', import.meta.url).href);
  await startDemo(fileURLToPath(new URL('.', import.meta.url)));
}
