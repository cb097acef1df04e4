import type { Outline } from '#src/api/generated/types.ts';
import { trimmed } from '#src/lib/display-values.ts';
import type { SortableListModel } from '#src/ui/sortable/sortable-position.ts';

export const sceneStatuses = ['idea', 'drafted', 'revised', 'done'] as const;
export type SceneStatus = (typeof sceneStatuses)[number];

export const sceneStatusLabels: Readonly<Record<SceneStatus, string>> = {
  idea: 'Idea',
  drafted: 'Drafted',
  revised: 'Revised',
  done: 'Done',
};

export type Scene = {
  readonly id: string;
  readonly title: string;
  readonly synopsis: string;
  readonly status: SceneStatus;
};

export type Part = { readonly id: string; readonly title: string; readonly scenes: readonly Scene[] };

export type OutlineModel = { readonly version: number; readonly parts: readonly Part[] };

/** Creates missing or duplicate ids. It drops no item, because the whole tree is sent back. */
function idGiver(): (id: string, fallback: string) => string {
  const usedIds = new Set<string>();
  return (given, fallback) => {
    let id = trimmed(given) ?? fallback;
    while (usedIds.has(id)) id = `${id.slice(0, 60)}+`;
    usedIds.add(id);
    return id;
  };
}

export function toOutline({ version, parts }: Outline): OutlineModel {
  const partId = idGiver();
  const sceneId = idGiver();
  return {
    version,
    parts: parts.map((part, at): Part => {
      const id = partId(part.id, `part-${at + 1}`);
      return {
        id,
        title: part.title,
        scenes: part.scenes.map(({ title, synopsis, status, ...scene }, index) => ({
          id: sceneId(scene.id, `${id.slice(0, 40)}-${index + 1}`),
          title,
          synopsis: synopsis ?? '',
          status: status ?? 'idea',
        })),
      };
    }),
  };
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export function partNumber(index: number): string {
  return `Part ${numbers[index] ?? String(index + 1)}`;
}

export function partName({ title }: Part, index: number): string {
  return title.trim() || partNumber(index);
}

export function sceneName({ title }: Scene): string {
  return title.trim() || 'Untitled scene';
}

export function scenesText(count: number): string {
  return count === 1 ? '1 scene' : `${count} scenes`;
}

export function outlineLists(parts: readonly Part[]): readonly SortableListModel[] {
  return parts.map((part, index) => ({
    id: part.id,
    name: partName(part, index),
    items: part.scenes.map(({ id }) => id),
  }));
}
