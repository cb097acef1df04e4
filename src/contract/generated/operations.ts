// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
/** Every operation of the contract. */
export const operationTable = [
  { id: 'csrfCookieRead', method: 'GET', path: '/sanctum/csrf-cookie' },
  { id: 'authLogin', method: 'POST', path: '/api/v1/auth/login' },
  { id: 'authLogout', method: 'POST', path: '/api/v1/auth/logout' },
  { id: 'authUserRead', method: 'GET', path: '/api/v1/auth/user' },
  { id: 'storyList', method: 'GET', path: '/api/v1/stories' },
  { id: 'storyRead', method: 'GET', path: '/api/v1/stories/{story}' },
  { id: 'projectRead', method: 'GET', path: '/api/v1/projects/{project}' },
  { id: 'storyConversationResume', method: 'GET', path: '/api/v1/conversation/stories' },
  { id: 'storyConversationStart', method: 'POST', path: '/api/v1/conversation/stories' },
  { id: 'storyDevelopmentResume', method: 'GET', path: '/api/v1/conversation/stories/{story}' },
  { id: 'storyDevelopmentStart', method: 'POST', path: '/api/v1/conversation/stories/{story}' },
  { id: 'sessionChatLatestRead', method: 'GET', path: '/api/v1/conversation/session-chats/latest' },
  { id: 'chatMessageLatestRead', method: 'GET', path: '/api/v1/conversation/session-chats/{session_chat}/chat-messages' },
  { id: 'turnList', method: 'GET', path: '/api/v1/conversation/session-chats/{session_chat}/turns' },
  { id: 'chatMessageAnswer', method: 'POST', path: '/api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/answer' },
  { id: 'chatMessageSkip', method: 'POST', path: '/api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/skip' },
  { id: 'chatMessageRetry', method: 'POST', path: '/api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/retry' },
  { id: 'sessionChatFinish', method: 'POST', path: '/api/v1/conversation/session-chats/{session_chat}/finish' },
  { id: 'userInsightList', method: 'GET', path: '/api/v1/development-insights/users/me' },
  { id: 'insightSave', method: 'POST', path: '/api/v1/development-insights/{insight}/save' },
  { id: 'insightUnsave', method: 'POST', path: '/api/v1/development-insights/{insight}/unsave' },
  { id: 'broadcastingAuth', method: 'POST', path: '/api/broadcasting/auth' },
] as const;

export type OperationId = (typeof operationTable)[number]['id'];
