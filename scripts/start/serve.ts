import { createMockServer } from '#mocks/environment.ts';

/** What is served, and where it is kept. */
type Served = {
  /** 0: any free one. */
  readonly port: number;
  /** The folder of the built application; undefined serves the API alone. */
  readonly dist: string | undefined;
  /** The file that keeps the sessions; undefined keeps them until this ends. */
  readonly database: string | undefined;
  readonly fresh: boolean;
  readonly scenario: string | undefined;
  /** The file of a recording to be played; undefined plays none. */
  readonly replay?: string | undefined;
  /** So many ms late a call, an answer or a frame may come. */
  readonly uneven?: number;
};

const report = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Where to look: a scenario that was asked for begins there, unless the browser's session is in it already. */
const addressOf = (origin: string, scenario: string | undefined): string =>
  scenario === undefined ? origin : `${origin}/?scenario=${scenario}&fresh=false`;

/**
 * Serves the mock environment until this process is told to end, by a signal or because the one that started it is gone.
 * Prints one line when it is ready: its address. Rejects with a sentence where it cannot begin.
 */
export const serve = async ({ port, dist, database, fresh, scenario, replay, uneven }: Served): Promise<void> => {
  const environment = await createMockServer({
    port,
    fresh,
    ...(dist !== undefined && { dist }),
    // A recording is played from its beginning each time.
    ...(database !== undefined && replay === undefined && { database }),
    ...(scenario !== undefined && { scenario }),
    ...(replay !== undefined && { replay }),
    ...(uneven !== undefined && { uneven }),
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
  // Last: whoever reads it may end this at once.
  process.stdout.write(`${addressOf(environment.origin, scenario)}\n`);
};
