export * from './auth/auth.ts';
export * from './broadcasting/broadcasting.ts';
export * from './conversation/conversation.ts';
export * from './insights/insights.ts';
export * from './projects/projects.ts';
export * from './stories/stories.ts';
