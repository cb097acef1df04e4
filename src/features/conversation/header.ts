import type { Conversation, ElementImage, ExtractedFact, Project } from '#src/api/generated/types.ts';
import { type ConversationSubject, projectOfSubject, readId, readSlug } from '#src/lib/conversation-subject.ts';
import { trimmed } from '#src/lib/display-values.ts';

export function getProjectSlug(conversation: Conversation | undefined, subject?: ConversationSubject): string | null {
  const slug = readSlug(conversation?.project?.slug) ?? readSlug(conversation?.project?.project_slug);
  return slug ?? (subject === undefined ? null : projectOfSubject(subject));
}

function getElement(conversation: Conversation | undefined): Conversation['element'] {
  return conversation?.element ?? conversation?.narrative_element ?? null;
}

export function getElementSlug(conversation: Conversation | undefined, subject: ConversationSubject): string | null {
  return (
    readSlug(getElement(conversation)?.slug) ?? (subject.endpoint === 'narrative-elements' ? subject.element : null)
  );
}

/** Returns the element's kind as its screen's address has it, or null if the server sends none. */
export function getElementKind(conversation: Conversation | undefined): string | null {
  return readSlug(getElement(conversation)?.type);
}

export function getChannelIds(
  conversation: Conversation | undefined,
  loaded: Project | undefined,
): { projectId: number | null; elementId: number | null } {
  return {
    projectId: readId(conversation?.project?.id ?? loaded?.id),
    elementId: readId(getElement(conversation)?.id),
  };
}

/** A conversation's header. Unknown fields are null. */
export type HeaderContent = { title: string | null; subtitle: string | null; image: string | null };

function toImageUrl(image: ElementImage | undefined): string | null {
  if (image === null || image === undefined || typeof image === 'string') return trimmed(image);
  return trimmed(image.url) ?? trimmed(image.thumbnail);
}

/**
 * Title: the element's name, else the project's. Subtitle: the achievement's title, else the project's subtitle. Image:
 * the element's, else the project's. Missing project fields come from `loaded`, the address's achievement from
 * `achievement`.
 */
export function toHeaderContent(
  conversation: Conversation,
  loaded: Project | undefined,
  achievement: string | null = null,
): HeaderContent {
  const project = { ...loaded, ...conversation.project };
  const element = getElement(conversation);
  return {
    title: trimmed(element?.name) ?? trimmed(project.name),
    subtitle: trimmed(conversation.achievement?.title) ?? trimmed(achievement) ?? trimmed(project.subtitle),
    image: toImageUrl(element?.image) ?? trimmed(project.image?.medium),
  };
}

export const untitled = {
  stories: 'New story',
  writer: 'About you',
  'users/achievement': 'Your achievement',
  summaries: 'Your summary',
  projects: 'Your project',
  'narrative-elements': 'Your project',
} as const satisfies Record<ConversationSubject['endpoint'], string>;

function isText(text: string): boolean {
  return text.trim() !== '';
}

/** Returns the extracted values (`data.extracted`) in the server's order. Drops rows without text. */
export function getExtracted({ data }: Pick<Conversation, 'data'>): readonly ExtractedFact[] {
  return data.extracted.filter(({ name, value }) => isText(name) && isText(value));
}

const maxVisibleSteps = 3;

/**
 * Returns the last steps of `path`, the current one last. A repeated step shows only at its last position. `more`:
 * there are earlier steps.
 */
export function getBreadcrumbs({ path }: Pick<Conversation, 'path'>): { steps: readonly string[]; more: boolean } {
  const all = path.filter(isText);
  const steps = all.filter((step, n) => all.lastIndexOf(step) === n);
  return { steps: steps.slice(-maxVisibleSteps), more: steps.length > maxVisibleSteps };
}
