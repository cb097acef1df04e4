import type { Operation } from '#mocks/prism/operations.ts';
import type { Diagnostic } from '#mocks/prism/validator.ts';

/** The mock server's own mismatch with the contract. Each fails a test run. */
export type Violation = { readonly where: string; readonly message: string; readonly findings: Diagnostic[] };

export type Coverage = {
  /** `mediaType`: empty without a response body. `fields`: paths such as `data[].title`. */
  readonly responded: (operation: Operation, status: number, mediaType: string, fields: readonly string[]) => void;
  readonly emitted: (operationId: string, channel: string, message: string) => void;
  readonly sent: (channel: string, message: string, fields: readonly string[]) => void;
  readonly violated: (violation: Violation) => void;
  readonly violations: () => readonly Violation[];
  readonly report: () => CoverageReport;
};

type ChannelMessage = { readonly channel: string; readonly message: string };

type ResponseCount = {
  readonly status: number;
  readonly media_type: string;
  count: number;
  readonly fields: Set<string>;
};

type CoverageReport = {
  /** Response counts for every status in the contract, and by media type. */
  readonly operations: {
    readonly operation_id: string;
    readonly statuses: Record<string, number>;
    readonly answers: (Omit<ResponseCount, 'fields'> & { readonly fields: string[] })[];
  }[];
  readonly events: (ChannelMessage & { readonly count: number; readonly fields: string[] })[];
  readonly emissions: (ChannelMessage & { readonly operation_id: string; readonly count: number })[];
  readonly violations: Violation[];
};

export function createCoverage(
  operations: readonly Operation[],
  messages: ReadonlyMap<string, readonly string[]>,
  onViolation: ((violation: Violation) => void) | undefined,
): Coverage {
  const responses = new Map<string, Map<string, ResponseCount>>();
  const events = new Map<string, { readonly count: number; readonly seen: ReadonlySet<string> }>();
  const emissions = new Map<string, number>();
  const violations: Violation[] = [];
  return {
    responded: ({ id }, status, media_type, fields) => {
      const ofOperation = responses.get(id) ?? new Map<string, ResponseCount>();
      const key = `${status} ${media_type}`;
      const answers = ofOperation.get(key) ?? { status, media_type, count: 0, fields: new Set<string>() };
      answers.count += 1;
      for (const field of fields) answers.fields.add(field);
      ofOperation.set(key, answers);
      responses.set(id, ofOperation);
    },
    emitted: (operationId, channel, message) => {
      const key = `${operationId} ${channel} ${message}`;
      emissions.set(key, (emissions.get(key) ?? 0) + 1);
    },
    sent: (channel, message, fields) => {
      const key = `${channel} ${message}`;
      const { count, seen } = events.get(key) ?? { count: 0, seen: new Set() };
      events.set(key, { count: count + 1, seen: new Set([...seen, ...fields]) });
    },
    violated: (violation) => {
      violations.push(violation);
      onViolation?.(violation);
    },
    violations: () => violations,
    report: () => ({
      operations: operations.map(({ id, statuses }) => {
        const responseCounts = [...(responses.get(id)?.values() ?? [])];
        const countStatus = (sought: number): number =>
          responseCounts.reduce((sum, { status, count }) => (status === sought ? sum + count : sum), 0);
        return {
          operation_id: id,
          statuses: Object.fromEntries(statuses.map((status) => [status, countStatus(status)])),
          answers: responseCounts.map((answers) => ({ ...answers, fields: [...answers.fields] })),
        };
      }),
      events: [...messages].flatMap(([channel, names]) =>
        names.map((message) => {
          const { count, seen } = events.get(`${channel} ${message}`) ?? { count: 0, seen: [] };
          return { channel, message, count, fields: [...seen] };
        }),
      ),
      emissions: operations.flatMap(({ id, emits }) =>
        emits.map(({ channel, message }) => ({
          operation_id: id,
          channel,
          message,
          count: emissions.get(`${id} ${channel} ${message}`) ?? 0,
        })),
      ),
      violations,
    }),
  };
}
