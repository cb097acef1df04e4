// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import type { components } from './schema.ts';

/** Payload by channel and event. */
export type ChannelEvents = {
  sessionChat: {
    'ChatMessageTranscribed': components['schemas']['ChatMessageTranscribed'];
    'chatMessage.statusUpdated': components['schemas']['ChatMessageStatusUpdated'];
    'chatMessage.questionDrafted': components['schemas']['ChatMessageQuestionDrafted'];
    'chatMessage.created': components['schemas']['ChatMessageCreated'];
    'chatMessage.data.updated': components['schemas']['ChatMessageDataUpdated'];
    'chatMessage.developmentInsightsCreated': components['schemas']['ChatMessageDevelopmentInsightsCreated'];
    'sessionChat.finished': components['schemas']['ConversationFinished'];
  };
  user: {
    'toast.notification': components['schemas']['ToastNotification'];
    'achievement.unlocked': components['schemas']['AchievementUnlocked'];
    'announcement': components['schemas']['Announcement'];
    'userSummaryUpdate.completed': components['schemas']['UserSummaryUpdateCompleted'];
    'elements.created': components['schemas']['ElementsCreated'];
    'userMessage.processed': components['schemas']['UserMessageProcessed'];
  };
  project: {
    'elements.created': components['schemas']['ElementsCreated'];
    'reconciliationUpdate.processed': components['schemas']['ReconciliationUpdateProcessed'];
    'chatMessage.developmentInsightsCreated': components['schemas']['ChatMessageDevelopmentInsightsCreated'];
  };
  element: {
    'chatMessage.developmentInsightsCreated': components['schemas']['ChatMessageDevelopmentInsightsCreated'];
    'elements.created': components['schemas']['ElementsCreated'];
  };
  document: {
    'note.updated': components['schemas']['NoteUpdated'];
    'noteSection.updated': components['schemas']['NoteSectionUpdated'];
  };
  chat: {
    'userMessage.processed': components['schemas']['UserMessageProcessed'];
    'chatMessage.created': components['schemas']['ChatMessageCreated'];
  };
};

/** The address of each channel, as laravel-echo's private channel with its prefix. */
export const channelAddresses = {
  sessionChat: 'private-sessionChat.{id}',
  user: 'private-App.Models.User.{id}',
  project: 'private-project.{id}',
  element: 'private-element.{id}',
  document: 'private-document.{id}',
  chat: 'private-chat.{id}',
} as const satisfies Record<keyof ChannelEvents, string>;

/** Events that a backend broadcasts under their PHP class name. */
export const eventClassNames: Readonly<Record<string, string>> = {
  ChatMessageTranscribed: "App\\Events\\ChatMessageTranscribed",
};
