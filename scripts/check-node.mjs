/** Before `npm start` and `npm test`: says in one sentence that Node.js is too old. Plain JavaScript, which any version runs. */
const needed = 24;

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Lamplight needs Node.js ${needed} (this is ${process.version}). Install it, or run "npm ci" with optional packages: they include one for most computers.`,
  );
  process.exitCode = 1;
}
