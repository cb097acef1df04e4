import { createMockServer } from '#mocks/mock-server.ts';

type Served = {
  readonly port: number;
  readonly dist: string | undefined;
  readonly database: string | undefined;
  readonly fresh: boolean;
  readonly scenario: string | undefined;
  readonly replay?: string | undefined;
  /** Maximum delay of requests, responses and frames, ms. */
  readonly jitter?: number;
};

function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

function toAddress(origin: string, scenario: string | undefined): string {
  return scenario === undefined ? origin : `${origin}/?scenario=${scenario}&fresh=false`;
}

/**
 * Serves until a signal or the parent process's end. Prints its address when ready. Rejects with a sentence when it
 * can't start.
 */
export async function serve({ port, dist, database, fresh, scenario, replay, jitter }: Served): Promise<void> {
  const environment = await createMockServer({
    port,
    fresh,
    ...(dist !== undefined && { dist }),
    ...(database !== undefined && replay === undefined && { database }),
    ...(scenario !== undefined && { scenario }),
    ...(replay !== undefined && { replay }),
    ...(jitter !== undefined && { jitter }),
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
  process.stdout.write(`${toAddress(environment.origin, scenario)}\n`);
}
