// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/auth.ts';
import type {
  FederateRequest,
  FederateResponse,
  LoginRequest,
  LoginResponse,
  UserResponse
} from '../types.ts';




export function csrfCookieReadPath(): string {
  return `/sanctum/csrf-cookie`;
}

/** Get the XSRF cookie. */
export function csrfCookieRead(init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'csrfCookieRead', method: 'GET', path: csrfCookieReadPath() }, init);
}

export function authLoginPath(): string {
  return `/api/v1/auth/login`;
}

/** Log in. */
export function authLogin(loginRequest: LoginRequest, init?: ApiInit): Promise<LoginResponse> {
  return apiFetch({ operationId: 'authLogin', method: 'POST', path: authLoginPath(), json: loginRequest, shape: shapes.LoginResponse }, init);
}

export function authFederatePath(): string {
  return `/api/v1/auth/federate`;
}

/** Send a sign-in link or code. */
export function authFederate(federateRequest: FederateRequest, init?: ApiInit): Promise<FederateResponse> {
  return apiFetch({ operationId: 'authFederate', method: 'POST', path: authFederatePath(), json: federateRequest, shape: shapes.FederateResponse }, init);
}

export function authLogoutPath(): string {
  return `/api/v1/auth/logout`;
}

/** Log out. */
export function authLogout(init?: ApiInit): Promise<void> {
  return apiFetch({ operationId: 'authLogout', method: 'POST', path: authLogoutPath() }, init);
}

export function authUserReadPath(): string {
  return `/api/v1/auth/user`;
}

/** Get the logged-in writer. */
export function authUserRead(init?: ApiInit): Promise<UserResponse> {
  return apiFetch({ operationId: 'authUserRead', method: 'GET', path: authUserReadPath(), shape: shapes.UserResponse }, init);
}

export function authUserReadQueryKey() {
  return [authUserReadPath()] as const;
}

export function authUserReadQueryOptions() {
  return queryOptions({
    queryKey: authUserReadQueryKey(),
    queryFn: ({ signal }) => authUserRead({ signal }),
  });
}
