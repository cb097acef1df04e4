import type {
  ElementImage,
  ElementListResponse,
  NoteListResponse,
  OutlineResponse,
  ProjectListResponse,
  StoryListResponse,
} from '#src/api/generated/types.ts';
import { isElementKind, projectPath, scenePath } from '#src/lib/paths.ts';
import { trimmed } from '#src/lib/display-values.ts';

export type SearchTargetKind = 'project' | 'element' | 'scene' | 'note' | 'story';

export type SearchTarget = {
  readonly key: string;
  readonly kind: SearchTargetKind;
  readonly title: string;
  readonly detail: string;
  /** The URL from the server. */
  readonly image: string | null;
  /** When it was last changed, in the API's format. */
  readonly at: string | null;
  readonly to: string;
  readonly project: string | null;
};

export type SearchProject = {
  readonly slug: string;
  readonly name: string;
  readonly kinds: ReadonlyMap<string, string>;
};

const untitled = 'Untitled';

/** Joins what is known by middle dots. */
export function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}

export function toSearchProjects({ data }: ProjectListResponse): readonly SearchProject[] {
  return data.flatMap((project) => {
    const slug = trimmed(project.slug);
    if (slug === null) return [];
    const kinds = project.element_kinds.map(
      ({ model_plural: plural, name }) => [plural, trimmed(name) ?? plural] as const,
    );
    return [{ slug, name: trimmed(project.name) ?? untitled, kinds: new Map(kinds) }];
  });
}

export function toProjectTargets({ data }: ProjectListResponse): readonly SearchTarget[] {
  return data.flatMap((project): SearchTarget[] => {
    const slug = trimmed(project.slug);
    if (slug === null) return [];
    return [
      {
        key: `project ${slug}`,
        kind: 'project',
        title: trimmed(project.name) ?? untitled,
        detail: joined('Project', trimmed(project.subtitle) ?? trimmed(project.category)),
        image: trimmed(project.image?.medium),
        at: project.updated_at,
        to: projectPath(slug),
        project: slug,
      },
    ];
  });
}

function toImage(image: ElementImage): string | null {
  if (image === null || typeof image === 'string') return trimmed(image);
  return trimmed(image.thumbnail) ?? trimmed(image.url);
}

export function toElementTargets(
  { data }: ElementListResponse,
  projects: readonly SearchProject[],
): readonly SearchTarget[] {
  return data.flatMap((element): SearchTarget[] => {
    const [slug, kind, project] = [trimmed(element.slug), trimmed(element.type), trimmed(element.project_slug)];
    if (slug === null || kind === null || project === null || !isElementKind(kind)) return [];
    const owner = projects.find((one) => one.slug === project);
    return [
      {
        key: `element ${project} ${slug}`,
        kind: 'element',
        title: trimmed(element.name) ?? untitled,
        detail: joined(owner?.kinds.get(kind) ?? null, trimmed(element.subtitle), owner?.name ?? null),
        image: toImage(element.image),
        at: element.updated_at,
        to: projectPath(project, kind, slug),
        project,
      },
    ];
  });
}

export function toNoteTargets({ data }: NoteListResponse, { slug, name }: SearchProject): readonly SearchTarget[] {
  return data.map(({ id, title, updated_at: at }) => ({
    key: `note ${slug} ${id}`,
    kind: 'note',
    title: trimmed(title) ?? untitled,
    detail: joined('Note', name),
    image: null,
    at,
    to: projectPath(slug, 'notes', id),
    project: slug,
  }));
}

export function toSceneTargets({ data }: OutlineResponse, { slug }: SearchProject): readonly SearchTarget[] {
  return data.parts.flatMap((part) =>
    part.scenes.flatMap((scene): SearchTarget[] => {
      const [id, title] = [trimmed(scene.id), trimmed(scene.title)];
      if (id === null || title === null) return [];
      return [
        {
          key: `scene ${slug} ${id}`,
          kind: 'scene',
          title,
          detail: joined('Scene', trimmed(part.title)),
          image: null,
          at: null,
          to: scenePath(slug, id),
          project: slug,
        },
      ];
    }),
  );
}

export function toStoryTargets({ data }: StoryListResponse): readonly SearchTarget[] {
  return data.map(({ id, name, type, image, updated_at: at }) => ({
    key: `story ${id}`,
    kind: 'story',
    title: trimmed(name) ?? untitled,
    detail: joined('Story', trimmed(type)),
    image: trimmed(image?.path),
    at,
    to: `/stories/${id}`,
    project: null,
  }));
}
