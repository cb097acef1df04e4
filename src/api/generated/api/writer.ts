import type {
  AchievementListResponse,
  AchievementResponse,
  AvatarUploadRequest,
  CsrfMismatchResponse,
  ForbiddenResponse,
  NameUpdateRequest,
  NameUpdateResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProfileUpdateRequest,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UserResponse,
  ValidationError,
  WeekSummaryResponse
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

export const getUserNameUpdateUrl = () => {




  return `/api/v1/user/name/update`
}

/**
 * Saves the name, for the name prompt and onboarding.
 * @summary Save the writer's name
 */
export const userNameUpdate = async (nameUpdateRequest: NameUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<NameUpdateResponse> => {

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
return fetcher<NameUpdateResponse>(getUserNameUpdateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(nameUpdateRequest)
  }
);}





export const getUserNameUpdateMutationKey = () => ['userNameUpdate'] as const;

export const getUserNameUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userNameUpdate>>, TError,UserNameUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof userNameUpdate>>, TError,UserNameUpdateMutationVariables, TContext> => {

const mutationKey = getUserNameUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userNameUpdate>>, UserNameUpdateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userNameUpdate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserNameUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof userNameUpdate>>>
    export type UserNameUpdateMutationBody = NameUpdateRequest
    export type UserNameUpdateMutationError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type UserNameUpdateMutationVariables = {data: NameUpdateRequest}

    /**
 * @summary Save the writer's name
 */
export const useUserNameUpdate = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userNameUpdate>>, TError,UserNameUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userNameUpdate>>,
        TError,
        UserNameUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getUserNameUpdateMutationOptions(options), queryClient);
    }
    export const getUserProfileUpdateUrl = () => {




  return `/api/v1/user/profile`
}

/**
 * Changes the given fields. Absent fields are unchanged. For the screen /profile/edit.
 * @summary Update the profile
 */
export const userProfileUpdate = async (profileUpdateRequest: ProfileUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<UserResponse> => {

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
return fetcher<UserResponse>(getUserProfileUpdateUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdateRequest)
  }
);}





export const getUserProfileUpdateMutationKey = () => ['userProfileUpdate'] as const;

export const getUserProfileUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userProfileUpdate>>, TError,UserProfileUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof userProfileUpdate>>, TError,UserProfileUpdateMutationVariables, TContext> => {

const mutationKey = getUserProfileUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userProfileUpdate>>, UserProfileUpdateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userProfileUpdate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserProfileUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof userProfileUpdate>>>
    export type UserProfileUpdateMutationBody = ProfileUpdateRequest
    export type UserProfileUpdateMutationError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type UserProfileUpdateMutationVariables = {data: ProfileUpdateRequest}

    /**
 * @summary Update the profile
 */
export const useUserProfileUpdate = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userProfileUpdate>>, TError,UserProfileUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userProfileUpdate>>,
        TError,
        UserProfileUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getUserProfileUpdateMutationOptions(options), queryClient);
    }
    export const getUserAvatarUploadUrl = () => {




  return `/api/v1/user/avatar`
}

/**
 * Replaces the writer's photo. For the screen /profile/edit.
 * @summary Upload the writer's photo
 */
export const userAvatarUpload = async (avatarUploadRequest: AvatarUploadRequest, options?: Parameters<typeof fetcher>[1]): Promise<UserResponse> => {
    const formData = new FormData();
formData.append(`avatar`, avatarUploadRequest.avatar);

  return fetcher<UserResponse>(getUserAvatarUploadUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUserAvatarUploadMutationKey = () => ['userAvatarUpload'] as const;

export const getUserAvatarUploadMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userAvatarUpload>>, TError,UserAvatarUploadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof userAvatarUpload>>, TError,UserAvatarUploadMutationVariables, TContext> => {

const mutationKey = getUserAvatarUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userAvatarUpload>>, UserAvatarUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userAvatarUpload(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserAvatarUploadMutationResult = NonNullable<Awaited<ReturnType<typeof userAvatarUpload>>>
    export type UserAvatarUploadMutationBody = AvatarUploadRequest
    export type UserAvatarUploadMutationError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type UserAvatarUploadMutationVariables = {data: AvatarUploadRequest}

    /**
 * @summary Upload the writer's photo
 */
export const useUserAvatarUpload = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userAvatarUpload>>, TError,UserAvatarUploadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userAvatarUpload>>,
        TError,
        UserAvatarUploadMutationVariables,
        TContext
      > => {
      return useMutation(getUserAvatarUploadMutationOptions(options), queryClient);
    }
    export const getUserAvatarDeleteUrl = () => {




  return `/api/v1/user/avatar`
}

/**
 * Removes the writer's photo. Succeeds even if there is none. No body. For the screen /profile/edit.
 * @summary Remove the writer's photo
 */
export const userAvatarDelete = async ( options?: Parameters<typeof fetcher>[1]): Promise<UserResponse> => {

  return fetcher<UserResponse>(getUserAvatarDeleteUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUserAvatarDeleteMutationKey = () => ['userAvatarDelete'] as const;

export const getUserAvatarDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userAvatarDelete>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof userAvatarDelete>>, TError,void, TContext> => {

const mutationKey = getUserAvatarDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userAvatarDelete>>, void> = () => {


          return  userAvatarDelete(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserAvatarDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof userAvatarDelete>>>

    export type UserAvatarDeleteMutationError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


    /**
 * @summary Remove the writer's photo
 */
export const useUserAvatarDelete = <TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userAvatarDelete>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userAvatarDelete>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getUserAvatarDeleteMutationOptions(options), queryClient);
    }
    export const getUserAchievementListUrl = () => {




  return `/api/v1/user-achievements`
}

/**
 * Lists the writer's achievements, unfinished ones first.
 * @summary List the achievements
 */
export const userAchievementList = async ( options?: Parameters<typeof fetcher>[1]): Promise<AchievementListResponse> => {

  return fetcher<AchievementListResponse>(getUserAchievementListUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getUserAchievementListQueryKey = () => {
    return [
    `/api/v1/user-achievements`
    ] as const;
    }


export const getUserAchievementListQueryOptions = <TData = Awaited<ReturnType<typeof userAchievementList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserAchievementListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userAchievementList>>> = ({ signal }) => userAchievementList({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userAchievementList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserAchievementListQueryResult = NonNullable<Awaited<ReturnType<typeof userAchievementList>>>
export type UserAchievementListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useUserAchievementList<TData = Awaited<ReturnType<typeof userAchievementList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAchievementList>>,
          TError,
          Awaited<ReturnType<typeof userAchievementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAchievementList<TData = Awaited<ReturnType<typeof userAchievementList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAchievementList>>,
          TError,
          Awaited<ReturnType<typeof userAchievementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAchievementList<TData = Awaited<ReturnType<typeof userAchievementList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the achievements
 */

export function useUserAchievementList<TData = Awaited<ReturnType<typeof userAchievementList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserAchievementListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the achievements
 */
export const prefetchUserAchievementListQuery = async <TData = Awaited<ReturnType<typeof userAchievementList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getUserAchievementListQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useUserAchievementList} query
 */
export const invalidateUserAchievementList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getUserAchievementListQueryKey() }, options);

  return queryClient;
}

/**
 * @summary List the achievements
 */
export const useSetUserAchievementListQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof userAchievementList>> | undefined | ((old: Awaited<ReturnType<typeof userAchievementList>> | undefined) => Awaited<ReturnType<typeof userAchievementList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof userAchievementList>>>({ exact: $exactMatch, queryKey: getUserAchievementListQueryKey() }, updater);
  };
}



export const getUserAchievementReadUrl = (userAchievement: number,) => {




  return `/api/v1/user-achievements/${userAchievement}`
}

/**
 * Returns one achievement. For the screen /profile/achievements/{achievement}/develop.
 * @summary Get an achievement
 */
export const userAchievementRead = async (userAchievement: number, options?: Parameters<typeof fetcher>[1]): Promise<AchievementResponse> => {

  return fetcher<AchievementResponse>(getUserAchievementReadUrl(userAchievement),
  {
    ...options,
    method: 'GET'


  }
);}





export const getUserAchievementReadQueryKey = (userAchievement: number,) => {
    return [
    `/api/v1/user-achievements/${userAchievement}`
    ] as const;
    }


export const getUserAchievementReadQueryOptions = <TData = Awaited<ReturnType<typeof userAchievementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(userAchievement: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserAchievementReadQueryKey(userAchievement);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userAchievementRead>>> = ({ signal }) => userAchievementRead(userAchievement, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: userAchievement !== null && userAchievement !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userAchievementRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserAchievementReadQueryResult = NonNullable<Awaited<ReturnType<typeof userAchievementRead>>>
export type UserAchievementReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useUserAchievementRead<TData = Awaited<ReturnType<typeof userAchievementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAchievementRead>>,
          TError,
          Awaited<ReturnType<typeof userAchievementRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAchievementRead<TData = Awaited<ReturnType<typeof userAchievementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAchievementRead>>,
          TError,
          Awaited<ReturnType<typeof userAchievementRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAchievementRead<TData = Awaited<ReturnType<typeof userAchievementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an achievement
 */

export function useUserAchievementRead<TData = Awaited<ReturnType<typeof userAchievementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserAchievementReadQueryOptions(userAchievement,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get an achievement
 */
export const prefetchUserAchievementReadQuery = async <TData = Awaited<ReturnType<typeof userAchievementRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, userAchievement: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAchievementRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getUserAchievementReadQueryOptions(userAchievement,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useUserAchievementRead} query
 */
export const invalidateUserAchievementRead = async (
 queryClient: QueryClient, userAchievement: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getUserAchievementReadQueryKey(userAchievement) }, options);

  return queryClient;
}

/**
 * @summary Get an achievement
 */
export const useSetUserAchievementReadQueryData = () => {
  const queryClient = useQueryClient();
  return (userAchievement: number,updater: Awaited<ReturnType<typeof userAchievementRead>> | undefined | ((old: Awaited<ReturnType<typeof userAchievementRead>> | undefined) => Awaited<ReturnType<typeof userAchievementRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof userAchievementRead>>>({ exact: $exactMatch, queryKey: getUserAchievementReadQueryKey(userAchievement) }, updater);
  };
}



export const getWeekSummaryReadUrl = () => {




  return `/api/v1/session-chats/week-summary`
}

/**
 * Returns what the writer answered and spoke in the last seven days. For home.
 * @summary Get the week summary
 */
export const weekSummaryRead = async ( options?: Parameters<typeof fetcher>[1]): Promise<WeekSummaryResponse> => {

  return fetcher<WeekSummaryResponse>(getWeekSummaryReadUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWeekSummaryReadQueryKey = () => {
    return [
    `/api/v1/session-chats/week-summary`
    ] as const;
    }


export const getWeekSummaryReadQueryOptions = <TData = Awaited<ReturnType<typeof weekSummaryRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weekSummaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWeekSummaryReadQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof weekSummaryRead>>> = ({ signal }) => weekSummaryRead({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof weekSummaryRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WeekSummaryReadQueryResult = NonNullable<Awaited<ReturnType<typeof weekSummaryRead>>>
export type WeekSummaryReadQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useWeekSummaryRead<TData = Awaited<ReturnType<typeof weekSummaryRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof weekSummaryRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof weekSummaryRead>>,
          TError,
          Awaited<ReturnType<typeof weekSummaryRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeekSummaryRead<TData = Awaited<ReturnType<typeof weekSummaryRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weekSummaryRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof weekSummaryRead>>,
          TError,
          Awaited<ReturnType<typeof weekSummaryRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeekSummaryRead<TData = Awaited<ReturnType<typeof weekSummaryRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weekSummaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the week summary
 */

export function useWeekSummaryRead<TData = Awaited<ReturnType<typeof weekSummaryRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weekSummaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWeekSummaryReadQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the week summary
 */
export const prefetchWeekSummaryReadQuery = async <TData = Awaited<ReturnType<typeof weekSummaryRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof weekSummaryRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getWeekSummaryReadQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useWeekSummaryRead} query
 */
export const invalidateWeekSummaryRead = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getWeekSummaryReadQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Get the week summary
 */
export const useSetWeekSummaryReadQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof weekSummaryRead>> | undefined | ((old: Awaited<ReturnType<typeof weekSummaryRead>> | undefined) => Awaited<ReturnType<typeof weekSummaryRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof weekSummaryRead>>>({ exact: $exactMatch, queryKey: getWeekSummaryReadQueryKey() }, updater);
  };
}



