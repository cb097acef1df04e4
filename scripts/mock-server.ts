/**
 * The mock environment as a process: `node scripts/mock-server.ts --port 4173 [--dist folder] [--database file] [--fresh]
 * [--scenario name]`. Prints its address when it is ready; ends on SIGINT and SIGTERM, and with the command that started it.
 */
import { parseArgs } from 'node:util';
import { createMockEnvironment } from '#mocks/environment.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    dist: { type: 'string' },
    database: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    scenario: { type: 'string' },
  },
});

const report = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const main = async (): Promise<void> => {
  const environment = await createMockEnvironment({
    port: Number(values.port),
    fresh: values.fresh,
    ...(values.dist !== undefined && { dist: values.dist }),
    ...(values.database !== undefined && { database: values.database }),
    ...(values.scenario !== undefined && { scenario: values.scenario }),
    onError: (error) => {
      report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    },
    onViolation: ({ where, message, findings }) => {
      report(`${where}: ${message} ${findings.map((finding) => finding.message).join('; ')}`);
    },
  });
  process.stdout.write(`${environment.origin}\n`);
  let closing = false;
  const end = (): void => {
    if (closing) return;
    closing = true;
    void environment.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('disconnect', end);
};

main().catch((error: unknown) => {
  report(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
