/** Runs autocannon as a separate process, so that it doesn't slow the measured server. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Load = { url: string; headers: Record<string, string>; connections: number; seconds: number };
/** Latencies in whole ms, as autocannon counts them. */
export type LoadResult = { requestsPerSecond: number; medianMs: number; slowMs: number; failures: number };

const program = 'node_modules/autocannon/autocannon.js';

type Report = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number };

export async function load({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const settings = ['--json', '-n', '-c', String(connections), '-d', String(seconds), ...sent, url];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...settings], { maxBuffer: 1e8 });
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Report;
  return {
    requestsPerSecond: requests.average,
    medianMs: latency.p50,
    slowMs: latency.p99,
    failures: non2xx + errors,
  };
}
