import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stop } from './stop.mjs';

/** Without `--scenario`. */
const firstScenario = 'first-story';

async function readScenarios(folder) {
  // Imported late, so that missing packages get a clear error.
  const { parse } = await import('yaml');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'scenario.yaml')));
  const order = [
    ...names.filter((name) => name === firstScenario),
    ...names.filter((name) => name !== firstScenario).toSorted(),
  ];
  return order.map((name) => {
    const { description } = parse(readFileSync(join(folder, name, 'scenario.yaml'), 'utf8'));
    return { name, description };
  });
}

function scenarioLines(scenarios) {
  const width = Math.max(...scenarios.map(({ name }) => name.length));
  return scenarios.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`).join('\n');
}

/** Without `--port` and PORT. Browsers store drafts per address, so it shouldn't change. */
export const defaultPort = 4173;

function usageOf(command) {
  return `Usage: ${command} [options]
  --port <number>    listen on this port of 127.0.0.1 (default: PORT, or ${defaultPort})
  --scenario <name>  start in this scenario
  --replay <file>    replay recorded traffic (docs/recording.md)
  --fresh            begin again with nothing saved; what was saved is kept as a copy
  --data <folder>    save data in this folder (default: the system's folder for application data)
  --restore <file>   replace what is saved with a backup (docs/interviewer.md)
  --interviewer <url> --model <name>
                     interview with this model, at an OpenAI-compatible address such as http://127.0.0.1:11434/v1
  --transcriber <url> --transcriber-model <name>
                     transcribe spoken answers with this model
  --scenarios        list the scenarios (also --list)
  --help             show this help`;
}

function read(usage) {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        scenario: { type: 'string' },
        replay: { type: 'string' },
        interviewer: { type: 'string' },
        model: { type: 'string' },
        transcriber: { type: 'string' },
        'transcriber-model': { type: 'string' },
        data: { type: 'string' },
        restore: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        scenarios: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Stop(2, `${error instanceof Error ? error.message.split('\n')[0] : ''}\n${usage}`);
  }
}

function portOf(text, usage) {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Stop(2, `--port: "${text}" isn't a valid port (1 to 65535).\n${usage}`);
  return port;
}

function fileAt(option, file) {
  if (file === undefined) return undefined;
  const path = resolve(file);
  if (!existsSync(path)) throw new Stop(2, `--${option}: the file ${file} doesn't exist.`);
  return path;
}

function endpointOf(option, modelOption, values) {
  const { [option]: address, [modelOption]: model } = values;
  if (address === undefined && model === undefined) return null;
  if (address === undefined) throw new Stop(2, `--${modelOption} needs --${option}: the address of its server.`);
  if (model === undefined) throw new Stop(2, `--${modelOption} is required: the name of the model at --${option}.`);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Stop(2, `--${option}: "${address}" isn't an http(s) address such as http://127.0.0.1:11434/v1.`);
  // Arguments are visible to every program of the computer.
  if (url.username !== '' || url.password !== '' || url.search !== '')
    throw new Stop(2, `--${option}: set the key in ${option.toUpperCase()}_API_KEY, not in the address.`);
  return { url: address, model };
}

/** Returns the models that interview and transcribe. Throws a Stop when an option is missing or wrong. */
export function readModels(values) {
  const interviewer = endpointOf('interviewer', 'model', values);
  const transcriber = endpointOf('transcriber', 'transcriber-model', values);
  if (transcriber !== null && interviewer === null) throw new Stop(2, '--transcriber needs --interviewer.');
  return interviewer && { interviewer, transcriber };
}

/**
 * Parses the start options. `command` is for the usage text, `folder` contains the scenarios. Throws a Stop for wrong
 * options, help and lists.
 */
export async function readStartOptions(command, folder) {
  const usage = usageOf(command);
  const values = read(usage);
  const { port, scenario, replay, fresh, scenarios, list, help } = values;
  if (help) throw new Stop(0, usage);
  if (scenarios || list) throw new Stop(0, scenarioLines(await readScenarios(folder)));
  if (scenario !== undefined) {
    const known = await readScenarios(folder);
    if (!known.some(({ name }) => name === scenario))
      throw new Stop(2, `--scenario: "${scenario}" doesn't exist. Available scenarios:\n${scenarioLines(known)}`);
  }
  const models = readModels(values);
  if (models !== null && replay !== undefined) throw new Stop(2, '--interviewer and --replay exclude each other.');
  if (fresh && values.restore !== undefined) throw new Stop(2, '--fresh and --restore exclude each other.');
  if (values.data === '') throw new Stop(2, '--data: expected a folder.');
  return {
    port: portOf(port ?? process.env.PORT, usage),
    scenario,
    replay: fileAt('replay', replay),
    restore: fileAt('restore', values.restore),
    data: values.data === undefined ? undefined : resolve(values.data),
    fresh,
    models,
  };
}
