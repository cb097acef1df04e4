// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { queryOptions } from '@tanstack/react-query';
import { apiFetch, type ApiInit } from '../../api-fetch.ts';
import * as shapes from '../shapes/conversation.ts';
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
  Conversation,
  ConversationFinished,
  SessionChatResponse,
  TurnListParams,
  TurnListResponse
} from '../types.ts';




export function storyConversationResumePath(): string {
  return `/api/v1/conversation/stories`;
}

/** Resume the unfinished new-story conversation. */
export function storyConversationResume(init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'storyConversationResume', method: 'GET', path: storyConversationResumePath(), shape: shapes.Conversation }, init);
}

export function storyConversationResumeQueryKey() {
  return [storyConversationResumePath()] as const;
}

export function storyConversationResumeQueryOptions() {
  return queryOptions({
    queryKey: storyConversationResumeQueryKey(),
    queryFn: ({ signal }) => storyConversationResume({ signal }),
  });
}

export function storyConversationStartPath(): string {
  return `/api/v1/conversation/stories`;
}

/** Start a new story. */
export function storyConversationStart(init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'storyConversationStart', method: 'POST', path: storyConversationStartPath(), shape: shapes.Conversation }, init);
}

export function storyDevelopmentResumePath(story: number): string {
  return `/api/v1/conversation/stories/${story}`;
}

/** Resume the conversation about a story. */
export function storyDevelopmentResume(story: number, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'storyDevelopmentResume', method: 'GET', path: storyDevelopmentResumePath(story), shape: shapes.Conversation }, init);
}

export function storyDevelopmentResumeQueryKey(story: number) {
  return [storyDevelopmentResumePath(story)] as const;
}

export function storyDevelopmentResumeQueryOptions(story: number) {
  return queryOptions({
    queryKey: storyDevelopmentResumeQueryKey(story),
    queryFn: ({ signal }) => storyDevelopmentResume(story, { signal }),
  });
}

export function storyDevelopmentStartPath(story: number): string {
  return `/api/v1/conversation/stories/${story}`;
}

/** Start another conversation about a story. */
export function storyDevelopmentStart(story: number, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'storyDevelopmentStart', method: 'POST', path: storyDevelopmentStartPath(story), shape: shapes.Conversation }, init);
}

export function writerConversationResumePath(): string {
  return `/api/v1/conversation/writer`;
}

/** Resume the conversation about the writer. */
export function writerConversationResume(init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'writerConversationResume', method: 'GET', path: writerConversationResumePath(), shape: shapes.Conversation }, init);
}

export function writerConversationResumeQueryKey() {
  return [writerConversationResumePath()] as const;
}

export function writerConversationResumeQueryOptions() {
  return queryOptions({
    queryKey: writerConversationResumeQueryKey(),
    queryFn: ({ signal }) => writerConversationResume({ signal }),
  });
}

export function writerConversationStartPath(): string {
  return `/api/v1/conversation/writer`;
}

/** Start a conversation about the writer. */
export function writerConversationStart(init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'writerConversationStart', method: 'POST', path: writerConversationStartPath(), shape: shapes.Conversation }, init);
}

export function achievementConversationResumePath(userAchievement: number): string {
  return `/api/v1/conversation/users/achievement/${userAchievement}`;
}

/** Resume the conversation about an achievement. */
export function achievementConversationResume(userAchievement: number, params?: AchievementConversationResumeParams, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'achievementConversationResume', method: 'GET', path: achievementConversationResumePath(userAchievement), query: params, shape: shapes.Conversation }, init);
}

export function achievementConversationResumeQueryKey(userAchievement: number, params?: AchievementConversationResumeParams) {
  return [achievementConversationResumePath(userAchievement), ...(params ? [params] : [])] as const;
}

export function achievementConversationResumeQueryOptions(userAchievement: number, params?: AchievementConversationResumeParams) {
  return queryOptions({
    queryKey: achievementConversationResumeQueryKey(userAchievement, params),
    queryFn: ({ signal }) => achievementConversationResume(userAchievement, params, { signal }),
  });
}

export function achievementConversationStartPath(userAchievement: number): string {
  return `/api/v1/conversation/users/achievement/${userAchievement}`;
}

/** Start a conversation about an achievement. */
export function achievementConversationStart(userAchievement: number, params?: AchievementConversationStartParams, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'achievementConversationStart', method: 'POST', path: achievementConversationStartPath(userAchievement), query: params, shape: shapes.Conversation }, init);
}

export function summaryConversationResumePath(summary: number): string {
  return `/api/v1/conversation/summaries/${summary}`;
}

/** Resume the conversation about a summary. */
export function summaryConversationResume(summary: number, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'summaryConversationResume', method: 'GET', path: summaryConversationResumePath(summary), shape: shapes.Conversation }, init);
}

export function summaryConversationResumeQueryKey(summary: number) {
  return [summaryConversationResumePath(summary)] as const;
}

export function summaryConversationResumeQueryOptions(summary: number) {
  return queryOptions({
    queryKey: summaryConversationResumeQueryKey(summary),
    queryFn: ({ signal }) => summaryConversationResume(summary, { signal }),
  });
}

export function summaryConversationStartPath(summary: number): string {
  return `/api/v1/conversation/summaries/${summary}`;
}

/** Start a conversation about a summary. */
export function summaryConversationStart(summary: number, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'summaryConversationStart', method: 'POST', path: summaryConversationStartPath(summary), shape: shapes.Conversation }, init);
}

export function projectConversationResumePath(project: string): string {
  return `/api/v1/conversation/projects/${project}`;
}

/** Resume the conversation about a project. */
export function projectConversationResume(project: string, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'projectConversationResume', method: 'GET', path: projectConversationResumePath(project), shape: shapes.Conversation }, init);
}

export function projectConversationResumeQueryKey(project: string) {
  return [projectConversationResumePath(project)] as const;
}

export function projectConversationResumeQueryOptions(project: string) {
  return queryOptions({
    queryKey: projectConversationResumeQueryKey(project),
    queryFn: ({ signal }) => projectConversationResume(project, { signal }),
  });
}

export function projectConversationStartPath(project: string): string {
  return `/api/v1/conversation/projects/${project}`;
}

/** Start a conversation about a project. */
export function projectConversationStart(project: string, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'projectConversationStart', method: 'POST', path: projectConversationStartPath(project), shape: shapes.Conversation }, init);
}

export function elementConversationResumePath(project: string, element: string): string {
  return `/api/v1/conversation/projects/${project}/narrative-elements/${element}`;
}

/** Resume the conversation about an element. */
export function elementConversationResume(project: string, element: string, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'elementConversationResume', method: 'GET', path: elementConversationResumePath(project, element), shape: shapes.Conversation }, init);
}

export function elementConversationResumeQueryKey(project: string, element: string) {
  return [elementConversationResumePath(project, element)] as const;
}

export function elementConversationResumeQueryOptions(project: string, element: string) {
  return queryOptions({
    queryKey: elementConversationResumeQueryKey(project, element),
    queryFn: ({ signal }) => elementConversationResume(project, element, { signal }),
  });
}

export function elementConversationStartPath(project: string, element: string): string {
  return `/api/v1/conversation/projects/${project}/narrative-elements/${element}`;
}

/** Start a conversation about an element. */
export function elementConversationStart(project: string, element: string, init?: ApiInit): Promise<Conversation> {
  return apiFetch({ operationId: 'elementConversationStart', method: 'POST', path: elementConversationStartPath(project, element), shape: shapes.Conversation }, init);
}

export function chatMessageLatestReadPath(sessionChat: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages`;
}

/** Get the latest message. */
export function chatMessageLatestRead(sessionChat: number, params?: ChatMessageLatestReadParams, init?: ApiInit): Promise<ChatMessageLatest> {
  return apiFetch({ operationId: 'chatMessageLatestRead', method: 'GET', path: chatMessageLatestReadPath(sessionChat), query: params, shape: shapes.ChatMessageLatest }, init);
}

export function chatMessageLatestReadQueryKey(sessionChat: number, params?: ChatMessageLatestReadParams) {
  return [chatMessageLatestReadPath(sessionChat), ...(params ? [params] : [])] as const;
}

export function chatMessageLatestReadQueryOptions(sessionChat: number, params?: ChatMessageLatestReadParams) {
  return queryOptions({
    queryKey: chatMessageLatestReadQueryKey(sessionChat, params),
    queryFn: ({ signal }) => chatMessageLatestRead(sessionChat, params, { signal }),
  });
}

export function turnListPath(sessionChat: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}/turns`;
}

/** List the earlier turns. */
export function turnList(sessionChat: number, params?: TurnListParams, init?: ApiInit): Promise<TurnListResponse> {
  return apiFetch({ operationId: 'turnList', method: 'GET', path: turnListPath(sessionChat), query: params, shape: shapes.TurnListResponse }, init);
}

export function turnListQueryKey(sessionChat: number, params?: TurnListParams) {
  return [turnListPath(sessionChat), ...(params ? [params] : [])] as const;
}

export function turnListQueryOptions(sessionChat: number, params?: TurnListParams) {
  return queryOptions({
    queryKey: turnListQueryKey(sessionChat, params),
    queryFn: ({ signal }) => turnList(sessionChat, params, { signal }),
  });
}

export function chatMessageAnswerPath(sessionChat: number, chatMessage: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/answer`;
}

/** Answer a question. */
export function chatMessageAnswer(sessionChat: number, chatMessage: number, answerRequest: AnswerRequest, init?: ApiInit): Promise<ChatMessageReceipt> {
  return apiFetch({ operationId: 'chatMessageAnswer', method: 'POST', path: chatMessageAnswerPath(sessionChat, chatMessage), form: answerRequest, shape: shapes.ChatMessageReceipt }, init);
}

export function chatMessageSkipPath(sessionChat: number, chatMessage: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/skip`;
}

/** Skip a question. */
export function chatMessageSkip(sessionChat: number, chatMessage: number, init?: ApiInit): Promise<ChatMessageReceipt> {
  return apiFetch({ operationId: 'chatMessageSkip', method: 'POST', path: chatMessageSkipPath(sessionChat, chatMessage), shape: shapes.ChatMessageReceipt }, init);
}

export function chatMessageRetryPath(sessionChat: number, chatMessage: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/retry`;
}

/** Retry a failed answer. */
export function chatMessageRetry(sessionChat: number, chatMessage: number, init?: ApiInit): Promise<ChatMessageReceipt> {
  return apiFetch({ operationId: 'chatMessageRetry', method: 'POST', path: chatMessageRetryPath(sessionChat, chatMessage), shape: shapes.ChatMessageReceipt }, init);
}

export function sessionChatFinishPath(sessionChat: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}/finish`;
}

/** Finish a conversation. */
export function sessionChatFinish(sessionChat: number, init?: ApiInit): Promise<ConversationFinished> {
  return apiFetch({ operationId: 'sessionChatFinish', method: 'POST', path: sessionChatFinishPath(sessionChat), shape: shapes.ConversationFinished }, init);
}

export function answerSearchPath(): string {
  return `/api/v1/conversation/answers`;
}

/** Search the writer's answers. */
export function answerSearch(params: AnswerSearchParams, init?: ApiInit): Promise<AnswerSearchResponse> {
  return apiFetch({ operationId: 'answerSearch', method: 'GET', path: answerSearchPath(), query: params, shape: shapes.AnswerSearchResponse }, init);
}

export function answerSearchQueryKey(params: AnswerSearchParams) {
  return [answerSearchPath(), ...(params ? [params] : [])] as const;
}

export function answerSearchQueryOptions(params: AnswerSearchParams) {
  return queryOptions({
    queryKey: answerSearchQueryKey(params),
    queryFn: ({ signal }) => answerSearch(params, { signal }),
  });
}

export function sessionChatReadPath(sessionChat: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}`;
}

/** Get what a conversation is about. */
export function sessionChatRead(sessionChat: number, init?: ApiInit): Promise<SessionChatResponse> {
  return apiFetch({ operationId: 'sessionChatRead', method: 'GET', path: sessionChatReadPath(sessionChat), shape: shapes.SessionChatResponse }, init);
}

export function sessionChatReadQueryKey(sessionChat: number) {
  return [sessionChatReadPath(sessionChat)] as const;
}

export function sessionChatReadQueryOptions(sessionChat: number) {
  return queryOptions({
    queryKey: sessionChatReadQueryKey(sessionChat),
    queryFn: ({ signal }) => sessionChatRead(sessionChat, { signal }),
  });
}

export function chatMessageTranscriptionUpdatePath(sessionChat: number, chatMessage: number): string {
  return `/api/v1/conversation/session-chats/${sessionChat}/chat-messages/${chatMessage}/transcription`;
}

/** Update a transcription. */
export function chatMessageTranscriptionUpdate(sessionChat: number, chatMessage: number, chatMessageTranscriptionUpdateRequest: ChatMessageTranscriptionUpdateRequest, init?: ApiInit): Promise<ChatMessageReceipt> {
  return apiFetch({ operationId: 'chatMessageTranscriptionUpdate', method: 'POST', path: chatMessageTranscriptionUpdatePath(sessionChat, chatMessage), json: chatMessageTranscriptionUpdateRequest, shape: shapes.ChatMessageReceipt }, init);
}
