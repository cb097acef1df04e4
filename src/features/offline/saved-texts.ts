import { asObject, asString } from '#src/lib/decode.ts';
import { projectPath } from '#src/lib/paths.ts';
import { listCopies } from '#src/platform/offline-copies.ts';

/** A manuscript that opens without a network. */
export type SavedText = { readonly project: string; readonly name: string; readonly path: string };

function readName(text: string): string | null {
  try {
    return asString(asObject(asObject(JSON.parse(text))['data'])['name'])?.trim() || null;
  } catch {
    return null;
  }
}

/** Returns the writer's manuscripts with a copy on this device. Throws DeviceStorageError. */
export async function listSavedTexts(userId: number): Promise<readonly SavedText[]> {
  const [texts, projects] = await Promise.all([listCopies(userId, 'manuscript'), listCopies(userId, 'project')]);
  const names = new Map(projects.map(({ entityId, text }) => [entityId, readName(text)]));
  return texts.flatMap(({ entityId: project }) =>
    names.has(project)
      ? [{ project, name: names.get(project) ?? 'Untitled', path: projectPath(project, 'write') }]
      : [],
  );
}
