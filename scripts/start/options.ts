import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { UsageError } from '../command.ts';

type Model = { readonly url: string; readonly model: string };

export type Models = { readonly interviewer: Model; readonly transcriber: Model | null };

type StartOptions = {
  readonly port: number | undefined;
  readonly scenario: string | undefined;
  readonly replay: string | undefined;
  readonly fresh: boolean;
  /** A backup. */
  readonly restore: string | undefined;
  /** The folder for saved data. */
  readonly data: string | undefined;
  /** Null for the script's interview. */
  readonly models: Models | null;
};

type ModelArguments = Readonly<Partial<Record<'interviewer' | 'model' | 'transcriber' | 'transcriber-model', string>>>;

/** Without `--scenario`. */
const firstScenario = 'first-story';

type Scenario = { readonly name: string; readonly description: string };

function readScenarios(folder: string): Scenario[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'scenario.yaml')));
  const order = [
    ...names.filter((name) => name === firstScenario),
    ...names.filter((name) => name !== firstScenario).toSorted(),
  ];
  return order.map((name) => {
    const { description } = parse(readFileSync(join(folder, name, 'scenario.yaml'), 'utf8')) as Scenario;
    return { name, description };
  });
}

function scenarioLines(scenarios: readonly Scenario[]): string {
  const width = Math.max(...scenarios.map(({ name }) => name.length));
  return scenarios.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`).join('\n');
}

/** Without `--port` and PORT. Browsers store drafts per address, so it shouldn't change. */
export const defaultPort = 4173;

export function startUsage(command: string): string {
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

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      port: text,
      scenario: text,
      replay: text,
      interviewer: text,
      model: text,
      transcriber: text,
      'transcriber-model': text,
      data: text,
      restore: text,
      fresh: flag,
      scenarios: flag,
      list: flag,
    },
  });
  return values;
}

/** Throws a UsageError for anything but a port. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new UsageError(`--port: "${text}" isn't a valid port (1 to 65535).`);
  return port;
}

function fileAt(option: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const path = resolve(file);
  if (!existsSync(path)) throw new UsageError(`--${option}: the file ${file} doesn't exist.`);
  return path;
}

type Role = 'interviewer' | 'transcriber';

function endpointOf(option: Role, modelOption: 'model' | 'transcriber-model', values: ModelArguments): Model | null {
  const { [option]: address, [modelOption]: model } = values;
  if (address === undefined && model === undefined) return null;
  if (address === undefined) throw new UsageError(`--${modelOption} needs --${option}: the address of its server.`);
  if (model === undefined) throw new UsageError(`--${modelOption} is required: the name of the model at --${option}.`);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--${option}: "${address}" isn't an http(s) address such as http://127.0.0.1:11434/v1.`);
  // Arguments are visible to every program of the computer.
  if (url.username !== '' || url.password !== '' || url.search !== '')
    throw new UsageError(`--${option}: set the key in ${option.toUpperCase()}_API_KEY, not in the address.`);
  return { url: address, model };
}

/** Returns the models that interview and transcribe. Throws a UsageError when an option is missing or wrong. */
export function readModels(values: ModelArguments): Models | null {
  const interviewer = endpointOf('interviewer', 'model', values);
  const transcriber = endpointOf('transcriber', 'transcriber-model', values);
  if (transcriber !== null && interviewer === null) throw new UsageError('--transcriber needs --interviewer.');
  return interviewer && { interviewer, transcriber };
}

/**
 * Parses the start options. `folder` contains the scenarios. Returns null after listing them (`--scenarios`). Throws a
 * UsageError for wrong options.
 */
export function readStartOptions(folder: string): StartOptions | null {
  const values = readArguments();
  const { port, scenario, replay, fresh } = values;
  const known = readScenarios(folder);
  if (values.scenarios || values.list) {
    console.log(scenarioLines(known));
    return null;
  }
  if (scenario !== undefined && !known.some(({ name }) => name === scenario))
    throw new UsageError(`--scenario: "${scenario}" doesn't exist. Available scenarios:\n${scenarioLines(known)}`);
  const models = readModels(values);
  if (models !== null && replay !== undefined) throw new UsageError('--interviewer and --replay exclude each other.');
  if (fresh && values.restore !== undefined) throw new UsageError('--fresh and --restore exclude each other.');
  if (values.data === '') throw new UsageError('--data: expected a folder.');
  return {
    port: readPort(port ?? process.env['PORT']),
    scenario,
    replay: fileAt('replay', replay),
    restore: fileAt('restore', values.restore),
    data: values.data === undefined ? undefined : resolve(values.data),
    fresh,
    models,
  };
}
