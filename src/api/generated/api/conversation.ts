import type {
  AchievementConversationResumeParams,
  AchievementConversationStartParams,
  AnswerRequest,
  AnswerSearchParams,
  AnswerSearchResponse,
  ChatMessageLatest,
  ChatMessageLatestReadParams,
  ChatMessageReceipt,
  ChatMessageTranscriptionUpdateRequest,
  ConflictResponse,
  Conversation,
  ConversationFinished,
  CsrfMismatchResponse,
  ForbiddenResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RequestTimeoutResponse,
  ServerErrorResponse,
  ServerUnavailableResponse,
  SessionChatLatestResponse,
  SessionChatResponse,
  TooManyRequestsResponse,
  TrialExceededResponse,
  TurnListParams,
  TurnListResponse,
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

export const getStoryConversationResumeUrl = () => {




  return `/api/v1/conversation/stories`
}

/**
 * Returns the conversation of a new story that isn't finished. Returns 204 if there is none: the client then starts one. A server may return 404 instead.
 * @summary Resume the unfinished new-story conversation
 */
export const storyConversationResume = async ( options?: Parameters<typeof fetcher>[1]): Promise<Conversation | void> => {

  return fetcher<Conversation | void>(getStoryConversationResumeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getStoryConversationResumeQueryKey = () => {
    return [
    `/api/v1/conversation/stories`
    ] as const;
    }


export const getStoryConversationResumeQueryOptions = <TData = Awaited<ReturnType<typeof storyConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoryConversationResumeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storyConversationResume>>> = ({ signal }) => storyConversationResume({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof storyConversationResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StoryConversationResumeQueryResult = NonNullable<Awaited<ReturnType<typeof storyConversationResume>>>
export type StoryConversationResumeQueryError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useStoryConversationResume<TData = Awaited<ReturnType<typeof storyConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyConversationResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyConversationResume>>,
          TError,
          Awaited<ReturnType<typeof storyConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryConversationResume<TData = Awaited<ReturnType<typeof storyConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyConversationResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyConversationResume>>,
          TError,
          Awaited<ReturnType<typeof storyConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryConversationResume<TData = Awaited<ReturnType<typeof storyConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resume the unfinished new-story conversation
 */

export function useStoryConversationResume<TData = Awaited<ReturnType<typeof storyConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoryConversationResumeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Resume the unfinished new-story conversation
 */
export const prefetchStoryConversationResumeQuery = async <TData = Awaited<ReturnType<typeof storyConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getStoryConversationResumeQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useStoryConversationResume} query
 */
export const invalidateStoryConversationResume = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getStoryConversationResumeQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Resume the unfinished new-story conversation
 */
export const useSetStoryConversationResumeQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof storyConversationResume>> | undefined | ((old: Awaited<ReturnType<typeof storyConversationResume>> | undefined) => Awaited<ReturnType<typeof storyConversationResume>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof storyConversationResume>>>({ exact: $exactMatch, queryKey: getStoryConversationResumeQueryKey() }, updater);
  };
}



export const getStoryConversationStartUrl = () => {




  return `/api/v1/conversation/stories`
}

/**
 * Creates a story and asks the first question. `identifier` is the story's id. While a new story is unfinished, the response may be its conversation instead of another story's.
 * @summary Start a new story
 */
export const storyConversationStart = async ( options?: Parameters<typeof fetcher>[1]): Promise<Conversation> => {

  return fetcher<Conversation>(getStoryConversationStartUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStoryConversationStartMutationKey = () => ['storyConversationStart'] as const;

export const getStoryConversationStartMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyConversationStart>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyConversationStart>>, TError,void, TContext> => {

const mutationKey = getStoryConversationStartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyConversationStart>>, void> = () => {


          return  storyConversationStart(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryConversationStartMutationResult = NonNullable<Awaited<ReturnType<typeof storyConversationStart>>>

    export type StoryConversationStartMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


    /**
 * @summary Start a new story
 */
export const useStoryConversationStart = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyConversationStart>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyConversationStart>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStoryConversationStartMutationOptions(options), queryClient);
    }
    export const getStoryDevelopmentResumeUrl = (story: number,) => {




  return `/api/v1/conversation/stories/${story}`
}

/**
 * Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /stories/{story}/develop.
 * @summary Resume the conversation about a story
 */
export const storyDevelopmentResume = async (story: number, options?: Parameters<typeof fetcher>[1]): Promise<Conversation | void> => {

  return fetcher<Conversation | void>(getStoryDevelopmentResumeUrl(story),
  {
    ...options,
    method: 'GET'


  }
);}





export const getStoryDevelopmentResumeQueryKey = (story: number,) => {
    return [
    `/api/v1/conversation/stories/${story}`
    ] as const;
    }


export const getStoryDevelopmentResumeQueryOptions = <TData = Awaited<ReturnType<typeof storyDevelopmentResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyDevelopmentResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoryDevelopmentResumeQueryKey(story);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storyDevelopmentResume>>> = ({ signal }) => storyDevelopmentResume(story, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: story !== null && story !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof storyDevelopmentResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StoryDevelopmentResumeQueryResult = NonNullable<Awaited<ReturnType<typeof storyDevelopmentResume>>>
export type StoryDevelopmentResumeQueryError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useStoryDevelopmentResume<TData = Awaited<ReturnType<typeof storyDevelopmentResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyDevelopmentResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyDevelopmentResume>>,
          TError,
          Awaited<ReturnType<typeof storyDevelopmentResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryDevelopmentResume<TData = Awaited<ReturnType<typeof storyDevelopmentResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyDevelopmentResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof storyDevelopmentResume>>,
          TError,
          Awaited<ReturnType<typeof storyDevelopmentResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoryDevelopmentResume<TData = Awaited<ReturnType<typeof storyDevelopmentResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyDevelopmentResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resume the conversation about a story
 */

export function useStoryDevelopmentResume<TData = Awaited<ReturnType<typeof storyDevelopmentResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyDevelopmentResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoryDevelopmentResumeQueryOptions(story,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Resume the conversation about a story
 */
export const prefetchStoryDevelopmentResumeQuery = async <TData = Awaited<ReturnType<typeof storyDevelopmentResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, story: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storyDevelopmentResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getStoryDevelopmentResumeQueryOptions(story,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useStoryDevelopmentResume} query
 */
export const invalidateStoryDevelopmentResume = async (
 queryClient: QueryClient, story: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getStoryDevelopmentResumeQueryKey(story) }, options);

  return queryClient;
}

/**
 * @summary Resume the conversation about a story
 */
export const useSetStoryDevelopmentResumeQueryData = () => {
  const queryClient = useQueryClient();
  return (story: number,updater: Awaited<ReturnType<typeof storyDevelopmentResume>> | undefined | ((old: Awaited<ReturnType<typeof storyDevelopmentResume>> | undefined) => Awaited<ReturnType<typeof storyDevelopmentResume>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof storyDevelopmentResume>>>({ exact: $exactMatch, queryKey: getStoryDevelopmentResumeQueryKey(story) }, updater);
  };
}



export const getStoryDevelopmentStartUrl = (story: number,) => {




  return `/api/v1/conversation/stories/${story}`
}

/**
 * Starts a conversation and asks the first question, once the earlier conversation is finished. For the screen /stories/{story}/develop.
 * @summary Start another conversation about a story
 */
export const storyDevelopmentStart = async (story: number, options?: Parameters<typeof fetcher>[1]): Promise<Conversation> => {

  return fetcher<Conversation>(getStoryDevelopmentStartUrl(story),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStoryDevelopmentStartMutationKey = () => ['storyDevelopmentStart'] as const;

export const getStoryDevelopmentStartMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyDevelopmentStart>>, TError,StoryDevelopmentStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof storyDevelopmentStart>>, TError,StoryDevelopmentStartMutationVariables, TContext> => {

const mutationKey = getStoryDevelopmentStartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storyDevelopmentStart>>, StoryDevelopmentStartMutationVariables> = (props) => {
          const {story} = props ?? {};

          return  storyDevelopmentStart(story,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoryDevelopmentStartMutationResult = NonNullable<Awaited<ReturnType<typeof storyDevelopmentStart>>>

    export type StoryDevelopmentStartMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type StoryDevelopmentStartMutationVariables = {story: number}

    /**
 * @summary Start another conversation about a story
 */
export const useStoryDevelopmentStart = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storyDevelopmentStart>>, TError,StoryDevelopmentStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storyDevelopmentStart>>,
        TError,
        StoryDevelopmentStartMutationVariables,
        TContext
      > => {
      return useMutation(getStoryDevelopmentStartMutationOptions(options), queryClient);
    }
    export const getWriterConversationResumeUrl = () => {




  return `/api/v1/conversation/writer`
}

/**
 * Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /profile/develop.
 * @summary Resume the conversation about the writer
 */
export const writerConversationResume = async ( options?: Parameters<typeof fetcher>[1]): Promise<Conversation | void> => {

  return fetcher<Conversation | void>(getWriterConversationResumeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getWriterConversationResumeQueryKey = () => {
    return [
    `/api/v1/conversation/writer`
    ] as const;
    }


export const getWriterConversationResumeQueryOptions = <TData = Awaited<ReturnType<typeof writerConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof writerConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWriterConversationResumeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof writerConversationResume>>> = ({ signal }) => writerConversationResume({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof writerConversationResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WriterConversationResumeQueryResult = NonNullable<Awaited<ReturnType<typeof writerConversationResume>>>
export type WriterConversationResumeQueryError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useWriterConversationResume<TData = Awaited<ReturnType<typeof writerConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof writerConversationResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof writerConversationResume>>,
          TError,
          Awaited<ReturnType<typeof writerConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWriterConversationResume<TData = Awaited<ReturnType<typeof writerConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof writerConversationResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof writerConversationResume>>,
          TError,
          Awaited<ReturnType<typeof writerConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWriterConversationResume<TData = Awaited<ReturnType<typeof writerConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof writerConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resume the conversation about the writer
 */

export function useWriterConversationResume<TData = Awaited<ReturnType<typeof writerConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof writerConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWriterConversationResumeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Resume the conversation about the writer
 */
export const prefetchWriterConversationResumeQuery = async <TData = Awaited<ReturnType<typeof writerConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof writerConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getWriterConversationResumeQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useWriterConversationResume} query
 */
export const invalidateWriterConversationResume = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getWriterConversationResumeQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Resume the conversation about the writer
 */
export const useSetWriterConversationResumeQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof writerConversationResume>> | undefined | ((old: Awaited<ReturnType<typeof writerConversationResume>> | undefined) => Awaited<ReturnType<typeof writerConversationResume>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof writerConversationResume>>>({ exact: $exactMatch, queryKey: getWriterConversationResumeQueryKey() }, updater);
  };
}



export const getWriterConversationStartUrl = () => {




  return `/api/v1/conversation/writer`
}

/**
 * Starts a conversation and asks the first question, if there is no unfinished one. For the screen /profile/develop.
 * @summary Start a conversation about the writer
 */
export const writerConversationStart = async ( options?: Parameters<typeof fetcher>[1]): Promise<Conversation> => {

  return fetcher<Conversation>(getWriterConversationStartUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getWriterConversationStartMutationKey = () => ['writerConversationStart'] as const;

export const getWriterConversationStartMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writerConversationStart>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof writerConversationStart>>, TError,void, TContext> => {

const mutationKey = getWriterConversationStartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writerConversationStart>>, void> = () => {


          return  writerConversationStart(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriterConversationStartMutationResult = NonNullable<Awaited<ReturnType<typeof writerConversationStart>>>

    export type WriterConversationStartMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


    /**
 * @summary Start a conversation about the writer
 */
export const useWriterConversationStart = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writerConversationStart>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writerConversationStart>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getWriterConversationStartMutationOptions(options), queryClient);
    }
    export const getAchievementConversationResumeUrl = (userAchievement: number,
    params?: AchievementConversationResumeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversation/users/achievement/${userAchievement}?${stringifiedParams}` : `/api/v1/conversation/users/achievement/${userAchievement}`
}

/**
 * Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /profile/achievements/{achievement}/develop, and within a project with its slug.
 * @summary Resume the conversation about an achievement
 */
export const achievementConversationResume = async (userAchievement: number,
    params?: AchievementConversationResumeParams, options?: Parameters<typeof fetcher>[1]): Promise<Conversation | void> => {

  return fetcher<Conversation | void>(getAchievementConversationResumeUrl(userAchievement,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getAchievementConversationResumeQueryKey = (userAchievement: number,
    params?: AchievementConversationResumeParams,) => {
    return [
    `/api/v1/conversation/users/achievement/${userAchievement}`, ...(params ? [params] : [])
    ] as const;
    }


export const getAchievementConversationResumeQueryOptions = <TData = Awaited<ReturnType<typeof achievementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(userAchievement: number,
    params?: AchievementConversationResumeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof achievementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAchievementConversationResumeQueryKey(userAchievement,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof achievementConversationResume>>> = ({ signal }) => achievementConversationResume(userAchievement,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: userAchievement !== null && userAchievement !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof achievementConversationResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AchievementConversationResumeQueryResult = NonNullable<Awaited<ReturnType<typeof achievementConversationResume>>>
export type AchievementConversationResumeQueryError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useAchievementConversationResume<TData = Awaited<ReturnType<typeof achievementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number,
    params: undefined |  AchievementConversationResumeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof achievementConversationResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof achievementConversationResume>>,
          TError,
          Awaited<ReturnType<typeof achievementConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAchievementConversationResume<TData = Awaited<ReturnType<typeof achievementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number,
    params?: AchievementConversationResumeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof achievementConversationResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof achievementConversationResume>>,
          TError,
          Awaited<ReturnType<typeof achievementConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAchievementConversationResume<TData = Awaited<ReturnType<typeof achievementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number,
    params?: AchievementConversationResumeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof achievementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resume the conversation about an achievement
 */

export function useAchievementConversationResume<TData = Awaited<ReturnType<typeof achievementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 userAchievement: number,
    params?: AchievementConversationResumeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof achievementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAchievementConversationResumeQueryOptions(userAchievement,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Resume the conversation about an achievement
 */
export const prefetchAchievementConversationResumeQuery = async <TData = Awaited<ReturnType<typeof achievementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, userAchievement: number,
    params?: AchievementConversationResumeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof achievementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getAchievementConversationResumeQueryOptions(userAchievement,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useAchievementConversationResume} query
 */
export const invalidateAchievementConversationResume = async (
 queryClient: QueryClient, userAchievement: number,
    params?: AchievementConversationResumeParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getAchievementConversationResumeQueryKey(userAchievement,params) }, options);

  return queryClient;
}

/**
 * @summary Resume the conversation about an achievement
 */
export const useSetAchievementConversationResumeQueryData = () => {
  const queryClient = useQueryClient();
  return (userAchievement: number,
    params: AchievementConversationResumeParams | undefined,updater: Awaited<ReturnType<typeof achievementConversationResume>> | undefined | ((old: Awaited<ReturnType<typeof achievementConversationResume>> | undefined) => Awaited<ReturnType<typeof achievementConversationResume>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof achievementConversationResume>>>({ exact: $exactMatch, queryKey: getAchievementConversationResumeQueryKey(userAchievement,params) }, updater);
  };
}



export const getAchievementConversationStartUrl = (userAchievement: number,
    params?: AchievementConversationStartParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversation/users/achievement/${userAchievement}?${stringifiedParams}` : `/api/v1/conversation/users/achievement/${userAchievement}`
}

/**
 * Starts a conversation and asks the first question, if there is no unfinished one. For the screen /profile/achievements/{achievement}/develop, and within a project with its slug.
 * @summary Start a conversation about an achievement
 */
export const achievementConversationStart = async (userAchievement: number,
    params?: AchievementConversationStartParams, options?: Parameters<typeof fetcher>[1]): Promise<Conversation> => {

  return fetcher<Conversation>(getAchievementConversationStartUrl(userAchievement,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getAchievementConversationStartMutationKey = () => ['achievementConversationStart'] as const;

export const getAchievementConversationStartMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof achievementConversationStart>>, TError,AchievementConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof achievementConversationStart>>, TError,AchievementConversationStartMutationVariables, TContext> => {

const mutationKey = getAchievementConversationStartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof achievementConversationStart>>, AchievementConversationStartMutationVariables> = (props) => {
          const {userAchievement,params} = props ?? {};

          return  achievementConversationStart(userAchievement,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AchievementConversationStartMutationResult = NonNullable<Awaited<ReturnType<typeof achievementConversationStart>>>

    export type AchievementConversationStartMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type AchievementConversationStartMutationVariables = {userAchievement: number;params?: AchievementConversationStartParams}

    /**
 * @summary Start a conversation about an achievement
 */
export const useAchievementConversationStart = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof achievementConversationStart>>, TError,AchievementConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof achievementConversationStart>>,
        TError,
        AchievementConversationStartMutationVariables,
        TContext
      > => {
      return useMutation(getAchievementConversationStartMutationOptions(options), queryClient);
    }
    export const getSummaryConversationResumeUrl = (summary: number,) => {




  return `/api/v1/conversation/summaries/${summary}`
}

/**
 * Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /summary/{summary}.
 * @summary Resume the conversation about a summary
 */
export const summaryConversationResume = async (summary: number, options?: Parameters<typeof fetcher>[1]): Promise<Conversation | void> => {

  return fetcher<Conversation | void>(getSummaryConversationResumeUrl(summary),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSummaryConversationResumeQueryKey = (summary: number,) => {
    return [
    `/api/v1/conversation/summaries/${summary}`
    ] as const;
    }


export const getSummaryConversationResumeQueryOptions = <TData = Awaited<ReturnType<typeof summaryConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSummaryConversationResumeQueryKey(summary);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof summaryConversationResume>>> = ({ signal }) => summaryConversationResume(summary, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: summary !== null && summary !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof summaryConversationResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SummaryConversationResumeQueryResult = NonNullable<Awaited<ReturnType<typeof summaryConversationResume>>>
export type SummaryConversationResumeQueryError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useSummaryConversationResume<TData = Awaited<ReturnType<typeof summaryConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryConversationResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryConversationResume>>,
          TError,
          Awaited<ReturnType<typeof summaryConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryConversationResume<TData = Awaited<ReturnType<typeof summaryConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryConversationResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof summaryConversationResume>>,
          TError,
          Awaited<ReturnType<typeof summaryConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSummaryConversationResume<TData = Awaited<ReturnType<typeof summaryConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resume the conversation about a summary
 */

export function useSummaryConversationResume<TData = Awaited<ReturnType<typeof summaryConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSummaryConversationResumeQueryOptions(summary,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Resume the conversation about a summary
 */
export const prefetchSummaryConversationResumeQuery = async <TData = Awaited<ReturnType<typeof summaryConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, summary: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof summaryConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getSummaryConversationResumeQueryOptions(summary,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSummaryConversationResume} query
 */
export const invalidateSummaryConversationResume = async (
 queryClient: QueryClient, summary: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSummaryConversationResumeQueryKey(summary) }, options);

  return queryClient;
}

/**
 * @summary Resume the conversation about a summary
 */
export const useSetSummaryConversationResumeQueryData = () => {
  const queryClient = useQueryClient();
  return (summary: number,updater: Awaited<ReturnType<typeof summaryConversationResume>> | undefined | ((old: Awaited<ReturnType<typeof summaryConversationResume>> | undefined) => Awaited<ReturnType<typeof summaryConversationResume>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof summaryConversationResume>>>({ exact: $exactMatch, queryKey: getSummaryConversationResumeQueryKey(summary) }, updater);
  };
}



export const getSummaryConversationStartUrl = (summary: number,) => {




  return `/api/v1/conversation/summaries/${summary}`
}

/**
 * Starts a conversation and asks the first question, if there is no unfinished one. For the screen /summary/{summary}.
 * @summary Start a conversation about a summary
 */
export const summaryConversationStart = async (summary: number, options?: Parameters<typeof fetcher>[1]): Promise<Conversation> => {

  return fetcher<Conversation>(getSummaryConversationStartUrl(summary),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSummaryConversationStartMutationKey = () => ['summaryConversationStart'] as const;

export const getSummaryConversationStartMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof summaryConversationStart>>, TError,SummaryConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof summaryConversationStart>>, TError,SummaryConversationStartMutationVariables, TContext> => {

const mutationKey = getSummaryConversationStartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof summaryConversationStart>>, SummaryConversationStartMutationVariables> = (props) => {
          const {summary} = props ?? {};

          return  summaryConversationStart(summary,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SummaryConversationStartMutationResult = NonNullable<Awaited<ReturnType<typeof summaryConversationStart>>>

    export type SummaryConversationStartMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type SummaryConversationStartMutationVariables = {summary: number}

    /**
 * @summary Start a conversation about a summary
 */
export const useSummaryConversationStart = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof summaryConversationStart>>, TError,SummaryConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof summaryConversationStart>>,
        TError,
        SummaryConversationStartMutationVariables,
        TContext
      > => {
      return useMutation(getSummaryConversationStartMutationOptions(options), queryClient);
    }
    export const getProjectConversationResumeUrl = (project: string,) => {




  return `/api/v1/conversation/projects/${project}`
}

/**
 * Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /projects/{project_slug}/conversation.
 * @summary Resume the conversation about a project
 */
export const projectConversationResume = async (project: string, options?: Parameters<typeof fetcher>[1]): Promise<Conversation | void> => {

  return fetcher<Conversation | void>(getProjectConversationResumeUrl(project),
  {
    ...options,
    method: 'GET'


  }
);}





export const getProjectConversationResumeQueryKey = (project: string,) => {
    return [
    `/api/v1/conversation/projects/${project}`
    ] as const;
    }


export const getProjectConversationResumeQueryOptions = <TData = Awaited<ReturnType<typeof projectConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProjectConversationResumeQueryKey(project);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof projectConversationResume>>> = ({ signal }) => projectConversationResume(project, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof projectConversationResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProjectConversationResumeQueryResult = NonNullable<Awaited<ReturnType<typeof projectConversationResume>>>
export type ProjectConversationResumeQueryError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useProjectConversationResume<TData = Awaited<ReturnType<typeof projectConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectConversationResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectConversationResume>>,
          TError,
          Awaited<ReturnType<typeof projectConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectConversationResume<TData = Awaited<ReturnType<typeof projectConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectConversationResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof projectConversationResume>>,
          TError,
          Awaited<ReturnType<typeof projectConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProjectConversationResume<TData = Awaited<ReturnType<typeof projectConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resume the conversation about a project
 */

export function useProjectConversationResume<TData = Awaited<ReturnType<typeof projectConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProjectConversationResumeQueryOptions(project,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Resume the conversation about a project
 */
export const prefetchProjectConversationResumeQuery = async <TData = Awaited<ReturnType<typeof projectConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof projectConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getProjectConversationResumeQueryOptions(project,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useProjectConversationResume} query
 */
export const invalidateProjectConversationResume = async (
 queryClient: QueryClient, project: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProjectConversationResumeQueryKey(project) }, options);

  return queryClient;
}

/**
 * @summary Resume the conversation about a project
 */
export const useSetProjectConversationResumeQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,updater: Awaited<ReturnType<typeof projectConversationResume>> | undefined | ((old: Awaited<ReturnType<typeof projectConversationResume>> | undefined) => Awaited<ReturnType<typeof projectConversationResume>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof projectConversationResume>>>({ exact: $exactMatch, queryKey: getProjectConversationResumeQueryKey(project) }, updater);
  };
}



export const getProjectConversationStartUrl = (project: string,) => {




  return `/api/v1/conversation/projects/${project}`
}

/**
 * Starts a conversation and asks the first question, if there is no unfinished one. For the screen /projects/{project_slug}/conversation.
 * @summary Start a conversation about a project
 */
export const projectConversationStart = async (project: string, options?: Parameters<typeof fetcher>[1]): Promise<Conversation> => {

  return fetcher<Conversation>(getProjectConversationStartUrl(project),
  {
    ...options,
    method: 'POST'


  }
);}





export const getProjectConversationStartMutationKey = () => ['projectConversationStart'] as const;

export const getProjectConversationStartMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof projectConversationStart>>, TError,ProjectConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof projectConversationStart>>, TError,ProjectConversationStartMutationVariables, TContext> => {

const mutationKey = getProjectConversationStartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof projectConversationStart>>, ProjectConversationStartMutationVariables> = (props) => {
          const {project} = props ?? {};

          return  projectConversationStart(project,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProjectConversationStartMutationResult = NonNullable<Awaited<ReturnType<typeof projectConversationStart>>>

    export type ProjectConversationStartMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ProjectConversationStartMutationVariables = {project: string}

    /**
 * @summary Start a conversation about a project
 */
export const useProjectConversationStart = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof projectConversationStart>>, TError,ProjectConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof projectConversationStart>>,
        TError,
        ProjectConversationStartMutationVariables,
        TContext
      > => {
      return useMutation(getProjectConversationStartMutationOptions(options), queryClient);
    }
    export const getElementConversationResumeUrl = (project: string,
    element: string,) => {




  return `/api/v1/conversation/projects/${project}/narrative-elements/${element}`
}

/**
 * Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /projects/{project_slug}/conversation/narrative-elements/{narrativeElementSlug}.
 * @summary Resume the conversation about an element
 */
export const elementConversationResume = async (project: string,
    element: string, options?: Parameters<typeof fetcher>[1]): Promise<Conversation | void> => {

  return fetcher<Conversation | void>(getElementConversationResumeUrl(project,element),
  {
    ...options,
    method: 'GET'


  }
);}





export const getElementConversationResumeQueryKey = (project: string,
    element: string,) => {
    return [
    `/api/v1/conversation/projects/${project}/narrative-elements/${element}`
    ] as const;
    }


export const getElementConversationResumeQueryOptions = <TData = Awaited<ReturnType<typeof elementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getElementConversationResumeQueryKey(project,element);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof elementConversationResume>>> = ({ signal }) => elementConversationResume(project,element, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: project !== null && project !== undefined && element !== null && element !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof elementConversationResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ElementConversationResumeQueryResult = NonNullable<Awaited<ReturnType<typeof elementConversationResume>>>
export type ElementConversationResumeQueryError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useElementConversationResume<TData = Awaited<ReturnType<typeof elementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementConversationResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementConversationResume>>,
          TError,
          Awaited<ReturnType<typeof elementConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementConversationResume<TData = Awaited<ReturnType<typeof elementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementConversationResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof elementConversationResume>>,
          TError,
          Awaited<ReturnType<typeof elementConversationResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useElementConversationResume<TData = Awaited<ReturnType<typeof elementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Resume the conversation about an element
 */

export function useElementConversationResume<TData = Awaited<ReturnType<typeof elementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getElementConversationResumeQueryOptions(project,element,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Resume the conversation about an element
 */
export const prefetchElementConversationResumeQuery = async <TData = Awaited<ReturnType<typeof elementConversationResume>>, TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, project: string,
    element: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof elementConversationResume>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getElementConversationResumeQueryOptions(project,element,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useElementConversationResume} query
 */
export const invalidateElementConversationResume = async (
 queryClient: QueryClient, project: string,
    element: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getElementConversationResumeQueryKey(project,element) }, options);

  return queryClient;
}

/**
 * @summary Resume the conversation about an element
 */
export const useSetElementConversationResumeQueryData = () => {
  const queryClient = useQueryClient();
  return (project: string,
    element: string,updater: Awaited<ReturnType<typeof elementConversationResume>> | undefined | ((old: Awaited<ReturnType<typeof elementConversationResume>> | undefined) => Awaited<ReturnType<typeof elementConversationResume>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof elementConversationResume>>>({ exact: $exactMatch, queryKey: getElementConversationResumeQueryKey(project,element) }, updater);
  };
}



export const getElementConversationStartUrl = (project: string,
    element: string,) => {




  return `/api/v1/conversation/projects/${project}/narrative-elements/${element}`
}

/**
 * Starts a conversation and asks the first question, if there is no unfinished one. For the screen /projects/{project_slug}/conversation/narrative-elements/{narrativeElementSlug}.
 * @summary Start a conversation about an element
 */
export const elementConversationStart = async (project: string,
    element: string, options?: Parameters<typeof fetcher>[1]): Promise<Conversation> => {

  return fetcher<Conversation>(getElementConversationStartUrl(project,element),
  {
    ...options,
    method: 'POST'


  }
);}





export const getElementConversationStartMutationKey = () => ['elementConversationStart'] as const;

export const getElementConversationStartMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementConversationStart>>, TError,ElementConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof elementConversationStart>>, TError,ElementConversationStartMutationVariables, TContext> => {

const mutationKey = getElementConversationStartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof elementConversationStart>>, ElementConversationStartMutationVariables> = (props) => {
          const {project,element} = props ?? {};

          return  elementConversationStart(project,element,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ElementConversationStartMutationResult = NonNullable<Awaited<ReturnType<typeof elementConversationStart>>>

    export type ElementConversationStartMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ElementConversationStartMutationVariables = {project: string;element: string}

    /**
 * @summary Start a conversation about an element
 */
export const useElementConversationStart = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof elementConversationStart>>, TError,ElementConversationStartMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof elementConversationStart>>,
        TError,
        ElementConversationStartMutationVariables,
        TContext
      > => {
      return useMutation(getElementConversationStartMutationOptions(options), queryClient);
    }
    export const getSessionChatLatestReadUrl = () => {




  return `/api/v1/conversation/session-chats/latest`
}

/**
 * Returns the unfinished conversation that changed last, or null. For home's Continue card and the Speak button of the phone bar.
 * @summary Get the conversation to continue
 */
export const sessionChatLatestRead = async ( options?: Parameters<typeof fetcher>[1]): Promise<SessionChatLatestResponse> => {

  return fetcher<SessionChatLatestResponse>(getSessionChatLatestReadUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSessionChatLatestReadQueryKey = () => {
    return [
    `/api/v1/conversation/session-chats/latest`
    ] as const;
    }


export const getSessionChatLatestReadQueryOptions = <TData = Awaited<ReturnType<typeof sessionChatLatestRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSessionChatLatestReadQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof sessionChatLatestRead>>> = ({ signal }) => sessionChatLatestRead({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof sessionChatLatestRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SessionChatLatestReadQueryResult = NonNullable<Awaited<ReturnType<typeof sessionChatLatestRead>>>
export type SessionChatLatestReadQueryError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useSessionChatLatestRead<TData = Awaited<ReturnType<typeof sessionChatLatestRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatLatestRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof sessionChatLatestRead>>,
          TError,
          Awaited<ReturnType<typeof sessionChatLatestRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSessionChatLatestRead<TData = Awaited<ReturnType<typeof sessionChatLatestRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatLatestRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof sessionChatLatestRead>>,
          TError,
          Awaited<ReturnType<typeof sessionChatLatestRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSessionChatLatestRead<TData = Awaited<ReturnType<typeof sessionChatLatestRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the conversation to continue
 */

export function useSessionChatLatestRead<TData = Awaited<ReturnType<typeof sessionChatLatestRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSessionChatLatestReadQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the conversation to continue
 */
export const prefetchSessionChatLatestReadQuery = async <TData = Awaited<ReturnType<typeof sessionChatLatestRead>>, TError = ErrorType<UnauthenticatedResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getSessionChatLatestReadQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSessionChatLatestRead} query
 */
export const invalidateSessionChatLatestRead = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSessionChatLatestReadQueryKey() }, options);

  return queryClient;
}

/**
 * @summary Get the conversation to continue
 */
export const useSetSessionChatLatestReadQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof sessionChatLatestRead>> | undefined | ((old: Awaited<ReturnType<typeof sessionChatLatestRead>> | undefined) => Awaited<ReturnType<typeof sessionChatLatestRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof sessionChatLatestRead>>>({ exact: $exactMatch, queryKey: getSessionChatLatestReadQueryKey() }, updater);
  };
}



export const getChatMessageLatestReadUrl = (sessionChat: number,
    params?: ChatMessageLatestReadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversation/session-chats/${sessionChat}/chat-messages?${stringifiedParams}` : `/api/v1/conversation/session-chats/${sessionChat}/chat-messages`
}

/**
 * Returns the latest message. After an answer the client polls it every 5 seconds, with `after` set to the id of the answered message. After an event that reports a change it requests it without `after`.
 * @summary Get the latest message
 */
export const chatMessageLatestRead = async (sessionChat: number,
    params?: ChatMessageLatestReadParams, options?: Parameters<typeof fetcher>[1]): Promise<ChatMessageLatest> => {

  return fetcher<ChatMessageLatest>(getChatMessageLatestReadUrl(sessionChat,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getChatMessageLatestReadQueryKey = (sessionChat: number,
    params?: ChatMessageLatestReadParams,) => {
    return [
    `/api/v1/conversation/session-chats/${sessionChat}/chat-messages`, ...(params ? [params] : [])
    ] as const;
    }


export const getChatMessageLatestReadQueryOptions = <TData = Awaited<ReturnType<typeof chatMessageLatestRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(sessionChat: number,
    params?: ChatMessageLatestReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chatMessageLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getChatMessageLatestReadQueryKey(sessionChat,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof chatMessageLatestRead>>> = ({ signal }) => chatMessageLatestRead(sessionChat,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: sessionChat !== null && sessionChat !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof chatMessageLatestRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ChatMessageLatestReadQueryResult = NonNullable<Awaited<ReturnType<typeof chatMessageLatestRead>>>
export type ChatMessageLatestReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useChatMessageLatestRead<TData = Awaited<ReturnType<typeof chatMessageLatestRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params: undefined |  ChatMessageLatestReadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof chatMessageLatestRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof chatMessageLatestRead>>,
          TError,
          Awaited<ReturnType<typeof chatMessageLatestRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useChatMessageLatestRead<TData = Awaited<ReturnType<typeof chatMessageLatestRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params?: ChatMessageLatestReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chatMessageLatestRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof chatMessageLatestRead>>,
          TError,
          Awaited<ReturnType<typeof chatMessageLatestRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useChatMessageLatestRead<TData = Awaited<ReturnType<typeof chatMessageLatestRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params?: ChatMessageLatestReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chatMessageLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the latest message
 */

export function useChatMessageLatestRead<TData = Awaited<ReturnType<typeof chatMessageLatestRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params?: ChatMessageLatestReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chatMessageLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getChatMessageLatestReadQueryOptions(sessionChat,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get the latest message
 */
export const prefetchChatMessageLatestReadQuery = async <TData = Awaited<ReturnType<typeof chatMessageLatestRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, sessionChat: number,
    params?: ChatMessageLatestReadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof chatMessageLatestRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getChatMessageLatestReadQueryOptions(sessionChat,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useChatMessageLatestRead} query
 */
export const invalidateChatMessageLatestRead = async (
 queryClient: QueryClient, sessionChat: number,
    params?: ChatMessageLatestReadParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getChatMessageLatestReadQueryKey(sessionChat,params) }, options);

  return queryClient;
}

/**
 * @summary Get the latest message
 */
export const useSetChatMessageLatestReadQueryData = () => {
  const queryClient = useQueryClient();
  return (sessionChat: number,
    params: ChatMessageLatestReadParams | undefined,updater: Awaited<ReturnType<typeof chatMessageLatestRead>> | undefined | ((old: Awaited<ReturnType<typeof chatMessageLatestRead>> | undefined) => Awaited<ReturnType<typeof chatMessageLatestRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof chatMessageLatestRead>>>({ exact: $exactMatch, queryKey: getChatMessageLatestReadQueryKey(sessionChat,params) }, updater);
  };
}



export const getTurnListUrl = (sessionChat: number,
    params?: TurnListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversation/session-chats/${sessionChat}/turns?${stringifiedParams}` : `/api/v1/conversation/session-chats/${sessionChat}/turns`
}

/**
 * Lists the questions of a conversation with their answers, oldest first. For the log of earlier turns and the story page.
 * @summary List the earlier turns
 */
export const turnList = async (sessionChat: number,
    params?: TurnListParams, options?: Parameters<typeof fetcher>[1]): Promise<TurnListResponse> => {

  return fetcher<TurnListResponse>(getTurnListUrl(sessionChat,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getTurnListQueryKey = (sessionChat: number,
    params?: TurnListParams,) => {
    return [
    `/api/v1/conversation/session-chats/${sessionChat}/turns`, ...(params ? [params] : [])
    ] as const;
    }


export const getTurnListQueryOptions = <TData = Awaited<ReturnType<typeof turnList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(sessionChat: number,
    params?: TurnListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof turnList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTurnListQueryKey(sessionChat,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof turnList>>> = ({ signal }) => turnList(sessionChat,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: sessionChat !== null && sessionChat !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof turnList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TurnListQueryResult = NonNullable<Awaited<ReturnType<typeof turnList>>>
export type TurnListQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useTurnList<TData = Awaited<ReturnType<typeof turnList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params: undefined |  TurnListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof turnList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof turnList>>,
          TError,
          Awaited<ReturnType<typeof turnList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTurnList<TData = Awaited<ReturnType<typeof turnList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params?: TurnListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof turnList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof turnList>>,
          TError,
          Awaited<ReturnType<typeof turnList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTurnList<TData = Awaited<ReturnType<typeof turnList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params?: TurnListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof turnList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the earlier turns
 */

export function useTurnList<TData = Awaited<ReturnType<typeof turnList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number,
    params?: TurnListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof turnList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTurnListQueryOptions(sessionChat,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the earlier turns
 */
export const prefetchTurnListQuery = async <TData = Awaited<ReturnType<typeof turnList>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, sessionChat: number,
    params?: TurnListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof turnList>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getTurnListQueryOptions(sessionChat,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useTurnList} query
 */
export const invalidateTurnList = async (
 queryClient: QueryClient, sessionChat: number,
    params?: TurnListParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTurnListQueryKey(sessionChat,params) }, options);

  return queryClient;
}

/**
 * @summary List the earlier turns
 */
export const useSetTurnListQueryData = () => {
  const queryClient = useQueryClient();
  return (sessionChat: number,
    params: TurnListParams | undefined,updater: Awaited<ReturnType<typeof turnList>> | undefined | ((old: Awaited<ReturnType<typeof turnList>> | undefined) => Awaited<ReturnType<typeof turnList>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof turnList>>>({ exact: $exactMatch, queryKey: getTurnListQueryKey(sessionChat,params) }, updater);
  };
}



export const getChatMessageAnswerUrl = (sessionChat: number,
    chatMessage: number,) => {




  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/answer`
}

/**
 * Receives a typed or spoken answer and processes it. The client posts to `actions.answer.url`, never to a fixed path. An answer to an earlier question replaces the earlier answer and is processed without a new question. A finished conversation accepts no answers: 404 or 422.
 * @summary Answer a question
 */
export const chatMessageAnswer = async (sessionChat: number,
    chatMessage: number,
    answerRequest: AnswerRequest, options?: Parameters<typeof fetcher>[1]): Promise<ChatMessageReceipt> => {
    const formData = new FormData();
if(answerRequest.session_chat_id !== undefined) {
 formData.append(`session_chat_id`, answerRequest.session_chat_id.toString())
 }
if(answerRequest.message !== undefined) {
 formData.append(`message`, answerRequest.message);
 }
if(answerRequest.audio !== undefined) {
 formData.append(`audio`, answerRequest.audio);
 }
if(answerRequest.duration_ms !== undefined) {
 formData.append(`duration_ms`, answerRequest.duration_ms.toString())
 }

  return fetcher<ChatMessageReceipt>(getChatMessageAnswerUrl(sessionChat,chatMessage),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getChatMessageAnswerMutationKey = () => ['chatMessageAnswer'] as const;

export const getChatMessageAnswerMutationOptions = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageAnswer>>, TError,ChatMessageAnswerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof chatMessageAnswer>>, TError,ChatMessageAnswerMutationVariables, TContext> => {

const mutationKey = getChatMessageAnswerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chatMessageAnswer>>, ChatMessageAnswerMutationVariables> = (props) => {
          const {sessionChat,chatMessage,data} = props ?? {};

          return  chatMessageAnswer(sessionChat,chatMessage,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChatMessageAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof chatMessageAnswer>>>
    export type ChatMessageAnswerMutationBody = AnswerRequest
    export type ChatMessageAnswerMutationError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ChatMessageAnswerMutationVariables = {sessionChat: number;chatMessage: number;data: AnswerRequest}

    /**
 * @summary Answer a question
 */
export const useChatMessageAnswer = <TError = ErrorType<UnauthenticatedResponse | TrialExceededResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | PayloadTooLargeResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageAnswer>>, TError,ChatMessageAnswerMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chatMessageAnswer>>,
        TError,
        ChatMessageAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getChatMessageAnswerMutationOptions(options), queryClient);
    }
    export const getChatMessageSkipUrl = (sessionChat: number,
    chatMessage: number,) => {




  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/skip`
}

/**
 * Skips the question and asks another one. No body. The client posts to `actions.skip.url`, never to a fixed path. 409 if the question was answered or skipped already, or if the conversation is finished.
 * @summary Skip a question
 */
export const chatMessageSkip = async (sessionChat: number,
    chatMessage: number, options?: Parameters<typeof fetcher>[1]): Promise<ChatMessageReceipt> => {

  return fetcher<ChatMessageReceipt>(getChatMessageSkipUrl(sessionChat,chatMessage),
  {
    ...options,
    method: 'POST'


  }
);}





export const getChatMessageSkipMutationKey = () => ['chatMessageSkip'] as const;

export const getChatMessageSkipMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageSkip>>, TError,ChatMessageSkipMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof chatMessageSkip>>, TError,ChatMessageSkipMutationVariables, TContext> => {

const mutationKey = getChatMessageSkipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chatMessageSkip>>, ChatMessageSkipMutationVariables> = (props) => {
          const {sessionChat,chatMessage} = props ?? {};

          return  chatMessageSkip(sessionChat,chatMessage,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChatMessageSkipMutationResult = NonNullable<Awaited<ReturnType<typeof chatMessageSkip>>>

    export type ChatMessageSkipMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ChatMessageSkipMutationVariables = {sessionChat: number;chatMessage: number}

    /**
 * @summary Skip a question
 */
export const useChatMessageSkip = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageSkip>>, TError,ChatMessageSkipMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chatMessageSkip>>,
        TError,
        ChatMessageSkipMutationVariables,
        TContext
      > => {
      return useMutation(getChatMessageSkipMutationOptions(options), queryClient);
    }
    export const getChatMessageRetryUrl = (sessionChat: number,
    chatMessage: number,) => {




  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/retry`
}

/**
 * Processes a failed answer again. No body. The client posts to `actions.retry.url`, never to a fixed path. 409 if the answer hasn't failed.
 * @summary Retry a failed answer
 */
export const chatMessageRetry = async (sessionChat: number,
    chatMessage: number, options?: Parameters<typeof fetcher>[1]): Promise<ChatMessageReceipt> => {

  return fetcher<ChatMessageReceipt>(getChatMessageRetryUrl(sessionChat,chatMessage),
  {
    ...options,
    method: 'POST'


  }
);}





export const getChatMessageRetryMutationKey = () => ['chatMessageRetry'] as const;

export const getChatMessageRetryMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageRetry>>, TError,ChatMessageRetryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof chatMessageRetry>>, TError,ChatMessageRetryMutationVariables, TContext> => {

const mutationKey = getChatMessageRetryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chatMessageRetry>>, ChatMessageRetryMutationVariables> = (props) => {
          const {sessionChat,chatMessage} = props ?? {};

          return  chatMessageRetry(sessionChat,chatMessage,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChatMessageRetryMutationResult = NonNullable<Awaited<ReturnType<typeof chatMessageRetry>>>

    export type ChatMessageRetryMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ChatMessageRetryMutationVariables = {sessionChat: number;chatMessage: number}

    /**
 * @summary Retry a failed answer
 */
export const useChatMessageRetry = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageRetry>>, TError,ChatMessageRetryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chatMessageRetry>>,
        TError,
        ChatMessageRetryMutationVariables,
        TContext
      > => {
      return useMutation(getChatMessageRetryMutationOptions(options), queryClient);
    }
    export const getSessionChatFinishUrl = (sessionChat: number,) => {




  return `/api/v1/conversation/session-chats/${sessionChat}/finish`
}

/**
 * Ends the conversation; all answers stay stored. No body. The client posts to `actions.finish.url`, never to a fixed path. 409 if it is finished already.
 * @summary Finish a conversation
 */
export const sessionChatFinish = async (sessionChat: number, options?: Parameters<typeof fetcher>[1]): Promise<ConversationFinished> => {

  return fetcher<ConversationFinished>(getSessionChatFinishUrl(sessionChat),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSessionChatFinishMutationKey = () => ['sessionChatFinish'] as const;

export const getSessionChatFinishMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sessionChatFinish>>, TError,SessionChatFinishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sessionChatFinish>>, TError,SessionChatFinishMutationVariables, TContext> => {

const mutationKey = getSessionChatFinishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sessionChatFinish>>, SessionChatFinishMutationVariables> = (props) => {
          const {sessionChat} = props ?? {};

          return  sessionChatFinish(sessionChat,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SessionChatFinishMutationResult = NonNullable<Awaited<ReturnType<typeof sessionChatFinish>>>

    export type SessionChatFinishMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type SessionChatFinishMutationVariables = {sessionChat: number}

    /**
 * @summary Finish a conversation
 */
export const useSessionChatFinish = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sessionChatFinish>>, TError,SessionChatFinishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sessionChatFinish>>,
        TError,
        SessionChatFinishMutationVariables,
        TContext
      > => {
      return useMutation(getSessionChatFinishMutationOptions(options), queryClient);
    }
    export const getAnswerSearchUrl = (params: AnswerSearchParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversation/answers?${stringifiedParams}` : `/api/v1/conversation/answers`
}

/**
 * Searches all answers of all the writer's conversations, finished ones too: typed texts and transcriptions. An answer matches if it contains every word of the query, in any order, also inside longer words, in any case, with or without accents. Newest first. For the search of every screen.
 * @summary Search the writer's answers
 */
export const answerSearch = async (params: AnswerSearchParams, options?: Parameters<typeof fetcher>[1]): Promise<AnswerSearchResponse> => {

  return fetcher<AnswerSearchResponse>(getAnswerSearchUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getAnswerSearchQueryKey = (params?: AnswerSearchParams,) => {
    return [
    `/api/v1/conversation/answers`, ...(params ? [params] : [])
    ] as const;
    }


export const getAnswerSearchQueryOptions = <TData = Awaited<ReturnType<typeof answerSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(params: AnswerSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof answerSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAnswerSearchQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof answerSearch>>> = ({ signal }) => answerSearch(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof answerSearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AnswerSearchQueryResult = NonNullable<Awaited<ReturnType<typeof answerSearch>>>
export type AnswerSearchQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useAnswerSearch<TData = Awaited<ReturnType<typeof answerSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: AnswerSearchParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof answerSearch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof answerSearch>>,
          TError,
          Awaited<ReturnType<typeof answerSearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAnswerSearch<TData = Awaited<ReturnType<typeof answerSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: AnswerSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof answerSearch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof answerSearch>>,
          TError,
          Awaited<ReturnType<typeof answerSearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAnswerSearch<TData = Awaited<ReturnType<typeof answerSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: AnswerSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof answerSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the writer's answers
 */

export function useAnswerSearch<TData = Awaited<ReturnType<typeof answerSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 params: AnswerSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof answerSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAnswerSearchQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search the writer's answers
 */
export const prefetchAnswerSearchQuery = async <TData = Awaited<ReturnType<typeof answerSearch>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, params: AnswerSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof answerSearch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getAnswerSearchQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useAnswerSearch} query
 */
export const invalidateAnswerSearch = async (
 queryClient: QueryClient, params: AnswerSearchParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getAnswerSearchQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Search the writer's answers
 */
export const useSetAnswerSearchQueryData = () => {
  const queryClient = useQueryClient();
  return (params: AnswerSearchParams | undefined,updater: Awaited<ReturnType<typeof answerSearch>> | undefined | ((old: Awaited<ReturnType<typeof answerSearch>> | undefined) => Awaited<ReturnType<typeof answerSearch>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof answerSearch>>>({ exact: $exactMatch, queryKey: getAnswerSearchQueryKey(params) }, updater);
  };
}



export const getSessionChatReadUrl = (sessionChat: number,) => {




  return `/api/v1/conversation/session-chats/${sessionChat}`
}

/**
 * Returns a conversation's heading, also of a finished one. For the screen /answers/{session_chat}.
 * @summary Get what a conversation is about
 */
export const sessionChatRead = async (sessionChat: number, options?: Parameters<typeof fetcher>[1]): Promise<SessionChatResponse> => {

  return fetcher<SessionChatResponse>(getSessionChatReadUrl(sessionChat),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSessionChatReadQueryKey = (sessionChat: number,) => {
    return [
    `/api/v1/conversation/session-chats/${sessionChat}`
    ] as const;
    }


export const getSessionChatReadQueryOptions = <TData = Awaited<ReturnType<typeof sessionChatRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(sessionChat: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSessionChatReadQueryKey(sessionChat);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof sessionChatRead>>> = ({ signal }) => sessionChatRead(sessionChat, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: sessionChat !== null && sessionChat !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof sessionChatRead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SessionChatReadQueryResult = NonNullable<Awaited<ReturnType<typeof sessionChatRead>>>
export type SessionChatReadQueryError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>


export function useSessionChatRead<TData = Awaited<ReturnType<typeof sessionChatRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatRead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof sessionChatRead>>,
          TError,
          Awaited<ReturnType<typeof sessionChatRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSessionChatRead<TData = Awaited<ReturnType<typeof sessionChatRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatRead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof sessionChatRead>>,
          TError,
          Awaited<ReturnType<typeof sessionChatRead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSessionChatRead<TData = Awaited<ReturnType<typeof sessionChatRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what a conversation is about
 */

export function useSessionChatRead<TData = Awaited<ReturnType<typeof sessionChatRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 sessionChat: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSessionChatReadQueryOptions(sessionChat,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get what a conversation is about
 */
export const prefetchSessionChatReadQuery = async <TData = Awaited<ReturnType<typeof sessionChatRead>>, TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>>(
 queryClient: QueryClient, sessionChat: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sessionChatRead>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getSessionChatReadQueryOptions(sessionChat,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSessionChatRead} query
 */
export const invalidateSessionChatRead = async (
 queryClient: QueryClient, sessionChat: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSessionChatReadQueryKey(sessionChat) }, options);

  return queryClient;
}

/**
 * @summary Get what a conversation is about
 */
export const useSetSessionChatReadQueryData = () => {
  const queryClient = useQueryClient();
  return (sessionChat: number,updater: Awaited<ReturnType<typeof sessionChatRead>> | undefined | ((old: Awaited<ReturnType<typeof sessionChatRead>> | undefined) => Awaited<ReturnType<typeof sessionChatRead>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof sessionChatRead>>>({ exact: $exactMatch, queryKey: getSessionChatReadQueryKey(sessionChat) }, updater);
  };
}



export const getChatMessageTranscriptionUpdateUrl = (sessionChat: number,
    chatMessage: number,) => {




  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/transcription`
}

/**
 * Replaces the transcription of a spoken answer with the writer's own text, or adds one where the recording couldn't be transcribed. The recording stays. The answer is processed again from that text; after the latest answer, an unanswered question that followed it may change. The client posts to `actions.transcription.url`, never to a fixed path. For the earlier answers of a conversation.
 * @summary Update a transcription
 */
export const chatMessageTranscriptionUpdate = async (sessionChat: number,
    chatMessage: number,
    chatMessageTranscriptionUpdateRequest: ChatMessageTranscriptionUpdateRequest, options?: Parameters<typeof fetcher>[1]): Promise<ChatMessageReceipt> => {

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
return fetcher<ChatMessageReceipt>(getChatMessageTranscriptionUpdateUrl(sessionChat,chatMessage),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chatMessageTranscriptionUpdateRequest)
  }
);}





export const getChatMessageTranscriptionUpdateMutationKey = () => ['chatMessageTranscriptionUpdate'] as const;

export const getChatMessageTranscriptionUpdateMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageTranscriptionUpdate>>, TError,ChatMessageTranscriptionUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof chatMessageTranscriptionUpdate>>, TError,ChatMessageTranscriptionUpdateMutationVariables, TContext> => {

const mutationKey = getChatMessageTranscriptionUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chatMessageTranscriptionUpdate>>, ChatMessageTranscriptionUpdateMutationVariables> = (props) => {
          const {sessionChat,chatMessage,data} = props ?? {};

          return  chatMessageTranscriptionUpdate(sessionChat,chatMessage,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChatMessageTranscriptionUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof chatMessageTranscriptionUpdate>>>
    export type ChatMessageTranscriptionUpdateMutationBody = ChatMessageTranscriptionUpdateRequest
    export type ChatMessageTranscriptionUpdateMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>
    export type ChatMessageTranscriptionUpdateMutationVariables = {sessionChat: number;chatMessage: number;data: ChatMessageTranscriptionUpdateRequest}

    /**
 * @summary Update a transcription
 */
export const useChatMessageTranscriptionUpdate = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | CsrfMismatchResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | ServerUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chatMessageTranscriptionUpdate>>, TError,ChatMessageTranscriptionUpdateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chatMessageTranscriptionUpdate>>,
        TError,
        ChatMessageTranscriptionUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getChatMessageTranscriptionUpdateMutationOptions(options), queryClient);
    }
