import type {
  CoverUploadRequest,
  CsrfMismatchResponse,
  ForbiddenResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RequestTimeoutResponse,
  SequenceResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  StoryListResponse,
  StoryResponse,
  StoryUpdateRequest,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
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

export const getStoryListUrl = () => {




  return `/api/v1/stories`
}

/**
 * Lists all stories of the writer, last changed first.
 * @summary List the stories
 */
export const storyList = async ( options?: Parameters<typeof fetcher>[1]): Promise<StoryListResponse> => {

  return fetcher<StoryListResponse>(getStoryListUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getStoryListQueryKey = () => {
    return [
    `/api/v1/stories`
    ] as const;
    }


export const getStoryListQueryOptions = <TData = Awaited<ReturnType<typeof storyList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoryListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storyList>>> = ({ signal }) => storyList({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof storyList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StoryListQueryResult = NonNullable<Awaited<ReturnType<typeof storyList>>>
export type StoryListQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useStoryList<TData = Awaited<ReturnType<typeof storyList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyList>>,
          TError,
          Awaited<ReturnType<typeof storyList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryList<TData = Awaited<ReturnType<typeof storyList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyList>>,
          TError,
          Awaited<ReturnType<typeof storyList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryList<TData = Awaited<ReturnType<typeof storyList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the stories
 */

export function useStoryList<TData = Awaited<ReturnType<typeof storyList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoryListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the stories
 */
export const prefetchStoryListQuery = async <TData = Awaited<ReturnType<typeof storyList>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getStoryListQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useStoryList} query
 */
export const invalidateStoryList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getStoryListQueryKey() }, options);

  return queryClient;
}

/**
 * @summary List the stories
 */
export const useSetStoryListQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof storyList>> | undefined | ((old: Awaited<ReturnType<typeof storyList>> | undefined) => Awaited<ReturnType<typeof storyList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof storyList>>>({ exact: $exactMatch, queryKey: getStoryListQueryKey() }, updater);
  };
}



export const getStoryReadUrl = (story: number,) => {




  return `/api/v1/stories/${story}`
}

/**
 * Returns one story with everything that came from its conversations.
 * @summary Get a story
 */
export const storyRead = async (story: number, options?: Parameters<typeof fetcher>[1]): Promise<StoryResponse> => {

  return fetcher<StoryResponse>(getStoryReadUrl(story),
  {
    ...options,
    method: 'GET'


  }
);}





export const getStoryReadQueryKey = (story: number,) => {
    return [
    `/api/v1/stories/${story}`
    ] as const;
    }


export const getStoryReadQueryOptions = <TData = Awaited<ReturnType<typeof storyRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoryReadQueryKey(story);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storyRead>>> = ({ signal }) => storyRead(story, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: story !== null && story !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof storyRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StoryReadQueryResult = NonNullable<Awaited<ReturnType<typeof storyRead>>>
export type StoryReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useStoryRead<TData = Awaited<ReturnType<typeof storyRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyRead>>,
          TError,
          Awaited<ReturnType<typeof storyRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryRead<TData = Awaited<ReturnType<typeof storyRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyRead>>,
          TError,
          Awaited<ReturnType<typeof storyRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryRead<TData = Awaited<ReturnType<typeof storyRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a story
 */

export function useStoryRead<TData = Awaited<ReturnType<typeof storyRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoryReadQueryOptions(story,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get a story
 */
export const prefetchStoryReadQuery = async <TData = Awaited<ReturnType<typeof storyRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getStoryReadQueryOptions(story,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useStoryRead} query
 */
export const invalidateStoryRead = async (
 queryClient: QueryClient, story: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getStoryReadQueryKey(story) }, options);

  return queryClient;
}

/**
 * @summary Get a story
 */
export const useSetStoryReadQueryData = () => {
  const queryClient = useQueryClient();
  return (story: number,updater: Awaited<ReturnType<typeof storyRead>> | undefined | ((old: Awaited<ReturnType<typeof storyRead>> | undefined) => Awaited<ReturnType<typeof storyRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof storyRead>>>({ exact: $exactMatch, queryKey: getStoryReadQueryKey(story) }, updater);
  };
}



export const getStoryUpdateUrl = (story: number,) => {




  return `/api/v1/stories/${story}`
}

/**
 * Changes the story's name. Later answers don't change it again. For the screen /stories/{story_id}.
 * @summary Update a story
 */
export const storyUpdate = async (story: number,
    storyUpdateRequest: StoryUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<StoryResponse> => {

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
return fetcher<StoryResponse>(getStoryUpdateUrl(story),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(storyUpdateRequest)
  }
);}





export const getStoryUpdateMutationKey = () => ['storyUpdate'] as const;

export const getStoryUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyUpdate>>, TError,StoryUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyUpdate>>, TError,StoryUpdateMutationVariables, TContext> => {

const mutationKey = getStoryUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyUpdate>>, StoryUpdateMutationVariables> = (props) => {
          const {story,data} = props ?? {};

          return  storyUpdate(story,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof storyUpdate>>>
    export type StoryUpdateMutationBody = StoryUpdateRequest
    export type StoryUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type StoryUpdateMutationVariables = {story: number;data: StoryUpdateRequest}

    /**
 * @summary Update a story
 */
export const useStoryUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyUpdate>>, TError,StoryUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyUpdate>>,
        TError,
        StoryUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getStoryUpdateMutationOptions(options), queryClient);
    }
    export const getStoryDeleteUrl = (story: number,) => {




  return `/api/v1/stories/${story}`
}

/**
 * Deletes the story. It can be restored for 30 days. Until then its conversations can't be resumed; answers that are sent nevertheless are stored. No body. For the screen /stories/{story_id}.
 * @summary Delete a story
 */
export const storyDelete = async (story: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getStoryDeleteUrl(story),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getStoryDeleteMutationKey = () => ['storyDelete'] as const;

export const getStoryDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyDelete>>, TError,StoryDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyDelete>>, TError,StoryDeleteMutationVariables, TContext> => {

const mutationKey = getStoryDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyDelete>>, StoryDeleteMutationVariables> = (props) => {
          const {story} = props ?? {};

          return  storyDelete(story,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof storyDelete>>>

    export type StoryDeleteMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type StoryDeleteMutationVariables = {story: number}

    /**
 * @summary Delete a story
 */
export const useStoryDelete = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyDelete>>, TError,StoryDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyDelete>>,
        TError,
        StoryDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getStoryDeleteMutationOptions(options), queryClient);
    }
    export const getStorySequenceReadUrl = (story: number,
    sequence: number,) => {




  return `/api/v1/stories/${story}/sequences/${sequence}`
}

/**
 * Returns one sequence. The specification lists it for mock mode; in this contract it is always available.
 * @summary Get a story's sequence
 */
export const storySequenceRead = async (story: number,
    sequence: number, options?: Parameters<typeof fetcher>[1]): Promise<SequenceResponse> => {

  return fetcher<SequenceResponse>(getStorySequenceReadUrl(story,sequence),
  {
    ...options,
    method: 'GET'


  }
);}





export const getStorySequenceReadQueryKey = (story: number,
    sequence: number,) => {
    return [
    `/api/v1/stories/${story}/sequences/${sequence}`
    ] as const;
    }


export const getStorySequenceReadQueryOptions = <TData = Awaited<ReturnType<typeof storySequenceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(story: number,
    sequence: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storySequenceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStorySequenceReadQueryKey(story,sequence);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storySequenceRead>>> = ({ signal }) => storySequenceRead(story,sequence, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: story !== null && story !== undefined && sequence !== null && sequence !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof storySequenceRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StorySequenceReadQueryResult = NonNullable<Awaited<ReturnType<typeof storySequenceRead>>>
export type StorySequenceReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useStorySequenceRead<TData = Awaited<ReturnType<typeof storySequenceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number,
    sequence: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof storySequenceRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof storySequenceRead>>,
          TError,
          Awaited<ReturnType<typeof storySequenceRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStorySequenceRead<TData = Awaited<ReturnType<typeof storySequenceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number,
    sequence: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storySequenceRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof storySequenceRead>>,
          TError,
          Awaited<ReturnType<typeof storySequenceRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStorySequenceRead<TData = Awaited<ReturnType<typeof storySequenceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number,
    sequence: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storySequenceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a story's sequence
 */

export function useStorySequenceRead<TData = Awaited<ReturnType<typeof storySequenceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number,
    sequence: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storySequenceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStorySequenceReadQueryOptions(story,sequence,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get a story's sequence
 */
export const prefetchStorySequenceReadQuery = async <TData = Awaited<ReturnType<typeof storySequenceRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, story: number,
    sequence: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storySequenceRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getStorySequenceReadQueryOptions(story,sequence,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useStorySequenceRead} query
 */
export const invalidateStorySequenceRead = async (
 queryClient: QueryClient, story: number,
    sequence: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getStorySequenceReadQueryKey(story,sequence) }, options);

  return queryClient;
}

/**
 * @summary Get a story's sequence
 */
export const useSetStorySequenceReadQueryData = () => {
  const queryClient = useQueryClient();
  return (story: number,
    sequence: number,updater: Awaited<ReturnType<typeof storySequenceRead>> | undefined | ((old: Awaited<ReturnType<typeof storySequenceRead>> | undefined) => Awaited<ReturnType<typeof storySequenceRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof storySequenceRead>>>({ exact: $exactMatch, queryKey: getStorySequenceReadQueryKey(story,sequence) }, updater);
  };
}



export const getStoryRestoreUrl = (story: number,) => {




  return `/api/v1/stories/${story}/restore`
}

/**
 * Restores the story unchanged. No body. For the button Undo after a story was deleted, and for the screens /trash and /stories/{story_id}.
 * @summary Restore a deleted story
 */
export const storyRestore = async (story: number, options?: Parameters<typeof fetcher>[1]): Promise<StoryResponse> => {

  return fetcher<StoryResponse>(getStoryRestoreUrl(story),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStoryRestoreMutationKey = () => ['storyRestore'] as const;

export const getStoryRestoreMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyRestore>>, TError,StoryRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyRestore>>, TError,StoryRestoreMutationVariables, TContext> => {

const mutationKey = getStoryRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyRestore>>, StoryRestoreMutationVariables> = (props) => {
          const {story} = props ?? {};

          return  storyRestore(story,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryRestoreMutationResult = NonNullable<Awaited<ReturnType<typeof storyRestore>>>

    export type StoryRestoreMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type StoryRestoreMutationVariables = {story: number}

    /**
 * @summary Restore a deleted story
 */
export const useStoryRestore = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyRestore>>, TError,StoryRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyRestore>>,
        TError,
        StoryRestoreMutationVariables,
        TContext
      > => {
      return useMutation(getStoryRestoreMutationOptions(options), queryClient);
    }
    export const getStoryCoverUploadUrl = (story: number,) => {




  return `/api/v1/stories/${story}/cover`
}

/**
 * Replaces the story's cover. For the screen /stories/{story_id}.
 * @summary Upload a story's cover
 */
export const storyCoverUpload = async (story: number,
    coverUploadRequest: CoverUploadRequest, options?: Parameters<typeof fetcher>[1]): Promise<StoryResponse> => {
    const formData = new FormData();
formData.append(`image`, coverUploadRequest.image);

  return fetcher<StoryResponse>(getStoryCoverUploadUrl(story),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getStoryCoverUploadMutationKey = () => ['storyCoverUpload'] as const;

export const getStoryCoverUploadMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyCoverUpload>>, TError,StoryCoverUploadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyCoverUpload>>, TError,StoryCoverUploadMutationVariables, TContext> => {

const mutationKey = getStoryCoverUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyCoverUpload>>, StoryCoverUploadMutationVariables> = (props) => {
          const {story,data} = props ?? {};

          return  storyCoverUpload(story,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryCoverUploadMutationResult = NonNullable<Awaited<ReturnType<typeof storyCoverUpload>>>
    export type StoryCoverUploadMutationBody = CoverUploadRequest
    export type StoryCoverUploadMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type StoryCoverUploadMutationVariables = {story: number;data: CoverUploadRequest}

    /**
 * @summary Upload a story's cover
 */
export const useStoryCoverUpload = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyCoverUpload>>, TError,StoryCoverUploadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyCoverUpload>>,
        TError,
        StoryCoverUploadMutationVariables,
        TContext
      > => {
      return useMutation(getStoryCoverUploadMutationOptions(options), queryClient);
    }
    export const getStoryCoverDeleteUrl = (story: number,) => {




  return `/api/v1/stories/${story}/cover`
}

/**
 * Removes the story's cover. Succeeds even if there is none. No body. For the screen /stories/{story_id}.
 * @summary Remove a story's cover
 */
export const storyCoverDelete = async (story: number, options?: Parameters<typeof fetcher>[1]): Promise<StoryResponse> => {

  return fetcher<StoryResponse>(getStoryCoverDeleteUrl(story),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getStoryCoverDeleteMutationKey = () => ['storyCoverDelete'] as const;

export const getStoryCoverDeleteMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyCoverDelete>>, TError,StoryCoverDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyCoverDelete>>, TError,StoryCoverDeleteMutationVariables, TContext> => {

const mutationKey = getStoryCoverDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyCoverDelete>>, StoryCoverDeleteMutationVariables> = (props) => {
          const {story} = props ?? {};

          return  storyCoverDelete(story,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryCoverDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof storyCoverDelete>>>

    export type StoryCoverDeleteMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type StoryCoverDeleteMutationVariables = {story: number}

    /**
 * @summary Remove a story's cover
 */
export const useStoryCoverDelete = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyCoverDelete>>, TError,StoryCoverDeleteMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyCoverDelete>>,
        TError,
        StoryCoverDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getStoryCoverDeleteMutationOptions(options), queryClient);
    }
    export const getStoryCoverRestoreUrl = (story: number,) => {




  return `/api/v1/stories/${story}/cover/restore`
}

/**
 * Undoes the last upload or removal of the cover: the story has its earlier cover again, or none. 404 if the cover never changed. No body. For the button Undo after a cover was changed.
 * @summary Restore a story's earlier cover
 */
export const storyCoverRestore = async (story: number, options?: Parameters<typeof fetcher>[1]): Promise<StoryResponse> => {

  return fetcher<StoryResponse>(getStoryCoverRestoreUrl(story),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStoryCoverRestoreMutationKey = () => ['storyCoverRestore'] as const;

export const getStoryCoverRestoreMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyCoverRestore>>, TError,StoryCoverRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyCoverRestore>>, TError,StoryCoverRestoreMutationVariables, TContext> => {

const mutationKey = getStoryCoverRestoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyCoverRestore>>, StoryCoverRestoreMutationVariables> = (props) => {
          const {story} = props ?? {};

          return  storyCoverRestore(story,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryCoverRestoreMutationResult = NonNullable<Awaited<ReturnType<typeof storyCoverRestore>>>

    export type StoryCoverRestoreMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type StoryCoverRestoreMutationVariables = {story: number}

    /**
 * @summary Restore a story's earlier cover
 */
export const useStoryCoverRestore = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyCoverRestore>>, TError,StoryCoverRestoreMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyCoverRestore>>,
        TError,
        StoryCoverRestoreMutationVariables,
        TContext
      > => {
      return useMutation(getStoryCoverRestoreMutationOptions(options), queryClient);
    }
