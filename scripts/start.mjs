/**
 * `npm start`: the built application on the mock server, one process, one address. Plain JavaScript, because it finds
 * the Node.js for the rest.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './start/build.mjs';
import { choosePort } from './start/port.mjs';
import { findNode } from './start/node-runtime.mjs';
import { readStartOptions } from './start/options.mjs';
import { runToEnd } from './start/stop.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function modelArguments({ interviewer, transcriber }) {
  const named = (option, modelOption, { url, model }) => [`--${option}`, url, `--${modelOption}`, model];
  return [
    ...named('interviewer', 'model', interviewer),
    ...(transcriber === null ? [] : named('transcriber', 'transcriber-model', transcriber)),
  ];
}

function serverArguments(options, port) {
  const { scenario, replay, data, restore, fresh, models } = options;
  return [
    '--disable-warning=ExperimentalWarning',
    join(root, 'scripts/mock-server.ts'),
    ...['--port', String(port)],
    ...['--dist', join(root, 'dist/mock')],
    '--save',
    ...(data === undefined ? [] : ['--data', data]),
    ...(restore === undefined ? [] : ['--restore', restore]),
    ...(fresh ? ['--fresh'] : []),
    ...(replay === undefined ? [] : ['--replay', replay]),
    ...(scenario === undefined ? [] : ['--scenario', scenario]),
    ...(models === null ? [] : modelArguments(models)),
  ];
}

await runToEnd(async () => {
  const node = findNode(root);
  const options = await readStartOptions('npm start --', join(root, 'mocks/scenarios'));
  const port = await choosePort(options.port);
  await buildWhenChanged(root, node, () => console.log('Building the application…'));
  // The channel shows the server when this command has ended.
  const server = spawn(node, serverArguments(options, port), {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node') },
  });
  const end = () => {
    server.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  server.once('exit', (code) => process.exit(code ?? 1));
});
