import type { Backend, BackendRequest, Reply } from './backend/backend.ts';
import { evidenceOf, pathOf } from './check/exchange.ts';
import { whereThrown } from './check/server-error.ts';
import type { Clock } from './clock.ts';
import type { Contract } from './contract/contract.ts';
import type { EventStream } from './events/event-stream.ts';
import type { PartName } from './finding.ts';
import type { Journal } from './journal.ts';
import type { Login } from './options.ts';

/** What may be asked of the mock environment only: there, everything can be brought about. */
export type MockControls = {
  /** Sends an event that no call causes, with its example as payload, to the channel's address. */
  readonly sendEvent: (channel: string, event: string, payload: unknown) => Promise<void>;
  /** Lets the next call of an operation be answered with a status that it documents. */
  readonly answerWith: (operationId: string, status: number) => Promise<void>;
  /** Lets the work on the next answer of a writer fail. */
  readonly failWork: (operationId: string, reason: string) => Promise<void>;
};

/** What every part works with. */
export type Context = {
  readonly contract: Contract;
  readonly clock: Clock;
  readonly journal: Journal;
  /** The writer who is signed in, once the doctor has let them in. */
  readonly writer: Backend;
  /** How they proved who they are; a workflow may sign in once more. */
  readonly login: Login;
  /** Another writer of the same server; null where none was named. */
  readonly other: Backend | null;
  /** A caller without a login and without cookies. */
  readonly stranger: Backend;
  /** Another caller without a login and without cookies, who may get some. */
  readonly newcomer: () => Backend;
  /** The websocket; null where none was named. */
  readonly events: EventStream | null;
  readonly mock: MockControls | null;
  /** Whether calls that create, change or delete may be made. */
  readonly allowWrites: boolean;
  /** Of everything that is chosen at random; the same seed makes the same choices. */
  readonly seed: number;
  /** Generated requests per operation. */
  readonly runs: number;
  /** Folder of the Arazzo documents. */
  readonly workflows: string;
  /** Whether the contract was handed in: what it lacks of the documents is left out then. */
  readonly otherContract: boolean;
  /** Tells whoever watches how far it is: one short line. */
  readonly say: (line: string) => void;
};

/** One part of a verification. It writes what it finds into the journal; `CannotRun` ends everything. */
export type Part = {
  readonly name: PartName;
  readonly title: string;
  readonly run: (context: Context) => Promise<void>;
};

/** Says what cannot be tried, and why; the reports say it too. */
export const leaveOut = (
  { journal, say }: Pick<Context, 'journal' | 'say'>,
  part: PartName,
  what: string,
  why: string,
): void => {
  say(`skipped: ${what} (${why})`);
  journal.leaveOut({ part, what, why });
};

/** An answer that is documented for every call, and due for none of these: the server failed, or forgot who is signed in. */
const neverDue = ({ token }: Backend, { anonymous = false }: BackendRequest, status: number): boolean =>
  status >= 500 || (status === 401 && token !== '' && !anonymous);

/** Makes a call and writes it into the journal: every answer is held to the contract, whoever asked. */
export const call = async (
  { journal, contract }: Pick<Context, 'journal'> & Partial<Pick<Context, 'contract'>>,
  part: PartName,
  backend: Backend,
  request: BackendRequest & { readonly step?: string },
): Promise<Reply> => {
  const reply = await backend.send(request);
  const { exchange, status } = reply;
  const faults = journal.exchange(part, exchange, request.step);
  const operation = contract?.rest.find(request.method, pathOf(request.target))?.operation.id;
  if (operation !== undefined && faults.length === 0 && neverDue(backend, request, status)) {
    journal.add({
      kind: 'unexpected-status',
      part,
      subject: { operation, status },
      at: '',
      text: `It returned ${status} to a logged-in writer.`,
      ...(status >= 500 && { hint: whereThrown(exchange) }),
      evidence: evidenceOf(exchange),
    });
  }
  return reply;
};
