import { fieldsOf, textOf, textsOf } from '#src/lib/read-raw.ts';
import { listFields, type ListFieldName, textFields, type TextFieldName } from './profile-fields.ts';

/** The writer's profile as the screens show it; what the server does not know is null or an empty list. */
export type ProfileView = {
  readonly name: string | null;
  readonly email: string | null;
  /** Address of the picture as the server gave it, unchecked. */
  readonly picture: string | null;
  readonly texts: Readonly<Record<TextFieldName, string | null>>;
  readonly lists: Readonly<Record<ListFieldName, readonly string[]>>;
};

/** A list may come as one text alone. */
const wordsOf = (raw: unknown): string[] => textsOf(typeof raw === 'string' ? [raw] : raw);

/** One value for each field. */
export function eachField<Name extends string, Value>(
  fields: readonly { readonly name: Name }[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map(({ name }) => [name, read(name)])) as Record<Name, Value>;
}

/** Reads the user of the wire, which may be anything; null when it is no user at all. */
export function profileView(raw: unknown): ProfileView | null {
  const user = fieldsOf(raw);
  if (typeof user['id'] !== 'number') return null;
  const data = fieldsOf(user['data']);
  return {
    name: textOf(user['name']) ?? textOf(data['name']),
    email: textOf(user['email']),
    picture: textOf(fieldsOf(user['avatar'])['path']),
    texts: eachField(textFields, (name) => textOf(data[name])),
    lists: eachField(listFields, (name) => wordsOf(data[name])),
  };
}
