import { parseArgs } from 'node:util';
import { type SubsetName, subsets } from '#verify/contract/subset.ts';
import { FatalError, type SuiteName, suiteNames } from './finding.ts';

const ownPath = /\/api(?:\/v\d+)?\/*$/;

/**
 * Checks the server's address, such as `https://lamplight.test` or `https://host.test/app`. `option` names its flag.
 * Throws `FatalError` when it's unusable.
 */
export function checkBaseUrl(address: string, option: string): void {
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if (username !== '' || password !== '') {
    throw new FatalError(
      `--${option} can't contain a name and a password: the Authorization header carries the writer's token. Allow this machine without basic authentication.`,
    );
  }
  if (search !== '' || hash !== '') {
    throw new FatalError(
      `--${option}: "${address}" isn't a valid address. Leave out ${search === '' ? 'the # and what' : 'the ? and what'} follows it.`,
    );
  }
  if (ownPath.test(pathname)) {
    throw new FatalError(
      `--${option}: expected the address without /api, which every path already contains. Use ${origin}${pathname.replace(ownPath, '')}.`,
    );
  }
}

export type Login = { readonly email: string; readonly password: string } | { readonly token: string };

export type VerifyOptions = {
  readonly mock: boolean;
  readonly baseUrl: string | null;
  readonly origin: string | null;
  readonly realtime: { readonly url: string; readonly key: string } | null;
  readonly login: Login | null;
  /** Another writer, who must not access the first writer's channels. */
  readonly other: Login | null;
  readonly allowWrites: boolean;
  readonly only: readonly SuiteName[];
  readonly seed: number | null;
  readonly runs: number;
  /** Per second. */
  readonly rate: number;
  /** Per request, in milliseconds. */
  readonly timeout: number;
  /** The longest wait after a 429, in milliseconds. */
  readonly maxWait: number;
  /** The share of operations that the run must test, in percent. */
  readonly minCoverage: number;
  /** Whether warnings fail the run. */
  readonly strict: boolean;
  readonly report: string | null;
  readonly har: string | null;
  /** Port of a proxy in front of `baseUrl`, instead of sending requests. */
  readonly listen: number | null;
  /** The proxy's local address, such as 0.0.0.0 for a server in a container. */
  readonly host: string;
  /** With `listen`: receives published events with these app credentials. */
  readonly tap: { readonly id: string; readonly key: string; readonly secret: string } | null;
  readonly forward: string | null;
  readonly openapi: string | null;
  readonly asyncapi: string | null;
  /** Holds the server to this part of the contract only. */
  readonly onlyOrigin: SubsetName;
  /** Values for path parameters, such as `project` → `the-salt-road`, which the run then doesn't look up. */
  /** Sent with every request and when a websocket opens, for example for a gateway. */
  readonly headers: Readonly<Record<string, string>>;
  readonly ids: ReadonlyMap<string, string>;
};

export const usage = `Usage: lamplight-verify --base-url URL (--email E --password P | --token T) [options]
       lamplight-verify --base-url URL --listen PORT [--tap-id I --tap-key K --tap-secret S [--forward URL]]
       lamplight-verify --har FILE
In the project: npm run verify -- [options], or npm run verify -- --mock [options]
Check a server, traffic through a proxy (--listen) or a recording (--har) against the contract.
  --mock                          check the project's own mock server
  --realtime URL --key KEY        listen for events on this websocket (wss://host:port) with this app key
  --origin URL                    send requests as this page's browser does, and check cookies, CSRF and CORS
  --other-email E --other-password P | --other-token T
                                  check that another writer can't subscribe to the first writer's channels
  --allow-writes                  also send requests that create, update or delete data (undone where the API allows)
  --only PART[,PART]              run only these parts: ${suiteNames.join(', ')}
  --seed N --runs N               random seed; number of generated requests per operation (default 20)
  --rate N                        limit requests per second (default 10)
  --timeout SECONDS               limit the time for one request (default 15)
  --max-wait SECONDS              end the run if the server asks for a longer wait after 429 (default 120)
  --min-coverage PERCENT          fail if fewer operations were tested (default 0)
  --listen PORT --host ADDRESS    run a checking proxy on this port and address
                                  (default 127.0.0.1; 0.0.0.0 for a server in a container)
  --tap-id I --tap-key K --tap-secret S
                                  with --listen: receive the events that the server publishes to this app
  --forward URL                   with --tap-id: pass the received events on to this server
  --har FILE                      check the requests in this HAR file
  --strict                        treat warnings (fields that the contract lacks) as problems
  --report FOLDER                 write report.html, junit.xml and report.json to this folder
  --only-origin specification     check only what the specification requires, without the proposed calls
  --id NAME=VALUE                 use this value for a path parameter, such as project=the-salt-road (repeatable)
  --header 'NAME: VALUE'          send this with every request and websocket, such as a gateway's key (repeatable)
  --openapi FILE --asyncapi FILE  use another contract (bundled files)
  --help                          show this help
Set VERIFY_PASSWORD, VERIFY_TOKEN, VERIFY_OTHER_PASSWORD and VERIFY_OTHER_TOKEN to keep secrets out of the command line.
Exit codes: 0 no problems, 1 problems found, 2 could not run, 130 stopped.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        mock: flag,
        'base-url': text,
        origin: text,
        realtime: text,
        key: text,
        email: text,
        password: text,
        token: text,
        'other-email': text,
        'other-password': text,
        'other-token': text,
        'allow-writes': flag,
        only: text,
        seed: text,
        runs: text,
        rate: text,
        timeout: text,
        'max-wait': text,
        'min-coverage': text,
        strict: flag,
        report: text,
        har: text,
        listen: text,
        host: text,
        'tap-id': text,
        'tap-key': text,
        'tap-secret': text,
        forward: text,
        openapi: text,
        asyncapi: text,
        'only-origin': text,
        id: { type: 'string', multiple: true },
        header: { type: 'string', multiple: true },
        help: flag,
      },
    }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new FatalError(`${sentence}\n${usage}`);
  }
}

type Values = ReturnType<typeof read>;

function parseInteger(
  values: Values,
  name: 'seed' | 'runs' | 'listen' | 'min-coverage',
  least: number,
  most: number,
): number | null {
  const input = values[name];
  if (input === undefined) return null;
  const value = Number(input);
  if (!/^-?\d+$/.test(input) || value < least || value > most) {
    throw new FatalError(`--${name}: expected an integer from ${least} to ${most}, got "${input}".`);
  }
  return value;
}

function positive(values: Values, name: 'rate' | 'timeout' | 'max-wait', otherwise: number): number {
  const value = Number(values[name] ?? otherwise);
  if (!(value > 0)) throw new FatalError(`--${name}: expected a number above 0, got "${values[name]}".`);
  return value;
}

function parseAddress(input: string | undefined, name: string, schemes: readonly string[]): string | null {
  if (input === undefined) return null;
  const scheme = URL.canParse(input) ? new URL(input).protocol.slice(0, -1) : '';
  if (!schemes.includes(scheme)) {
    throw new FatalError(`--${name}: expected an address such as ${schemes[0]}://lamplight.test, got "${input}".`);
  }
  return input;
}

function parseOrigin(input: string | undefined): string | null {
  const address = parseAddress(input, 'origin', ['https', 'http']);
  return address === null ? null : new URL(address).origin;
}

function parseBaseUrl(input: string | undefined): string | null {
  const address = parseAddress(input, 'base-url', ['https', 'http']);
  if (address !== null) checkBaseUrl(address, 'base-url');
  return address;
}

function parseSuites(input: string | undefined): readonly SuiteName[] {
  if (input === undefined) return suiteNames;
  const requested = input.split(',');
  const unknown = requested.find((name) => !suiteNames.some((suite) => suite === name));
  if (unknown !== undefined)
    throw new FatalError(`--only: "${unknown}" isn't a part. Expected ${suiteNames.join(', ')}.`);
  return suiteNames.filter((name) => requested.includes(name));
}

function parseLogin(
  whose: '' | 'other-',
  { email, password, token }: { readonly [Name in 'email' | 'password' | 'token']: string | undefined },
): Login | null {
  if (token !== undefined) return { token };
  if (email === undefined && password === undefined) return null;
  if (email === undefined || password === undefined) {
    throw new FatalError(`--${whose}email and --${whose}password are both required. One is missing.`);
  }
  return { email, password };
}

function parseTap(values: Values): VerifyOptions['tap'] {
  const { 'tap-id': id, 'tap-key': key, 'tap-secret': secret } = values;
  if (id === undefined && key === undefined && secret === undefined) return null;
  if (id === undefined || key === undefined || secret === undefined) {
    throw new FatalError('--tap-id, --tap-key and --tap-secret are all required. At least one is missing.');
  }
  return { id, key, secret };
}

function parseRealtime(values: Values): VerifyOptions['realtime'] {
  const url = parseAddress(values.realtime, 'realtime', ['wss', 'ws', 'https', 'http']);
  if (url === null && values.key === undefined) return null;
  if (url === null || values.key === undefined)
    throw new FatalError('--realtime and --key are both required. One is missing.');
  return { url, key: values.key };
}

function parseOnlyOrigin(input: string | undefined): SubsetName {
  if (input === undefined) return 'extension';
  const name = (Object.keys(subsets) as SubsetName[]).find((known) => known === input);
  if (name) return name;
  throw new FatalError(`--only-origin: expected ${Object.keys(subsets).join(' or ')}, got "${input}".`);
}

function parseIds(inputs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    inputs.map((input) => {
      const [, name, value] = /^(\w+)=(.+)$/.exec(input) ?? [];
      if (name === undefined || value === undefined)
        throw new FatalError(
          `--id: expected a parameter and its value, such as project=the-salt-road, got "${input}".`,
        );
      return [name, value];
    }),
  );
}

function parseHeaders(inputs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    inputs.map((input) => {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(input) ?? [];
      if (name === undefined || value === undefined)
        throw new FatalError(`--header: expected a name and its value, such as "X-Preview: 1", got "${input}".`);
      return [name, value];
    }),
  );
}

function checkTogether(options: VerifyOptions): void {
  const { mock, har, listen, baseUrl, login, tap } = options;
  if (mock && baseUrl !== null) throw new FatalError("--mock starts its own server. Don't use --base-url with it.");
  if (har !== null || mock) return;
  if (baseUrl === null) throw new FatalError(`--base-url is required: the address of your server.\n${usage}`);
  if (listen !== null) return;
  if (tap) throw new FatalError('--tap-id, --tap-key and --tap-secret need --listen.');
  if (!login) throw new FatalError('A login is required: --email and --password, or --token.');
}

/** Returns null if help was requested. Throws `FatalError` when the options are invalid. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv = {}): VerifyOptions | null {
  const values = read(args);
  if (values.help) return null;
  const other = {
    email: values['other-email'],
    password: values['other-password'] ?? environment['VERIFY_OTHER_PASSWORD'],
    token: values['other-token'] ?? environment['VERIFY_OTHER_TOKEN'],
  };
  const options: VerifyOptions = {
    mock: values.mock,
    baseUrl: parseBaseUrl(values['base-url']),
    origin: parseOrigin(values.origin),
    realtime: parseRealtime(values),
    login: parseLogin('', {
      email: values.email,
      password: values.password ?? environment['VERIFY_PASSWORD'],
      token: values.token ?? environment['VERIFY_TOKEN'],
    }),
    other: parseLogin('other-', other),
    allowWrites: values['allow-writes'],
    only: parseSuites(values.only),
    seed: parseInteger(values, 'seed', -2_147_483_648, 2_147_483_647),
    runs: parseInteger(values, 'runs', 1, 10_000) ?? 20,
    rate: positive(values, 'rate', 10),
    timeout: positive(values, 'timeout', 15) * 1000,
    maxWait: positive(values, 'max-wait', 120) * 1000,
    minCoverage: parseInteger(values, 'min-coverage', 0, 100) ?? 0,
    strict: values.strict,
    report: values.report ?? null,
    har: values.har ?? null,
    listen: parseInteger(values, 'listen', 0, 65_535),
    host: values.host ?? '127.0.0.1',
    tap: parseTap(values),
    forward: parseAddress(values.forward, 'forward', ['https', 'http']),
    openapi: values.openapi ?? null,
    asyncapi: values.asyncapi ?? null,
    onlyOrigin: parseOnlyOrigin(values['only-origin']),
    ids: parseIds(values.id ?? []),
    headers: parseHeaders(values.header ?? []),
  };
  checkTogether(options);
  return options;
}
