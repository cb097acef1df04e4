import type { ProfileUpdateRequest } from '#src/contract/generated/model/index.ts';
import { fieldsDraft, readFieldsDraft } from '#src/lib/fields-draft.ts';
import { listFields, type ListFieldName, textFields, type TextFieldName } from './profile-fields.ts';
import { eachField, type ProfileModel } from './profile-view.ts';

/** What stands in the form: every field, empty where nothing is known. */
export type ProfileValues = { readonly name: string } & Readonly<Record<TextFieldName, string>> &
  Readonly<Record<ListFieldName, readonly string[]>>;

/** What was changed and is not on the server yet, by field. */
export type ProfileChanges = Partial<ProfileValues>;

/** As long as the server takes them (contract, ProfileUpdateRequest), in characters. */
export const profileLimits = { name: 200, text: 5000, word: 60 } as const;

/** The length of a text as the server counts it: in code points. */
export const lengthOf = (text: string): number => Array.from(text).length;

const texts: readonly string[] = ['name', ...textFields.map(({ name }) => name)];
const lists: readonly string[] = listFields.map(({ name }) => name);

/** The names of all twelve fields. */
export const fieldNames: readonly string[] = [...texts, ...lists];

/** The form as it stands when nothing was changed. */
export function valuesOf({ name, texts: said, lists: words }: ProfileModel): ProfileValues {
  return { name: name ?? '', ...words, ...eachField(textFields, (field) => said[field] ?? '') };
}

/** Spaces around a text do not count, nor how a line ends. */
const plain = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : JSON.stringify(value);

/** Those of the changes that say something else than the other values, or are not among them. */
function differing(changes: ProfileChanges, from: ProfileChanges): ProfileChanges {
  const others = new Map(Object.entries(from));
  const rows = Object.entries(changes).filter(([name, value]) => {
    const other = others.get(name);
    return other === undefined || plain(value) !== plain(other);
  });
  return Object.fromEntries(rows) as ProfileChanges;
}

/** The changes that say something else than what is saved. */
export function unsaved(changes: ProfileChanges, saved: ProfileValues): ProfileChanges {
  return differing(changes, saved);
}

/** What is left to be saved once `sent` is: what was typed since, also where that is what had stood there before. */
export function leftAfter(changes: ProfileChanges, sent: ProfileChanges, before: ProfileValues): ProfileChanges {
  return unsaved(changes, { ...before, ...sent });
}

/** The changes as the server takes them: an emptied text is null. */
export function requestOf(changes: ProfileChanges): ProfileUpdateRequest {
  const rows = Object.entries(changes).map(([name, value]) => {
    if (typeof value !== 'string') return [name, [...value]];
    const text = plain(value);
    return [name, text === '' && name !== 'name' ? null : text];
  });
  return Object.fromEntries(rows) as ProfileUpdateRequest;
}

/** What is wrong before anything is sent; null when nothing is. */
export function nameProblem({ name }: ProfileChanges): string | null {
  return name?.trim() === '' ? 'Enter a name.' : null;
}

/** The changes as they are kept on this device; empty when there are none. */
export const draftOf = (changes: ProfileChanges): string => fieldsDraft(changes);

/** The changes that were kept; only what the form has, in its own shape. */
export function readChanges(kept: string): ProfileChanges {
  const rows = Object.entries(readFieldsDraft(kept) ?? {}).filter(([name, value]) =>
    (typeof value === 'string' ? texts : lists).includes(name),
  );
  return Object.fromEntries(rows) as ProfileChanges;
}
