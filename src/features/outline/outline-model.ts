import { asCount, asObject, asText } from '#src/lib/decode.ts';

export const sceneStatuses = ['idea', 'drafted', 'revised', 'done'] as const;
export type SceneStatus = (typeof sceneStatuses)[number];

export type Scene = {
  readonly id: string;
  readonly title: string;
  readonly synopsis: string;
  readonly status: SceneStatus;
};

export type Part = { readonly id: string; readonly title: string; readonly scenes: readonly Scene[] };

export type OutlineModel = { readonly version: number; readonly parts: readonly Part[] };

function parseText(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function parseList(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}

/** Creates missing or duplicate ids. It drops no item, because the whole tree is sent back. */
function idGiver(): (raw: unknown, fallback: string) => string {
  const usedIds = new Set<string>();
  return (raw, fallback) => {
    let id = asText(raw) ?? fallback;
    while (usedIds.has(id)) id = `${id.slice(0, 60)}+`;
    usedIds.add(id);
    return id;
  };
}

/** Parses an outline that may be incomplete; null without a version to save against. */
export function parseOutline(raw: unknown): OutlineModel | null {
  const { version, parts } = asObject(raw);
  const currentVersion = asCount(version);
  if (currentVersion === null) return null;
  const partId = idGiver();
  const sceneId = idGiver();
  return {
    version: currentVersion,
    parts: parseList(parts).map((rawPart, at): Part => {
      const part = asObject(rawPart);
      const id = partId(part['id'], `part-${at + 1}`);
      return {
        id,
        title: parseText(part['title']),
        scenes: parseList(part['scenes']).map((rawScene, index): Scene => {
          const scene = asObject(rawScene);
          return {
            id: sceneId(scene['id'], `${id.slice(0, 40)}-${index + 1}`),
            title: parseText(scene['title']),
            synopsis: parseText(scene['synopsis']),
            status: sceneStatuses.find((status) => status === scene['status']) ?? 'idea',
          };
        }),
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
