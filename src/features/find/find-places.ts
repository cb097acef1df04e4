import { isElementKind, projectPath } from '#src/lib/project-places.ts';
import { dataOf, fieldsOf, rowsOf, textOf } from '#src/lib/read-raw.ts';

export type PlaceKind = 'project' | 'element' | 'scene' | 'note' | 'story';

/** Somewhere one can go. */
export type Place = {
  readonly key: string;
  readonly kind: PlaceKind;
  readonly title: string;
  /** "Character · The Salt Road". */
  readonly detail: string;
  /** Address of a picture as the server gave it. */
  readonly image: string | null;
  /** When it was last touched, as the wire says it. */
  readonly at: string | null;
  readonly to: string;
  /** The project it belongs to; null for stories. */
  readonly project: string | null;
};

/** A project, as far as searching needs it. */
export type FoundProject = {
  readonly slug: string;
  readonly name: string;
  readonly kinds: ReadonlyMap<string, string>;
};

const untitled = 'Untitled';
const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');
const listIn = (answer: unknown) => rowsOf(dataOf(answer));

/** The projects of an answer, in its order. */
export function foundProjects(answer: unknown): readonly FoundProject[] {
  return listIn(answer).flatMap((row) => {
    const slug = textOf(row['slug']);
    if (slug === null) return [];
    const kinds = rowsOf(row['element_kinds']).flatMap((kind): [string, string][] => {
      const plural = textOf(kind['model_plural']);
      return plural === null ? [] : [[plural, textOf(kind['name']) ?? plural]];
    });
    return [{ slug, name: textOf(row['name']) ?? untitled, kinds: new Map(kinds) }];
  });
}

export function projectPlaces(answer: unknown): readonly Place[] {
  return listIn(answer).flatMap((row): Place[] => {
    const slug = textOf(row['slug']);
    if (slug === null) return [];
    return [
      {
        key: `project ${slug}`,
        kind: 'project',
        title: textOf(row['name']) ?? untitled,
        detail: joined('Project', textOf(row['subtitle']) ?? textOf(row['category'])),
        image: textOf(fieldsOf(row['image'])['medium']),
        at: textOf(row['updated_at']),
        to: projectPath(slug),
        project: slug,
      },
    ];
  });
}

export function elementPlaces(answer: unknown, projects: readonly FoundProject[]): readonly Place[] {
  return listIn(answer).flatMap((row): Place[] => {
    const [slug, kind, project] = [textOf(row['slug']), textOf(row['type']), textOf(row['project_slug'])];
    if (slug === null || kind === null || project === null || !isElementKind(kind)) return [];
    const owner = projects.find((one) => one.slug === project);
    const image = fieldsOf(row['image']);
    return [
      {
        key: `element ${project} ${slug}`,
        kind: 'element',
        title: textOf(row['name']) ?? untitled,
        detail: joined(owner?.kinds.get(kind) ?? kind, textOf(row['subtitle']), owner?.name ?? null),
        image: textOf(row['image']) ?? textOf(image['thumbnail']) ?? textOf(image['url']),
        at: textOf(row['updated_at']),
        to: projectPath(project, kind, slug),
        project,
      },
    ];
  });
}

export function notePlaces(answer: unknown, { slug, name }: FoundProject): readonly Place[] {
  return listIn(answer).flatMap((row): Place[] => {
    const id = row['id'];
    if (typeof id !== 'number') return [];
    return [
      {
        key: `note ${slug} ${id}`,
        kind: 'note',
        title: textOf(row['title']) ?? untitled,
        detail: joined('Note', name),
        image: null,
        at: textOf(row['updated_at']),
        to: projectPath(slug, 'notes', id),
        project: slug,
      },
    ];
  });
}

export function scenePlaces(answer: unknown, { slug }: FoundProject): readonly Place[] {
  return rowsOf(fieldsOf(dataOf(answer))['parts']).flatMap((part) =>
    rowsOf(part['scenes']).flatMap((scene): Place[] => {
      const [id, title] = [textOf(scene['id']), textOf(scene['title'])];
      if (id === null || title === null) return [];
      return [
        {
          key: `scene ${slug} ${id}`,
          kind: 'scene',
          title,
          detail: joined('Scene', textOf(part['title'])),
          image: null,
          at: null,
          to: projectPath(slug, 'outline'),
          project: slug,
        },
      ];
    }),
  );
}

export function storyPlaces(answer: unknown): readonly Place[] {
  return listIn(answer).flatMap((row): Place[] => {
    const id = row['id'];
    if (typeof id !== 'number') return [];
    return [
      {
        key: `story ${id}`,
        kind: 'story',
        title: textOf(row['name']) ?? untitled,
        detail: joined('Story', textOf(row['type'])),
        image: textOf(fieldsOf(row['image'])['path']),
        at: textOf(row['updated_at']),
        to: `/stories/${id}`,
        project: null,
      },
    ];
  });
}
