import { Command, CommanderError } from '@commander-js/extra-typings';
import { type SubsetName, subsets } from '#verify/contract/documents.ts';
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

function expected(name: string, what: string, input: string): FatalError {
  return new FatalError(`--${name}: expected ${what}, got "${input}".`);
}

function integer(name: string, least: number, most: number): (input: string) => number {
  return (input) => {
    const value = Number(input);
    if (/^-?\d+$/.test(input) && value >= least && value <= most) return value;
    throw expected(name, `an integer from ${least} to ${most}`, input);
  };
}

function positive(name: string): (input: string) => number {
  return (input) => {
    if (Number(input) > 0) return Number(input);
    throw expected(name, 'a number above 0', input);
  };
}

function address(name: string, ...schemes: readonly string[]): (input: string) => string {
  return (input) => {
    if (URL.canParse(input) && schemes.includes(new URL(input).protocol.slice(0, -1))) return input;
    throw expected(name, `an address such as ${schemes[0]}://lamplight.test`, input);
  };
}

function baseUrl(input: string): string {
  checkBaseUrl(address('base-url', 'https', 'http')(input), 'base-url');
  return input;
}

function parseSuites(input: string): readonly SuiteName[] {
  const requested = input.split(',');
  const unknown = requested.find((name) => !suiteNames.some((suite) => suite === name));
  if (unknown !== undefined)
    throw new FatalError(`--only: "${unknown}" isn't a part. Expected ${suiteNames.join(', ')}.`);
  return suiteNames.filter((name) => requested.includes(name));
}

function parseOrigin(input: string): SubsetName {
  const name = (Object.keys(subsets) as SubsetName[]).find((known) => known === input);
  if (name) return name;
  throw expected('only-origin', Object.keys(subsets).join(' or '), input);
}

/** Collects a repeatable option's names and values. */
function pairs(name: string, form: RegExp, what: string) {
  return (input: string, previous: ReadonlyMap<string, string> | undefined): ReadonlyMap<string, string> => {
    const [, key, value] = form.exec(input) ?? [];
    if (key === undefined || value === undefined) throw expected(name, what, input);
    return new Map([...(previous ?? []), [key, value]]);
  };
}

function createCommand() {
  return new Command('lamplight-verify')
    .usage(
      `--base-url URL (--email E --password P | --token T) [options]
       lamplight-verify --base-url URL --listen PORT [--tap-id I --tap-key K --tap-secret S [--forward URL]]
       lamplight-verify --har FILE
In the project: npm run verify -- [options], or npm run verify -- --mock [options]`,
    )
    .description(
      `Check a server, traffic through a proxy (--listen) or a recording (--har) against the contract.
Set VERIFY_PASSWORD, VERIFY_TOKEN, VERIFY_OTHER_PASSWORD and VERIFY_OTHER_TOKEN to keep secrets out of the command line.
Exit codes: 0 no problems, 1 problems found, 2 could not run, 130 stopped.`,
    )
    .option('--base-url <URL>', 'the address of your server, without /api', baseUrl)
    .option('--email <E>', 'log in with this address')
    .option('--password <P>', 'log in with this password')
    .option('--token <T>', 'use this token instead of a login')
    .option('--other-email <E>', "check that another writer can't reach the first writer's data and channels")
    .option('--other-password <P>')
    .option('--other-token <T>')
    .option('--mock', "check the project's own mock server", false)
    .option(
      '--realtime <URL>',
      'listen for events on this websocket',
      address('realtime', 'wss', 'ws', 'https', 'http'),
    )
    .option('--key <KEY>', "the websocket's app key")
    .option(
      '--origin <URL>',
      "send requests as this page's browser does, and check cookies, CSRF and CORS",
      (input) => new URL(address('origin', 'https', 'http')(input)).origin,
    )
    .option('--allow-writes', 'also create, update and delete data (undone where the API allows)', false)
    .option('--only <PARTS>', 'run only these parts, separated by commas', parseSuites, suiteNames)
    .option('--seed <N>', 'random seed', integer('seed', -2_147_483_648, 2_147_483_647))
    .option('--runs <N>', 'number of generated requests per operation', integer('runs', 1, 10_000), 20)
    .option('--rate <N>', 'limit requests per second', positive('rate'), 10)
    .option('--timeout <SECONDS>', 'limit the time for one request', positive('timeout'), 15)
    .option('--max-wait <SECONDS>', 'end the run if the server asks for more after a 429', positive('max-wait'), 120)
    .option('--min-coverage <PERCENT>', 'fail if fewer operations were tested', integer('min-coverage', 0, 100), 0)
    .option('--listen <PORT>', 'run a checking proxy on this port', integer('listen', 0, 65_535))
    .option('--host <ADDRESS>', "the proxy's address; 0.0.0.0 for a server in a container", '127.0.0.1')
    .option('--tap-id <I>', 'with --listen: receive the events that the server publishes to this app')
    .option('--tap-key <K>')
    .option('--tap-secret <S>')
    .option('--forward <URL>', 'pass the received events on to this server', address('forward', 'https', 'http'))
    .option('--har <FILE>', 'check the requests in this HAR file')
    .option('--strict', 'treat warnings (fields that the contract lacks) as problems', false)
    .option('--report <FOLDER>', 'write report.html, junit.xml and report.json to this folder')
    .option('--only-origin <NAME>', 'specification: check only that, without the proposed calls', parseOrigin)
    .option(
      '--id <NAME=VALUE>',
      'use this value for a path parameter, such as project=the-salt-road (repeatable)',
      pairs('id', /^(\w+)=(.+)$/, 'a parameter and its value, such as project=the-salt-road'),
    )
    .option(
      '--header <NAME: VALUE>',
      "send this with every request and websocket, such as a gateway's key (repeatable)",
      pairs('header', /^([\w-]+):\s*(.+)$/, 'a name and its value, such as "X-Preview: 1"'),
    )
    .option('--openapi <FILE>', 'use another contract (bundled)')
    .option('--asyncapi <FILE>', 'use other events (bundled)')
    .helpOption('--help', 'show this help')
    .configureOutput({ writeOut: () => undefined, writeErr: () => undefined })
    .exitOverride();
}

export const usage = createCommand().helpInformation();

export type Login = { readonly email: string; readonly password: string } | { readonly token: string };

/** Returns the options that belong together, or null if none is given. Throws `FatalError` if one is missing. */
function together<Name extends string>(
  flags: string,
  values: Readonly<Record<Name, string | undefined>>,
): Readonly<Record<Name, string>> | null {
  const all = Object.values<string | undefined>(values);
  if (all.every((value) => value === undefined)) return null;
  if (all.every((value) => value !== undefined)) return values as Record<Name, string>;
  throw new FatalError(
    `${flags} are ${all.length === 2 ? 'both required. One' : 'all required. At least one'} is missing.`,
  );
}

function toLogin(
  whose: '' | 'other-',
  { token, ...login }: Readonly<Record<'email' | 'password' | 'token', string | undefined>>,
): Login | null {
  return token === undefined ? together(`--${whose}email and --${whose}password`, login) : { token };
}

function parse(args: readonly string[]): Values | null {
  try {
    return createCommand().parse(args, { from: 'user' }).opts();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return null;
    const sentence = error.message.replace(/^error: ./, (start) => start.slice(-1).toUpperCase()).replace('\n', ' ');
    throw new FatalError(`${sentence}. Show all options with --help.`);
  }
}

type Values = ReturnType<ReturnType<typeof createCommand>['opts']>;

function toOptions(values: Values, environment: NodeJS.ProcessEnv) {
  const { realtime: url, key, email, tapId, tapKey, tapSecret, id, header, ...others } = values;
  return {
    ...others,
    // In milliseconds.
    timeout: values.timeout * 1000,
    maxWait: values.maxWait * 1000,
    realtime: together('--realtime and --key', { url, key }),
    login: toLogin('', {
      email,
      password: values.password ?? environment['VERIFY_PASSWORD'],
      token: values.token ?? environment['VERIFY_TOKEN'],
    }),
    /** Another writer, who must not access the first writer's channels. */
    other: toLogin('other-', {
      email: values.otherEmail,
      password: values.otherPassword ?? environment['VERIFY_OTHER_PASSWORD'],
      token: values.otherToken ?? environment['VERIFY_OTHER_TOKEN'],
    }),
    tap: together('--tap-id, --tap-key and --tap-secret', { id: tapId, key: tapKey, secret: tapSecret }),
    /** Values for path parameters, such as `project` → `the-salt-road`, which the run then doesn't look up. */
    ids: id ?? new Map<string, string>(),
    headers: Object.fromEntries(header ?? []),
  };
}

export type VerifyOptions = ReturnType<typeof toOptions>;

function checkTogether({ mock, har, listen, baseUrl: server, login, tap }: VerifyOptions): void {
  if (mock && server !== undefined) throw new FatalError("--mock starts its own server. Don't use --base-url with it.");
  if (har !== undefined || mock) return;
  if (server === undefined) throw new FatalError('--base-url is required: the address of your server.');
  if (listen !== undefined) return;
  if (tap) throw new FatalError('--tap-id, --tap-key and --tap-secret need --listen.');
  if (!login) throw new FatalError('A login is required: --email and --password, or --token.');
}

/** Returns null if help was requested. Throws `FatalError` when the options are invalid. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv = {}): VerifyOptions | null {
  const values = parse(args);
  if (!values) return null;
  const options = toOptions(values, environment);
  checkTogether(options);
  return options;
}
