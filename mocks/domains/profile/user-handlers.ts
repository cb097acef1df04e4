import { toAchievementResources, toUserResource, toWeekResource } from './user-resource.ts';
import { emptyProfile, profileTexts } from './profile.ts';
import type { Schema, UserRow } from '#mocks/model/tables.ts';
import type { operations } from '#src/api/generated/schema.ts';
import { findOwned } from '../find-owned.ts';
import type { BodyOf, Handlers } from '../handler.ts';
import { storeImage } from '../images.ts';

type Profile = BodyOf<operations['userProfileUpdate']>;

const lists = ['growth_areas', 'formats', 'genres', 'themes'] as const;

/** Trims fields as Laravel does, and drops blank list entries. */
function toProfileChanges(profile: Profile): Partial<Schema<'ProfileData'>> {
  const changes: Partial<Schema<'ProfileData'>> = {};
  if (profile.name !== undefined) changes.name = profile.name.trim();
  for (const field of profileTexts) {
    const text = profile[field];
    if (text !== undefined) changes[field] = text?.trim() ?? null;
  }
  for (const field of lists) {
    const entries = profile[field];
    if (entries) changes[field] = entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  }
  return changes;
}

function withProfile(row: UserRow, changes: Partial<Schema<'ProfileData'>>): UserRow {
  return {
    ...row,
    user: { ...row.user, name: changes.name ?? row.user.name, data: { ...emptyProfile, ...row.user.data, ...changes } },
  };
}

export const userHandlers: Partial<Handlers> = {
  userNameUpdate: ({ session, user, body }) => {
    const name = [body.first_name, body.last_name ?? '']
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
    const named = withProfile(user, { name });
    const receive_emails = body.receive_emails ?? user.receive_emails;
    session.table('users').put({ ...named, receive_emails, user: { ...named.user, onboarded: true } });
    return { status: 200, body: { data: { onboarded: true } } };
  },

  userProfileUpdate: ({ session, user, body }) => {
    const changed = session.table('users').put(withProfile(user, toProfileChanges(body)));
    return { status: 200, body: { data: toUserResource(session, changed) } };
  },

  userAvatarUpload: ({ session, user, body }) => {
    const { path } = storeImage(session, 'avatar', body.avatar);
    const changed = session.table('users').put({ ...user, user: { ...user.user, avatar: { path } } });
    return { status: 200, body: { data: toUserResource(session, changed) } };
  },

  userAvatarDelete: ({ session, user }) => {
    const changed = session.table('users').put({ ...user, user: { ...user.user, avatar: null } });
    return { status: 200, body: { data: toUserResource(session, changed) } };
  },

  userAchievementList: ({ session, user }) => ({
    status: 200,
    body: { data: toAchievementResources(session, user.id) },
  }),

  userAchievementRead: (request) => ({
    status: 200,
    body: { data: findOwned(request, 'achievements', request.path.user_achievement).achievement },
  }),

  weekSummaryRead: ({ session, user }) => ({ status: 200, body: { data: toWeekResource(session, user.id) } }),
};
