import { createLiveInterviewer } from '#mocks/live/live-interviewer.ts';
import type { Endpoint } from '#mocks/live/model-client.ts';
import { createMockServer, type MockServerOptions } from '#mocks/mock-server.ts';
import type { Models } from './options.ts';
import { confirmFresh, findSavedData, type PlaceOptions } from './saved-data.ts';

type Served = {
  readonly port: number;
  readonly dist: string | undefined;
  /** The file that stores sessions. In memory without it and `save`. */
  readonly database?: string | undefined;
  /** Finds the file: in this folder, or the system's one for application data. */
  readonly save?: Pick<PlaceOptions, 'data' | 'earlierFolders'>;
  readonly fresh: boolean;
  /** A backup that replaces the database. */
  readonly restore?: string | undefined;
  readonly scenario: string | undefined;
  readonly replay?: string | undefined;
  readonly models?: Models | null;
  /** Maximum delay of requests, responses and frames, ms. */
  readonly jitter?: number;
};

function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Slow computers need minutes for a reply. Below Node.js's own limit of 5. */
const modelTimeout = 240_000;

/** Adds the keys, which only the environment has. */
function openModels({ interviewer, transcriber }: Models): Pick<MockServerOptions, 'interviewer' | 'personal'> {
  const toEndpoint = (role: Endpoint['role'], model: Models['interviewer'], key: string | undefined): Endpoint => ({
    ...model,
    role,
    key: key === '' ? undefined : key,
    timeout: modelTimeout,
  });
  const { INTERVIEWER_API_KEY: key, TRANSCRIBER_API_KEY: transcriberKey } = process.env;
  const live = createLiveInterviewer({
    interviewer: toEndpoint('interviewer', interviewer, key),
    transcriber: transcriber && toEndpoint('transcriber', transcriber, transcriberKey),
  });
  return { interviewer: live, personal: true };
}

function toAddress(origin: string, scenario: string | undefined): string {
  return scenario === undefined ? origin : `${origin}/?scenario=${scenario}&fresh=false`;
}

/**
 * Serves until a signal or the parent process's end. Prints its address when ready. Rejects with a sentence when it
 * can't start.
 */
export async function serve(options: Served): Promise<void> {
  const { port, dist, save, fresh, restore, replay, jitter, models } = options;
  const personal = models != null;
  const place = { port, scenario: options.scenario, personal, onNotice: report };
  const saved = save && replay === undefined ? await findSavedData({ ...save, ...place }) : null;
  const { path: database, scenario } = saved ?? { path: options.database, scenario: options.scenario };
  if (personal && fresh && database !== undefined && !(await confirmFresh(database))) {
    report('Nothing was changed.');
    return;
  }
  const environment = await createMockServer({
    port,
    fresh,
    ...(dist !== undefined && { dist }),
    ...(database !== undefined && replay === undefined && { database }),
    ...(restore !== undefined && { restoreFrom: restore }),
    ...(scenario !== undefined && { scenario }),
    ...(replay !== undefined && { replay }),
    ...(jitter !== undefined && { jitter }),
    ...(models && openModels(models)),
    onNotice: report,
    onError: (error) => {
      report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    },
    onViolation: ({ where, message, findings }) => {
      report(`${where}: ${message} ${findings.map((finding) => finding.message).join('; ')}`);
    },
  });
  let closing = false;
  const end = (): void => {
    if (closing) return;
    closing = true;
    void environment.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  // Last: its reader may end this process.
  process.stdout.write(`${toAddress(environment.origin, options.scenario)}\n`);
}
