import type { MockSession } from '#mocks/engine/session.ts';
import type { ProfileText } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, Schema, SessionChatRow } from '#mocks/model/tables.ts';

/** The profile's fields of text. */
export const profileTexts = [
  'bio',
  'current_projects',
  'origin_story',
  'storytelling_strengths',
  'unique_perspective',
  'writing_motivation',
  'desired_impact',
] as const satisfies readonly ProfileText[];

export const emptyProfile: Schema<'ProfileData'> = {
  name: null,
  bio: null,
  current_projects: null,
  origin_story: null,
  storytelling_strengths: null,
  unique_perspective: null,
  writing_motivation: null,
  desired_impact: null,
  growth_areas: [],
  formats: [],
  genres: [],
  themes: [],
};

/** Stores the answer in the profile field that it fills, unless that field has a value. */
export function updateProfile(
  session: MockSession,
  { subject }: SessionChatRow,
  message: ChatMessageRow,
  field: ProfileText | null,
): void {
  if (subject.endpoint !== 'writer') return;
  const row = session.table('users').get(subject.identifier);
  const text = (message.answer ?? message.transcription)?.trim();
  if (!row || !text || field === null || row.user.data?.[field]) return;
  session
    .table('users')
    .put({ ...row, user: { ...row.user, data: { ...emptyProfile, ...row.user.data, [field]: text } } });
}
