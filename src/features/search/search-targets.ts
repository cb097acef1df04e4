import { isElementKind, projectPath } from '#src/lib/project-paths.ts';
import { unwrapData, asObject, asObjectArray, asText } from '#src/lib/decode.ts';

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

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}

function listIn(response: unknown) {
  return asObjectArray(unwrapData(response));
}

export function parseSearchProjects(response: unknown): readonly SearchProject[] {
  return listIn(response).flatMap((row) => {
    const slug = asText(row['slug']);
    if (slug === null) return [];
    const kinds = asObjectArray(row['element_kinds']).flatMap((kind): [string, string][] => {
      const plural = asText(kind['model_plural']);
      return plural === null ? [] : [[plural, asText(kind['name']) ?? plural]];
    });
    return [{ slug, name: asText(row['name']) ?? untitled, kinds: new Map(kinds) }];
  });
}

export function toProjectTargets(response: unknown): readonly SearchTarget[] {
  return listIn(response).flatMap((row): SearchTarget[] => {
    const slug = asText(row['slug']);
    if (slug === null) return [];
    return [
      {
        key: `project ${slug}`,
        kind: 'project',
        title: asText(row['name']) ?? untitled,
        detail: joined('Project', asText(row['subtitle']) ?? asText(row['category'])),
        image: asText(asObject(row['image'])['medium']),
        at: asText(row['updated_at']),
        to: projectPath(slug),
        project: slug,
      },
    ];
  });
}

export function toElementTargets(response: unknown, projects: readonly SearchProject[]): readonly SearchTarget[] {
  return listIn(response).flatMap((row): SearchTarget[] => {
    const [slug, kind, project] = [asText(row['slug']), asText(row['type']), asText(row['project_slug'])];
    if (slug === null || kind === null || project === null || !isElementKind(kind)) return [];
    const owner = projects.find((one) => one.slug === project);
    const image = asObject(row['image']);
    return [
      {
        key: `element ${project} ${slug}`,
        kind: 'element',
        title: asText(row['name']) ?? untitled,
        detail: joined(owner?.kinds.get(kind) ?? kind, asText(row['subtitle']), owner?.name ?? null),
        image: asText(row['image']) ?? asText(image['thumbnail']) ?? asText(image['url']),
        at: asText(row['updated_at']),
        to: projectPath(project, kind, slug),
        project,
      },
    ];
  });
}

export function toNoteTargets(response: unknown, { slug, name }: SearchProject): readonly SearchTarget[] {
  return listIn(response).flatMap((row): SearchTarget[] => {
    const id = row['id'];
    if (typeof id !== 'number') return [];
    return [
      {
        key: `note ${slug} ${id}`,
        kind: 'note',
        title: asText(row['title']) ?? untitled,
        detail: joined('Note', name),
        image: null,
        at: asText(row['updated_at']),
        to: projectPath(slug, 'notes', id),
        project: slug,
      },
    ];
  });
}

export function toSceneTargets(response: unknown, { slug }: SearchProject): readonly SearchTarget[] {
  return asObjectArray(asObject(unwrapData(response))['parts']).flatMap((part) =>
    asObjectArray(part['scenes']).flatMap((scene): SearchTarget[] => {
      const [id, title] = [asText(scene['id']), asText(scene['title'])];
      if (id === null || title === null) return [];
      return [
        {
          key: `scene ${slug} ${id}`,
          kind: 'scene',
          title,
          detail: joined('Scene', asText(part['title'])),
          image: null,
          at: null,
          to: projectPath(slug, 'outline'),
          project: slug,
        },
      ];
    }),
  );
}

export function toStoryTargets(response: unknown): readonly SearchTarget[] {
  return listIn(response).flatMap((row): SearchTarget[] => {
    const id = row['id'];
    if (typeof id !== 'number') return [];
    return [
      {
        key: `story ${id}`,
        kind: 'story',
        title: asText(row['name']) ?? untitled,
        detail: joined('Story', asText(row['type'])),
        image: asText(asObject(row['image'])['path']),
        at: asText(row['updated_at']),
        to: `/stories/${id}`,
        project: null,
      },
    ];
  });
}
