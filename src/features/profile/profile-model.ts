import type { User } from '#src/contract/generated/types.ts';
import { trimmed, trimmedTexts } from '#src/lib/display-values.ts';
import { listFields, type ListFieldName, textFields, type TextFieldName } from './profile-schema.ts';

export type ProfileModel = {
  readonly name: string | null;
  readonly email: string | null;
  /** The photo's unchecked URL from the server. */
  readonly photo: string | null;
  readonly texts: Readonly<Record<TextFieldName, string | null>>;
  readonly lists: Readonly<Record<ListFieldName, readonly string[]>>;
};

export function eachField<Name extends string, Value>(
  fields: readonly { readonly name: Name }[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map(({ name }) => [name, read(name)])) as Record<Name, Value>;
}

export function toProfile({ name, email, avatar, data }: User): ProfileModel {
  return {
    name: trimmed(name) ?? trimmed(data?.name),
    email: trimmed(email),
    photo: trimmed(avatar?.path),
    texts: eachField(textFields, (field) => trimmed(data?.[field])),
    lists: eachField(listFields, (field) => trimmedTexts(data?.[field] ?? [])),
  };
}
