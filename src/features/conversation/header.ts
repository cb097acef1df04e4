import type { Conversation, ElementImage, Project } from '#src/contract/generated/model/index.ts';
import { type ConversationSubject, projectOfSubject, readId, readSlug } from '#src/lib/conversation-subject.ts';
import { asObject, asText } from '#src/lib/read-raw.ts';

/** The slug of the project that a conversation is about; null when there is none. */
export function projectSlugOf(conversation: Conversation | undefined, subject?: ConversationSubject): string | null {
  const told = readSlug(conversation?.project?.slug) ?? readSlug(conversation?.project?.project_slug);
  return told ?? (subject === undefined ? null : projectOfSubject(subject));
}

/** `element` comes before `narrative_element`. */
function elementOf(conversation: Conversation | undefined): Conversation['element'] {
  return conversation?.element ?? conversation?.narrative_element;
}

/** The slug of the element that a conversation is about; null when there is none. */
export function elementSlugOf(conversation: Conversation | undefined, subject: ConversationSubject): string | null {
  return (
    readSlug(elementOf(conversation)?.slug) ?? (subject.endpoint === 'narrative-elements' ? subject.element : null)
  );
}

/** The kind of the element that a conversation is about, as its screen's address has it; null when the server says none. */
export function elementKindOf(conversation: Conversation | undefined): string | null {
  return readSlug(elementOf(conversation)?.type);
}

/** The ids that the channels of project and element take; null where the conversation has none. */
export function channelIdsOf(
  conversation: Conversation | undefined,
  loaded: Project | undefined,
): { projectId: number | null; elementId: number | null } {
  return {
    projectId: readId(conversation?.project?.id ?? loaded?.id),
    elementId: readId(elementOf(conversation)?.id),
  };
}

/** What stands over a conversation (section 2): title, subtitle and picture, each null when unknown. */
export type HeaderContent = { title: string | null; subtitle: string | null; image: string | null };

function imageOf(image: ElementImage | undefined): string | null {
  const { url, thumbnail } = asObject(image);
  return asText(image) ?? asText(url) ?? asText(thumbnail);
}

/**
 * Title: the element's name, else the project's. Subtitle: the achievement's title, else the project's subtitle. Picture:
 * the element's, else the project's. What the conversation does not say of its project is taken from the loaded one, and the
 * achievement that its address names from `achievement`.
 */
export function toHeaderContent(
  conversation: Conversation,
  loaded: Project | undefined,
  achievement: string | null = null,
): HeaderContent {
  const project = { ...loaded, ...conversation.project };
  const element = elementOf(conversation);
  return {
    title: asText(element?.name) ?? asText(project.name),
    subtitle: asText(conversation.achievement?.title) ?? asText(achievement) ?? asText(project.subtitle),
    image: imageOf(element?.image) ?? asText(asObject(project.image)['medium']),
  };
}

/** Stands for the title of a conversation that has no name of its own. */
export const untitled = {
  stories: 'New story',
  writer: 'About you',
  'users/achievement': 'Your achievement',
  summaries: 'Your summary',
  projects: 'Your project',
  'narrative-elements': 'Your project',
} as const satisfies Record<ConversationSubject['endpoint'], string>;
