import { isDeepStrictEqual } from 'node:util';
import { mismatch } from '#verify/base/finding.ts';
import { atPointer, isFields } from '#verify/base/values.ts';
import { sendRequest } from '#verify/run/suite.ts';
import { type FuzzContext, getQueryParameters, reportForeignData, toSubject } from './fuzz-context.ts';
import { toRequest, type Values } from '#verify/run/value-pool.ts';
import type { Reply } from '#verify/backend/backend.ts';
import type { SortedBy } from '#verify/contract/documents.ts';

/** No text of a writer contains it. */
const nonsense = 'zqxjkvwpfh';

/** A letter is in nearly every text. Null if a required parameter has no such value. */
function getRequired(bench: FuzzContext): Values | null {
  const required = getQueryParameters(bench.operation).filter((parameter) => parameter.required === true);
  const isSearch = required.every(({ name, schema }) => name === 'query' && Number(schema?.['minLength'] ?? 0) <= 1);
  if (!isSearch) return null;
  return Object.fromEntries(required.map(({ name }) => [name, 'a']));
}

async function readList(bench: FuzzContext, query: Values, writer = bench.context.writer): Promise<Reply> {
  const { context, operation, values } = bench;
  return sendRequest(context, writer, toRequest(operation, { ...values, ...getRequired(bench), ...query }));
}

function getEntries({ status, json }: Reply): readonly unknown[] | null {
  const data = isFields(json) ? json['data'] : null;
  return status === 200 && Array.isArray(data) ? data : null;
}

function report(bench: FuzzContext, reply: Reply, text: string, hint: string): void {
  bench.context.recorder.addAbout(reply, mismatch('wrong-list', toSubject(bench, reply), text, hint));
}

async function checkPages(bench: FuzzContext, entries: readonly unknown[], names: ReadonlySet<string>): Promise<void> {
  if (!names.has('page') || entries.length === 0) return;
  const size: Values = names.has('per_page') ? { per_page: '1' } : {};
  const first = await readList(bench, size);
  const shown = getEntries(first);
  if (names.has('per_page') && shown && shown.length > 1) {
    const text = `Expected 1 entry for per_page=1, got ${shown.length}.`;
    report(bench, first, text, "Use ->paginate((int) $request->input('per_page', 30)).");
    return;
  }
  const second = await readList(bench, { ...size, page: '2' });
  const again = (getEntries(second) ?? []).filter((entry) =>
    (shown ?? []).some((one) => isDeepStrictEqual(one, entry)),
  );
  if (again.length === 0) return;
  const text = `Page 2 has ${again.length === 1 ? 'an entry' : `${again.length} entries`} of page 1.`;
  const hint =
    'Use ->paginate(), and order by a unique column too, such as the id, so that every page continues the last.';
  report(bench, second, text, hint);
}

async function checkSearch(bench: FuzzContext, entries: readonly unknown[], names: ReadonlySet<string>): Promise<void> {
  if (!names.has('query') || entries.length === 0) return;
  const reply = await readList(bench, { query: nonsense });
  const found = getEntries(reply);
  if (!found || found.length === 0) return;
  const text = `Expected nothing for query=${nonsense}, got ${found.length}.`;
  report(bench, reply, text, "The search ignores its text. Filter by $request->input('query').");
}

/** The same entry in both writers' lists is a record of one of them. Lists below another record's path are refused. */
async function checkOwner(bench: FuzzContext, entries: readonly unknown[]): Promise<void> {
  const { context } = bench;
  if (!context.otherUser || entries.length === 0) return;
  const reply = await readList(bench, {}, context.otherUser);
  const shared = (getEntries(reply) ?? []).some((entry) => entries.some((own) => isDeepStrictEqual(own, entry)));
  if (!shared) return;
  const hint = 'Start the query from the user, such as $request->user()->stories(), and join from there.';
  reportForeignData(bench, reply, "Another writer's list contains the first writer's entries.", hint);
}

/** A date, number or boolean as a number. */
function toRank(entry: unknown, at: string): number {
  const value = atPointer(entry, at);
  return typeof value === 'string' ? Date.parse(value) || Number(value) : Number(value);
}

/** Whether no entry belongs before the one in front of it. Of several fields, the first that differs counts. */
export function isInOrder(entries: readonly unknown[], orders: readonly SortedBy[]): boolean {
  return entries.every((entry, index) => {
    if (index === 0) return true;
    const differing = orders.find(({ at }) => toRank(entry, at) !== toRank(entries[index - 1], at));
    if (differing === undefined) return true;
    const difference = toRank(entry, differing.at) - toRank(entries[index - 1], differing.at);
    return differing.order === 'descending' ? difference < 0 : difference > 0;
  });
}

function checkOrder(bench: FuzzContext, reply: Reply): void {
  const orders = [bench.operation.definition['x-sorted-by'] ?? []].flat();
  if (isInOrder(getEntries(reply) ?? [], orders)) return;
  const text = `The entries must be in ${orders.map(({ at, order }) => `${order} order of ${at.slice(1)}`).join(', then ')}.`;
  const isDescending = orders.every(({ order }) => order === 'descending');
  const hint = isDescending ? 'Use ->latest(), or ->orderByDesc().' : 'Use ->oldest(), or ->orderBy().';
  report(bench, reply, text, hint);
}

/** Checks what the schema can't say of a list: page size, pages without overlap, search, order and owner. */
export async function checkList(bench: FuzzContext): Promise<void> {
  const names = new Set(getQueryParameters(bench.operation).map(({ name }) => name));
  const isSorted = 'x-sorted-by' in bench.operation.definition;
  if (!isSorted && !names.has('page') && !names.has('query')) return;
  if (getRequired(bench) === null) return;
  const all = await readList(bench, {});
  const entries = getEntries(all);
  if (!entries) return;
  checkOrder(bench, all);
  await checkPages(bench, entries, names);
  await checkSearch(bench, entries, names);
  await checkOwner(bench, entries);
}
