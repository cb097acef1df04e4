import type { MockSession } from '#mocks/engine/session.ts';
import { getImageUrl } from '#mocks/domains/elements/element-rows.ts';
import type { ElementRow, ProjectRow, Subject } from '#mocks/model/tables.ts';

type SubjectHeading = {
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly image: string | null;
};

export function subjectProject(session: MockSession, { project_id }: Subject): ProjectRow | null {
  return (project_id === null ? undefined : session.table('projects').get(project_id)) ?? null;
}

export function subjectElement(session: MockSession, { endpoint, identifier }: Subject): ElementRow | null {
  const row = endpoint === 'narrative-elements' ? session.table('elements').get(identifier) : undefined;
  return row?.deleted_at === null ? row : null;
}

const headingByEndpoint: {
  readonly [Endpoint in Subject['endpoint']]: (session: MockSession, subject: Subject) => SubjectHeading | null;
} = {
  stories: (session, { identifier }) => {
    const row = session.table('stories').get(identifier);
    const story = row?.deleted_at === null ? row.story : undefined;
    return story ? { title: story.name ?? null, subtitle: story.type ?? null, image: story.image?.path ?? null } : null;
  },
  writer: (session, { identifier }) => {
    const user = session.table('users').get(identifier)?.user;
    return user ? { title: 'About you', subtitle: user.name, image: user.avatar?.path ?? null } : null;
  },
  'users/achievement': (session, subject) => {
    const achievement = session.table('achievements').get(subject.identifier)?.achievement;
    if (!achievement) return null;
    const project = subjectProject(session, subject)?.project;
    const subtitle = project ? project.name : (achievement.description ?? null);
    return { title: achievement.title ?? achievement.name, subtitle, image: project?.image?.medium ?? null };
  },
  summaries: (session, { identifier }) => {
    const summary = session.table('summaries').get(identifier)?.summary;
    if (!summary) return null;
    const story = session.table('stories').get(summary.story_id ?? 0)?.story;
    return { title: summary.title, subtitle: 'Summary', image: story?.image?.path ?? null };
  },
  projects: (session, subject) => {
    const project = subjectProject(session, subject)?.project;
    return project
      ? { title: project.name, subtitle: project.subtitle ?? null, image: project.image?.medium ?? null }
      : null;
  },
  'narrative-elements': (session, subject) => {
    const element = subjectElement(session, subject)?.element;
    return element
      ? { title: element.name, subtitle: element.subtitle ?? null, image: getImageUrl(element.image) }
      : null;
  },
};

export function getSubjectHeading(session: MockSession, subject: Subject): SubjectHeading | null {
  return headingByEndpoint[subject.endpoint](session, subject);
}

export function markDeveloped(session: MockSession, subject: Subject): void {
  const row = subjectElement(session, subject);
  if (!row) return;
  session.table('elements').put({ ...row, element: { ...row.element, developed_at: session.clock.stamp() } });
}

export function isSameSubject(one: Subject, other: Subject): boolean {
  return one.endpoint === other.endpoint && one.identifier === other.identifier && one.project_id === other.project_id;
}

/** Both ids are null outside projects. */
export function insightOwner(subject: Subject): {
  readonly project_id: number | null;
  readonly element_id: number | null;
} {
  return {
    project_id: subject.project_id,
    element_id: subject.endpoint === 'narrative-elements' ? subject.identifier : null,
  };
}

/** Both slugs are null outside projects. */
export function subjectSlugs(
  session: MockSession,
  subject: Subject,
): { readonly project: string | null; readonly element: string | null } {
  return {
    project: subjectProject(session, subject)?.project.slug ?? null,
    element: subjectElement(session, subject)?.element.slug ?? null,
  };
}
