import { asObject, asText, asTexts } from '#src/lib/read-raw.ts';
import { listFields, type ListFieldName, textFields, type TextFieldName } from './profile-fields.ts';

/** The writer's profile as the screens show it; what the server does not know is null or an empty list. */
export type ProfileModel = {
  readonly name: string | null;
  readonly email: string | null;
  /** Address of the picture as the server gave it, unchecked. */
  readonly picture: string | null;
  readonly texts: Readonly<Record<TextFieldName, string | null>>;
  readonly lists: Readonly<Record<ListFieldName, readonly string[]>>;
};

/** A list may come as one text alone. */
const wordsOf = (raw: unknown): string[] => asTexts(typeof raw === 'string' ? [raw] : raw);

/** One value for each field. */
export function eachField<Name extends string, Value>(
  fields: readonly { readonly name: Name }[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map(({ name }) => [name, read(name)])) as Record<Name, Value>;
}

/** Reads the user of the wire, which may be anything; null when it is no user at all. */
export function parseProfile(raw: unknown): ProfileModel | null {
  const user = asObject(raw);
  if (typeof user['id'] !== 'number') return null;
  const data = asObject(user['data']);
  return {
    name: asText(user['name']) ?? asText(data['name']),
    email: asText(user['email']),
    picture: asText(asObject(user['avatar'])['path']),
    texts: eachField(textFields, (name) => asText(data[name])),
    lists: eachField(listFields, (name) => wordsOf(data[name])),
  };
}
