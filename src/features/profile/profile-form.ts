import type { ProfileUpdateRequest } from '#src/api/generated/types.ts';
import { fieldsDraft, readFieldsDraft } from '#src/lib/text-draft.ts';
import {
  listFields,
  type ListFieldName,
  textFields,
  type TextFieldName,
  eachField,
  type ProfileModel,
} from './profile-model.ts';

export type ProfileValues = { readonly name: string } & Readonly<Record<TextFieldName, string>> &
  Readonly<Record<ListFieldName, readonly string[]>>;

export type ProfileChanges = Partial<ProfileValues>;

/** The contract's limits (ProfileUpdateRequest), in characters. */
export const profileLimits = { name: 200, text: 5000, word: 60 } as const;

/** Counts code points, as the server does. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

const texts: readonly string[] = ['name', ...textFields.map(({ name }) => name)];
const lists: readonly string[] = listFields.map(({ name }) => name);

export const fieldNames: readonly string[] = [...texts, ...lists];

export function toProfileValues({ name, texts, lists }: ProfileModel): ProfileValues {
  return { name: name ?? '', ...lists, ...eachField(textFields, (field) => texts[field] ?? '') };
}

/** Ignores outer spaces and line ending style. */
function normalizeValue(value: string | readonly string[]): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : JSON.stringify(value);
}

function differing(changes: ProfileChanges, from: ProfileChanges): ProfileChanges {
  const others = new Map(Object.entries(from));
  const rows = Object.entries(changes).filter(([name, value]) => {
    const other = others.get(name);
    return other === undefined || normalizeValue(value) !== normalizeValue(other);
  });
  return Object.fromEntries(rows) as ProfileChanges;
}

export function unsaved(changes: ProfileChanges, saved: ProfileValues): ProfileChanges {
  return differing(changes, saved);
}

/** Returns changes left after saving `sent`, including fields changed back since. */
export function leftAfter(changes: ProfileChanges, sent: ProfileChanges, before: ProfileValues): ProfileChanges {
  return unsaved(changes, { ...before, ...sent });
}

/** Returns the request body: an emptied text is null. */
export function toProfileRequest(changes: ProfileChanges): ProfileUpdateRequest {
  const rows = Object.entries(changes).map(([name, value]) => {
    if (typeof value !== 'string') return [name, [...value]];
    const text = normalizeValue(value);
    return [name, text === '' && name !== 'name' ? null : text];
  });
  return Object.fromEntries(rows) as ProfileUpdateRequest;
}

export function nameProblem({ name }: ProfileChanges): string | null {
  return name?.trim() === '' ? 'Enter a name.' : null;
}

export function serializeProfileDraft(changes: ProfileChanges): string {
  return fieldsDraft(changes);
}

/** Parses a draft; omits unknown fields and invalid values. */
export function readChanges(stored: string): ProfileChanges {
  const rows = Object.entries(readFieldsDraft(stored) ?? {}).filter(([name, value]) =>
    (typeof value === 'string' ? texts : lists).includes(name),
  );
  return Object.fromEntries(rows) as ProfileChanges;
}
