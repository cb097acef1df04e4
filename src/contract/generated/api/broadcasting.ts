// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/broadcasting.ts';
import type {
  BroadcastingAuthRequest,
  BroadcastingAuthResponse
} from '../types.ts';




export function broadcastingAuthPath(): string {
  return `/api/broadcasting/auth`;
}

/** Authorise a private channel. */
export function broadcastingAuth(broadcastingAuthRequest: BroadcastingAuthRequest, init?: ApiInit): Promise<BroadcastingAuthResponse> {
  return apiFetch({ operationId: 'broadcastingAuth', method: 'POST', path: broadcastingAuthPath(), urlEncoded: broadcastingAuthRequest, shape: shapes.BroadcastingAuthResponse }, init);
}
