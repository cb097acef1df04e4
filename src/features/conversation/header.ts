import type { Conversation, ElementImage, Project } from '#src/contract/generated/model/index.ts';

/** The slug of the project that a conversation is about; null when there is none. */
export function projectSlugOf(conversation: Conversation | undefined): string | null {
  return conversation?.project?.slug ?? conversation?.project?.project_slug ?? null;
}

/** What stands over a conversation (section 2): title, subtitle and picture, each null when unknown. */
export type ConversationHeaderFacts = { title: string | null; subtitle: string | null; image: string | null };

function imageOf(image: ElementImage | undefined): string | null {
  if (typeof image === 'string') return image;
  return image?.url ?? image?.thumbnail ?? null;
}

/**
 * Title: the element's name, else the project's. Subtitle: the achievement's title, else the project's subtitle. Picture:
 * the element's, else the project's. `element` comes before `narrative_element`; what the conversation does not say of its
 * project is taken from the loaded one.
 */
export function headerOf(conversation: Conversation, loaded: Project | undefined): ConversationHeaderFacts {
  const { achievement } = conversation;
  const project = { ...loaded, ...conversation.project };
  const element = conversation.element ?? conversation.narrative_element;
  return {
    title: element?.name ?? project.name ?? null,
    subtitle: achievement?.title ?? project.subtitle ?? null,
    image: imageOf(element?.image) ?? project.image?.medium ?? null,
  };
}
