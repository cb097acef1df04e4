// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/writer.ts';
import type {
  AchievementListResponse,
  AchievementResponse,
  AvatarUploadRequest,
  NameUpdateRequest,
  NameUpdateResponse,
  ProfileUpdateRequest,
  UserResponse,
  WeekSummaryResponse
} from '../types.ts';




export function userNameUpdatePath(): string {
  return `/api/v1/user/name/update`;
}

/** Save the writer's name. */
export function userNameUpdate(nameUpdateRequest: NameUpdateRequest, init?: ApiInit): Promise<NameUpdateResponse> {
  return apiFetch({ operationId: 'userNameUpdate', method: 'POST', path: userNameUpdatePath(), json: nameUpdateRequest, shape: shapes.NameUpdateResponse }, init);
}

export function userProfileUpdatePath(): string {
  return `/api/v1/user/profile`;
}

/** Update the profile. */
export function userProfileUpdate(profileUpdateRequest: ProfileUpdateRequest, init?: ApiInit): Promise<UserResponse> {
  return apiFetch({ operationId: 'userProfileUpdate', method: 'PATCH', path: userProfileUpdatePath(), json: profileUpdateRequest, shape: shapes.UserResponse }, init);
}

export function userAvatarUploadPath(): string {
  return `/api/v1/user/avatar`;
}

/** Upload the writer's photo. */
export function userAvatarUpload(avatarUploadRequest: AvatarUploadRequest, init?: ApiInit): Promise<UserResponse> {
  return apiFetch({ operationId: 'userAvatarUpload', method: 'POST', path: userAvatarUploadPath(), form: avatarUploadRequest, shape: shapes.UserResponse }, init);
}

export function userAvatarDeletePath(): string {
  return `/api/v1/user/avatar`;
}

/** Remove the writer's photo. */
export function userAvatarDelete(init?: ApiInit): Promise<UserResponse> {
  return apiFetch({ operationId: 'userAvatarDelete', method: 'DELETE', path: userAvatarDeletePath(), shape: shapes.UserResponse }, init);
}

export function userAchievementListPath(): string {
  return `/api/v1/user-achievements`;
}

/** List the achievements. */
export function userAchievementList(init?: ApiInit): Promise<AchievementListResponse> {
  return apiFetch({ operationId: 'userAchievementList', method: 'GET', path: userAchievementListPath(), shape: shapes.AchievementListResponse }, init);
}

export function userAchievementListQueryKey() {
  return [userAchievementListPath()] as const;
}

export function userAchievementListQueryOptions() {
  return queryOptions({
    queryKey: userAchievementListQueryKey(),
    queryFn: ({ signal }) => userAchievementList({ signal }),
  });
}

export function userAchievementReadPath(userAchievement: number): string {
  return `/api/v1/user-achievements/${userAchievement}`;
}

/** Get an achievement. */
export function userAchievementRead(userAchievement: number, init?: ApiInit): Promise<AchievementResponse> {
  return apiFetch({ operationId: 'userAchievementRead', method: 'GET', path: userAchievementReadPath(userAchievement), shape: shapes.AchievementResponse }, init);
}

export function userAchievementReadQueryKey(userAchievement: number) {
  return [userAchievementReadPath(userAchievement)] as const;
}

export function userAchievementReadQueryOptions(userAchievement: number) {
  return queryOptions({
    queryKey: userAchievementReadQueryKey(userAchievement),
    queryFn: ({ signal }) => userAchievementRead(userAchievement, { signal }),
  });
}

export function weekSummaryReadPath(): string {
  return `/api/v1/session-chats/week-summary`;
}

/** Get the week summary. */
export function weekSummaryRead(init?: ApiInit): Promise<WeekSummaryResponse> {
  return apiFetch({ operationId: 'weekSummaryRead', method: 'GET', path: weekSummaryReadPath(), shape: shapes.WeekSummaryResponse }, init);
}

export function weekSummaryReadQueryKey() {
  return [weekSummaryReadPath()] as const;
}

export function weekSummaryReadQueryOptions() {
  return queryOptions({
    queryKey: weekSummaryReadQueryKey(),
    queryFn: ({ signal }) => weekSummaryRead({ signal }),
  });
}
