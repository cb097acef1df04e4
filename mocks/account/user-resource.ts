import type { MockSession } from '#mocks/engine/session.ts';
import type { AchievementRow } from '#mocks/model/account-tables.ts';
import type { Schema } from '#mocks/model/schema.ts';
import type { UserRow } from '#mocks/model/tables.ts';

function byCompletion({ achievement: one }: AchievementRow, { achievement: other }: AchievementRow): number {
  const [before, after] = [one.completed_at ?? null, other.completed_at ?? null];
  if (before === null || after === null) return Number(before !== null) - Number(after !== null);
  return after.localeCompare(before);
}

export function toAchievementResources(session: MockSession, userId: number): Schema<'Achievement'>[] {
  return session
    .table('achievements')
    .where(({ user_id }) => user_id === userId)
    .toSorted(byCompletion)
    .map(({ achievement }) => achievement);
}

export function toUserResource(session: MockSession, { id, user }: UserRow): Schema<'User'> {
  return {
    ...user,
    achievements: toAchievementResources(session, id),
  };
}
