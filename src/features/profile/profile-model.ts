import type { User } from '#src/api/generated/types.ts';
import { trimmed, trimmedTexts } from '#src/lib/display-values.ts';

/** The profile's texts, in screen order. */
export const textFields = [
  { name: 'bio', label: 'Bio' },
  { name: 'writing_motivation', label: 'Writing motivation' },
  { name: 'desired_impact', label: 'Desired impact' },
  { name: 'origin_story', label: 'Origin story' },
  { name: 'storytelling_strengths', label: 'Storytelling strengths' },
  { name: 'unique_perspective', label: 'Unique perspective' },
  { name: 'current_projects', label: 'Current projects' },
] as const;

/** The profile's lists, in screen order. */
export const listFields = [
  { name: 'genres', label: 'Genres' },
  { name: 'formats', label: 'Formats' },
  { name: 'themes', label: 'Themes' },
  { name: 'growth_areas', label: 'Growth areas' },
] as const;

export type TextFieldName = (typeof textFields)[number]['name'];
export type ListFieldName = (typeof listFields)[number]['name'];

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
