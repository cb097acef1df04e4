/** Starts Lamplight's demo: `node demo.mjs`. Whatever is older than Node.js 20 is told so here, before it meets newer code. */
import { fileURLToPath } from 'node:url';

const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `The demo needs Node.js ${oldest} or later (this is ${process.version}). Get it from https://nodejs.org.`,
  );
  process.exitCode = 1;
} else {
  // What Node.js says about itself is not for presenters: that its store is an experiment, that a module will go.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    if (!['ExperimentalWarning', 'DeprecationWarning'].includes(name)) console.error(`${name}: ${message}`);
  });
  const { startDemo } = await import(new URL('./files/lamplight.mjs', import.meta.url).href);
  await startDemo(fileURLToPath(new URL('.', import.meta.url)));
}
