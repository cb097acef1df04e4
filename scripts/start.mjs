/**
 * `npm start`: the built application on the mock environment, one process, one address. Plain JavaScript, because it is
 * what looks for the Node.js that can run the rest.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhenChanged } from './start/build.mjs';
import { findNode } from './start/node-runtime.mjs';
import { holderOf, isFree, nextFree } from './start/port.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const defaultPort = 4173;
const usage = `Usage: npm start -- [--port <number>] [--fresh]
  --port   the port on 127.0.0.1 (default ${defaultPort}, or PORT)
  --fresh  forget what earlier runs kept`;

/** An end of the command that people are told about. */
class Stop extends Error {
  /**
   * @param {1 | 2} code how the command ends
   * @param {string} text what it says
   */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

const readOptions = () => {
  try {
    return parseArgs({ options: { port: { type: 'string' }, fresh: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new Stop(2, `${error instanceof Error ? error.message.split('\n')[0] : ''}\n${usage}`);
  }
};

/** @param {string | undefined} asked */
const choosePort = async (asked) => {
  if (asked === undefined) {
    if (await isFree(defaultPort)) return defaultPort;
    const other = await nextFree(defaultPort + 1);
    if (other === null) throw new Stop(1, `Port ${defaultPort} is taken, and so are those after it.`);
    console.log(`Port ${defaultPort} is taken; this is port ${other}, where a browser keeps its own drafts.`);
    return other;
  }
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port < 1 || port > 65_535) throw new Stop(2, `"${asked}" is no port.\n${usage}`);
  if (await isFree(port)) return port;
  const holder = holderOf(port);
  throw new Stop(1, `Port ${port} is taken${holder === null ? '' : ` (${holder})`}.`);
};

const main = async () => {
  const options = readOptions();
  const node = findNode(root);
  const port = await choosePort(options.port ?? process.env.PORT);
  await buildWhenChanged(root, node, () => console.log('Building the application…'));
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'scripts/mock-server.ts'), '--port', String(port)];
  args.push('--dist', join(root, 'dist/mock'));
  args.push('--database', join(root, '.cache/mock', port === defaultPort ? 'state.sqlite' : `state-${port}.sqlite`));
  if (options.fresh) args.push('--fresh');
  // The channel tells the server when this command is gone, however it ended.
  const server = spawn(node, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // What Prism brings is compiled once, not at each start.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node') },
  });
  const end = () => {
    server.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  server.once('exit', (code) => process.exit(code ?? 1));
};

main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Stop ? error.code : 1;
});
