import type { Backend } from '#verify/backend/backend.ts';
import { asText, atPointer } from '#verify/base/values.ts';
import { isSuccess } from '#verify/base/exchange.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { ExpectedEvent } from '#verify/events/expected-event.ts';
import { fetchUserId, readJson, type SuiteContext } from '#verify/run/suite.ts';
import type { Emission } from '#verify/contract/documents.ts';
import { readCondition } from './conditions.ts';
import { fill, resolveExpression, type Scope } from './runtime-expressions.ts';
import type { Step, StepEvent } from './workflow-document.ts';

/** An event that the step's request may cause, on a channel that is known before it. */
type PlannedEvent = {
  readonly emission: Emission;
  readonly id: string | number;
  readonly written: StepEvent | null;
};

type Requester = {
  readonly context: SuiteContext;
  readonly backend: Backend;
  /** Ids that were looked up before, by what identifies them. */
  readonly ids: Map<string, string | number | null>;
};

/** Whether the contract says when the event is sent, in a form that can be decided. */
export function isDecidable({ id, when }: Emission): boolean {
  return id !== undefined && (when === undefined || when.condition !== undefined || when.unless !== undefined);
}

/** Where a project or an element is found by its slug. */
const lookups: Readonly<Record<string, (slug: string, project: string) => string>> = {
  project: (slug) => `/api/v1/projects/${encodeURIComponent(slug)}`,
  element: (slug, project) => `/api/v1/projects/${encodeURIComponent(project)}/elements/${encodeURIComponent(slug)}`,
};

async function findBySlug(
  { context, backend }: Omit<Requester, 'ids'>,
  { channel }: Emission,
  slug: string,
  project: unknown,
): Promise<string | number | null> {
  const target = lookups[channel]?.(slug, asText(project));
  const id = target === undefined ? null : atPointer(await readJson(context, backend, target), '/data/id');
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

/** Returns the id of the channel in the contract, or null if it isn't known before the request. */
async function resolveId(requester: Requester, emission: Emission, scope: Scope): Promise<string | number | null> {
  const { context, backend, ids } = requester;
  const value = emission.id === '$user.id' ? emission.id : resolveExpression(emission.id ?? '', scope);
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) return value;
  if (typeof value !== 'string') return null;
  const project = scope.request?.path['project'];
  const key = JSON.stringify([emission.channel, value, project]);
  const known = ids.get(key);
  if (known !== undefined) return known;
  const isUser = value === '$user.id' && context.contract.rest.operations.has('authUserRead');
  const id = isUser ? await fetchUserId(context, backend) : await findBySlug(requester, emission, value, project);
  ids.set(key, id);
  return id;
}

/** An unexpected value in the response becomes the id of a channel that doesn't exist. */
function readId(id: unknown, scope: Scope): string | number {
  const value = fill(id, scope);
  return typeof value === 'number' ? value : asText(value);
}

/**
 * Plans the events that a step's request can cause: those of the contract whose `when` can be decided, and those that
 * the step lists. An id in the step wins, because the contract's may need the response. `before` includes the request.
 */
export async function planEvents(
  requester: Requester,
  step: Step,
  operation: Operation,
  before: Scope,
): Promise<readonly PlannedEvent[]> {
  const { context } = requester;
  const listed = (step['x-events'] ?? []).filter(({ mock }) => mock !== true || context.mock !== null);
  const planned: PlannedEvent[] = [];
  for (const emission of operation.emits) {
    const written = listed.filter(
      ({ channel, message }) => channel === emission.channel && message === emission.message,
    );
    for (const event of written.length > 0 ? written : [null]) {
      if (event === null && !isDecidable(emission)) continue;
      const id = event?.id === undefined ? await resolveId(requester, emission, before) : readId(event.id, before);
      if (id !== null) planned.push({ emission, id, written: event });
    }
  }
  return planned;
}

/** Returns the events to expect after a response, and those of the contract that it rules out. A failure causes none. */
export function decideEvents(
  planned: readonly PlannedEvent[],
  { emits }: Operation,
  scope: Scope,
): { readonly expected: readonly ExpectedEvent[]; readonly ruledOut: readonly Emission[] } {
  const status = scope.response?.status ?? 0;
  if (!isSuccess(status)) return { expected: [], ruledOut: status >= 400 && status < 500 ? emits : [] };
  const ruledOut = emits.filter(({ when }) => when?.condition !== undefined && !readCondition(when.condition)(scope));
  const expected = planned
    .filter(({ emission }) => !ruledOut.includes(emission))
    .map(({ emission: { channel, message, id: binding, when }, id, written }): ExpectedEvent => {
      const bound = resolveExpression(binding ?? '', scope);
      return {
        channel,
        message,
        // The contract's id, once the response shows it.
        id: typeof bound === 'number' ? bound : id,
        ...(written?.payload && { payload: fill(written.payload, scope) as Readonly<Record<string, unknown>> }),
        ...(when?.unless && { unless: when.unless }),
      };
    });
  return { expected, ruledOut };
}
