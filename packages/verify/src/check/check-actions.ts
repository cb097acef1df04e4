import { type FindingSubject, mismatch, type Mismatch } from '#verify/base/finding.ts';
import { asText, type Fields, isFields } from '#verify/base/values.ts';
import type { Match, RestContract } from '#verify/contract/rest.ts';
import { getServerPath } from '#verify/base/exchange.ts';

/** An action's address, its JSON pointer and the object that offers it, such as a turn. */
type Action = { readonly name: string; readonly address: string; readonly at: string; readonly owner: Fields };

function findActions(value: unknown, at = ''): readonly Action[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isFields(value) && isFields(value['actions']) ? Object.entries(value['actions']) : [];
  const offered = own.flatMap(([name, action]): readonly Action[] => {
    if (!isFields(action)) return [];
    const field = 'url' in action ? 'url' : 'path';
    const address = action[field];
    const owner = value as Fields;
    return typeof address === 'string' ? [{ name, address, at: `${at}/actions/${name}/${field}`, owner }] : [];
  });
  return [...offered, ...Object.entries(value).flatMap(([name, inner]) => findActions(inner, `${at}/${name}`))];
}

const appUrlHint =
  'Laravel builds addresses from APP_URL, above all in queued jobs and events. Set it to the address of the API and restart the queue workers, or use route($name, $parameters, false).';

/** The id that an object has for a path parameter: `chat_message_id`, `chat_message.id` or, if it's the thing itself, `id`. */
function getId(owner: Fields, name: string, isLast: boolean): unknown {
  const inner = owner[name];
  return owner[`${name}_id`] ?? (isFields(inner) ? inner['id'] : undefined) ?? (isLast ? owner['id'] : undefined);
}

/** The first path parameter whose value differs from that of the request or of the object that offers the action. */
function findWrongId({ path }: Match, { owner }: Action, asked: Match | null): string | undefined {
  const names = Object.keys(path);
  return names.find((name, index) => {
    const due = [asked?.path[name], getId(owner, name, index === names.length - 1)];
    return due.some((id) => /^\d+$/.test(asText(id ?? '')) && asText(id) !== path[name]);
  });
}

/**
 * Checks the addresses that clients must call as they are (`actions`): on the API's origin, below /api/v1/, and the
 * path of the action's operation with the right ids. `baseUrl` is the server's address before `/api`.
 */
export function checkActions(
  rest: RestContract,
  subject: FindingSubject,
  value: unknown,
  { baseUrl, asked }: { readonly baseUrl: string; readonly asked: Match | null },
): readonly Mismatch[] {
  return findActions(value).flatMap((action): readonly Mismatch[] => {
    const { name, address, at } = action;
    const fault = (text: string, hint?: string): readonly Mismatch[] => [
      mismatch('wrong-action', subject, `${at} ${text}, got ${address}.`, hint, at),
    ];
    if (!address.startsWith('/api/v1/') && !URL.canParse(address))
      return fault('must be an address or start with /api/v1/');
    const target = getServerPath(address, baseUrl);
    if (target === null) return fault("must be on the API's origin", appUrlHint);
    const match = rest.find('POST', target) ?? rest.find('DELETE', target);
    if (!match) return fault('must be the path of an operation');
    const due = rest.actions.get(name);
    if (due !== undefined && match.operation.id !== due) return fault(`must be the path of ${due}`);
    const wrongId = findWrongId(match, action, asked);
    return wrongId === undefined ? [] : fault(`has another ${wrongId} than what it belongs to`);
  });
}
