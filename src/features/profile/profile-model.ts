import { asObject, asText, asTexts } from '#src/lib/decode.ts';
import { listFields, type ListFieldName, textFields, type TextFieldName } from './profile-schema.ts';

export type ProfileModel = {
  readonly name: string | null;
  readonly email: string | null;
  /** The photo's unchecked URL from the server. */
  readonly photo: string | null;
  readonly texts: Readonly<Record<TextFieldName, string | null>>;
  readonly lists: Readonly<Record<ListFieldName, readonly string[]>>;
};

/** A list may arrive as one string. */
function parseItems(raw: unknown): string[] {
  return asTexts(typeof raw === 'string' ? [raw] : raw);
}

export function eachField<Name extends string, Value>(
  fields: readonly { readonly name: Name }[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map(({ name }) => [name, read(name)])) as Record<Name, Value>;
}

/** Parses any user object; null if it isn't one. */
export function parseProfile(raw: unknown): ProfileModel | null {
  const user = asObject(raw);
  if (typeof user['id'] !== 'number') return null;
  const data = asObject(user['data']);
  return {
    name: asText(user['name']) ?? asText(data['name']),
    email: asText(user['email']),
    photo: asText(asObject(user['avatar'])['path']),
    texts: eachField(textFields, (name) => asText(data[name])),
    lists: eachField(listFields, (name) => parseItems(data[name])),
  };
}
