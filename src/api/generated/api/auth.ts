import type {
  CsrfMismatchResponse,
  ErrorMessage,
  FederateRequest,
  FederateResponse,
  LoginRequest,
  LoginResponse,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UserResponse,
  ValidationError
} from '#src/api/generated/types.ts';

import {
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getCsrfCookieReadUrl = () => {




  return `/sanctum/csrf-cookie`
}

/**
 * Sets the readable cookie `XSRF-TOKEN` and the session cookie. The client requests it before login.
 * @summary Get the XSRF cookie
 */
export const csrfCookieRead = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getCsrfCookieReadUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCsrfCookieReadQueryKey = () => {
    return [
    `/sanctum/csrf-cookie`
    ] as const;
    }


export const getCsrfCookieReadQueryOptions = <TData = Awaited<ReturnType<typeof csrfCookieRead>>, TError = ErrorType<RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof csrfCookieRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCsrfCookieReadQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof csrfCookieRead>>> = ({ signal }) => csrfCookieRead({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof csrfCookieRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CsrfCookieReadQueryResult = NonNullable<Awaited<ReturnType<typeof csrfCookieRead>>>
export type CsrfCookieReadQueryError = ErrorType<RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useCsrfCookieRead<TData = Awaited<ReturnType<typeof csrfCookieRead>>, TError = ErrorType<RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof csrfCookieRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof csrfCookieRead>>,
          TError,
          Awaited<ReturnType<typeof csrfCookieRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCsrfCookieRead<TData = Awaited<ReturnType<typeof csrfCookieRead>>, TError = ErrorType<RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof csrfCookieRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof csrfCookieRead>>,
          TError,
          Awaited<ReturnType<typeof csrfCookieRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCsrfCookieRead<TData = Awaited<ReturnType<typeof csrfCookieRead>>, TError = ErrorType<RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof csrfCookieRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the XSRF cookie
 */

export function useCsrfCookieRead<TData = Awaited<ReturnType<typeof csrfCookieRead>>, TError = ErrorType<RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof csrfCookieRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCsrfCookieReadQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the XSRF cookie
 */
export const prefetchCsrfCookieReadQuery = async <TData = Awaited<ReturnType<typeof csrfCookieRead>>, TError = ErrorType<RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof csrfCookieRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getCsrfCookieReadQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useCsrfCookieRead} query
 */
export const invalidateCsrfCookieRead = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCsrfCookieReadQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Get the XSRF cookie
 */
export const useSetCsrfCookieReadQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof csrfCookieRead>> | undefined | ((old: Awaited<ReturnType<typeof csrfCookieRead>> | undefined) => Awaited<ReturnType<typeof csrfCookieRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof csrfCookieRead>>>({ exact: $exactMatch, queryKey: getCsrfCookieReadQueryKey() }, updater);
  };
}



export const getAuthLoginUrl = () => {




  return `/api/v1/auth/login`
}

/**
 * Returns the writer and a bearer token. Accepts a password or, proposed, an emailed code. The client trims text that a server writes before the JSON.
 * @summary Log in
 */
export const authLogin = async (loginRequest: LoginRequest, options?: Parameters<typeof fetcher>[1]): Promise<LoginResponse> => {

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
return fetcher<LoginResponse>(getAuthLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}





export const getAuthLoginMutationKey = () => ['authLogin'] as const;

export const getAuthLoginMutationOptions = <TError = ErrorType<ErrorMessage | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError,AuthLoginMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError,AuthLoginMutationVariables, TContext> => {

const mutationKey = getAuthLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLogin>>, AuthLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthLoginMutationResult = NonNullable<Awaited<ReturnType<typeof authLogin>>>
    export type AuthLoginMutationBody = LoginRequest
    export type AuthLoginMutationError = ErrorType<ErrorMessage | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type AuthLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in
 */
export const useAuthLogin = <TError = ErrorType<ErrorMessage | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError,AuthLoginMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authLogin>>,
        TError,
        AuthLoginMutationVariables,
        TContext
      > => {
      return useMutation(getAuthLoginMutationOptions(options), queryClient);
    }
    export const getAuthFederateUrl = () => {




  return `/api/v1/auth/federate`
}

/**
 * Starts a sign-in without a password, for the screen /auth/magic-link. The response is the same for known and unknown addresses. Opening the link doesn't use it up; only the login with its code does.
 * @summary Send a sign-in link or code
 */
export const authFederate = async (federateRequest: FederateRequest, options?: Parameters<typeof fetcher>[1]): Promise<FederateResponse> => {

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
return fetcher<FederateResponse>(getAuthFederateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(federateRequest)
  }
);}





export const getAuthFederateMutationKey = () => ['authFederate'] as const;

export const getAuthFederateMutationOptions = <TError = ErrorType<RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authFederate>>, TError,AuthFederateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof authFederate>>, TError,AuthFederateMutationVariables, TContext> => {

const mutationKey = getAuthFederateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authFederate>>, AuthFederateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authFederate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthFederateMutationResult = NonNullable<Awaited<ReturnType<typeof authFederate>>>
    export type AuthFederateMutationBody = FederateRequest
    export type AuthFederateMutationError = ErrorType<RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type AuthFederateMutationVariables = {data: FederateRequest}

    /**
 * @summary Send a sign-in link or code
 */
export const useAuthFederate = <TError = ErrorType<RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authFederate>>, TError,AuthFederateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authFederate>>,
        TError,
        AuthFederateMutationVariables,
        TContext
      > => {
      return useMutation(getAuthFederateMutationOptions(options), queryClient);
    }
    export const getAuthLogoutUrl = () => {




  return `/api/v1/auth/logout`
}

/**
 * Revokes the token. The client clears its stored data whatever the response is.
 * @summary Log out
 */
export const authLogout = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getAuthLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getAuthLogoutMutationKey = () => ['authLogout'] as const;

export const getAuthLogoutMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError,void, TContext> => {

const mutationKey = getAuthLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLogout>>, void> = () => {


          return  authLogout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof authLogout>>>

    export type AuthLogoutMutationError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


    /**
 * @summary Log out
 */
export const useAuthLogout = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authLogout>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authLogout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getAuthLogoutMutationOptions(options), queryClient);
    }
    export const getAuthUserReadUrl = () => {




  return `/api/v1/auth/user`
}

/**
 * Returns the writer. The client validates a stored token with it on startup.
 * @summary Get the logged-in writer
 */
export const authUserRead = async ( options?: Parameters<typeof fetcher>[1]): Promise<UserResponse> => {

  return fetcher<UserResponse>(getAuthUserReadUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getAuthUserReadQueryKey = () => {
    return [
    `/api/v1/auth/user`
    ] as const;
    }


export const getAuthUserReadQueryOptions = <TData = Awaited<ReturnType<typeof authUserRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authUserRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAuthUserReadQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof authUserRead>>> = ({ signal }) => authUserRead({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof authUserRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AuthUserReadQueryResult = NonNullable<Awaited<ReturnType<typeof authUserRead>>>
export type AuthUserReadQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useAuthUserRead<TData = Awaited<ReturnType<typeof authUserRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof authUserRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof authUserRead>>,
          TError,
          Awaited<ReturnType<typeof authUserRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthUserRead<TData = Awaited<ReturnType<typeof authUserRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authUserRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof authUserRead>>,
          TError,
          Awaited<ReturnType<typeof authUserRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthUserRead<TData = Awaited<ReturnType<typeof authUserRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authUserRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the logged-in writer
 */

export function useAuthUserRead<TData = Awaited<ReturnType<typeof authUserRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authUserRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAuthUserReadQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the logged-in writer
 */
export const prefetchAuthUserReadQuery = async <TData = Awaited<ReturnType<typeof authUserRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof authUserRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getAuthUserReadQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useAuthUserRead} query
 */
export const invalidateAuthUserRead = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getAuthUserReadQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Get the logged-in writer
 */
export const useSetAuthUserReadQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof authUserRead>> | undefined | ((old: Awaited<ReturnType<typeof authUserRead>> | undefined) => Awaited<ReturnType<typeof authUserRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof authUserRead>>>({ exact: $exactMatch, queryKey: getAuthUserReadQueryKey() }, updater);
  };
}



