import type {
  BroadcastingAuthRequest,
  BroadcastingAuthResponse,
  CsrfMismatchResponse,
  ForbiddenResponse,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse
} from '#src/api/generated/types.ts';

import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getBroadcastingAuthUrl = () => {




  return `/api/broadcasting/auth`
}

/**
 * Signs one socket's subscription to one of the writer's private channels. Returns 403 with an empty message for any other channel.
 * @summary Authorise a private channel
 */
export const broadcastingAuth = async (broadcastingAuthRequest: BroadcastingAuthRequest, options?: Parameters<typeof fetcher>[1]): Promise<BroadcastingAuthResponse> => {
    const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`socket_id`, broadcastingAuthRequest.socket_id);
formUrlEncoded.append(`channel_name`, broadcastingAuthRequest.channel_name);

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BroadcastingAuthResponse>(getBroadcastingAuthUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded
  }
);}





export const getBroadcastingAuthMutationKey = () => ['broadcastingAuth'] as const;

export const getBroadcastingAuthMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof broadcastingAuth>>, TError,BroadcastingAuthMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof broadcastingAuth>>, TError,BroadcastingAuthMutationVariables, TContext> => {

const mutationKey = getBroadcastingAuthMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof broadcastingAuth>>, BroadcastingAuthMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  broadcastingAuth(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BroadcastingAuthMutationResult = NonNullable<Awaited<ReturnType<typeof broadcastingAuth>>>
    export type BroadcastingAuthMutationBody = BroadcastingAuthRequest
    export type BroadcastingAuthMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type BroadcastingAuthMutationVariables = {data: BroadcastingAuthRequest}

    /**
 * @summary Authorise a private channel
 */
export const useBroadcastingAuth = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof broadcastingAuth>>, TError,BroadcastingAuthMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof broadcastingAuth>>,
        TError,
        BroadcastingAuthMutationVariables,
        TContext
      > => {
      return useMutation(getBroadcastingAuthMutationOptions(options), queryClient);
    }
