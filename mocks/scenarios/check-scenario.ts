import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QuestionSound } from '#mocks/assets/question-sounds.ts';
import type { Scenario } from './scenario.ts';
import type { DataPath, YamlFile } from './yaml-file.ts';

type Parts = {
  readonly files: Readonly<Record<'scenario.yaml' | 'library.yaml' | 'script.yaml' | 'free-play.yaml', YamlFile>>;
  readonly sounds: readonly QuestionSound[];
  readonly operationIds: ReadonlySet<string>;
};

const refuseDouble = (file: YamlFile, list: string, slugs: readonly string[]): void => {
  for (const [index, slug] of slugs.entries()) {
    if (slugs.indexOf(slug) < index)
      throw new Error(file.complaint([list, index, 'slug'], `"${slug}" stands here twice.`));
  }
};

/** A named sound exists and says what is written. */
const checkSound = (
  { files, sounds }: Parts,
  name: 'script.yaml' | 'free-play.yaml',
  path: DataPath,
  question: { readonly sound?: string; readonly text: string },
): void => {
  if (question.sound === undefined) return;
  const found = sounds.find(({ slug }) => slug === question.sound);
  const place = [...path, 'sound'];
  if (!found) throw new Error(files[name].complaint(place, `"${question.sound}" is no sound of the manifest.`));
  if (found.text !== question.text) throw new Error(files[name].complaint(place, `says another text: "${found.text}"`));
};

/** Addresses of pictures anywhere in the library lead to a file. */
const checkPictures = (file: YamlFile): void => {
  const visit = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string' && value.startsWith('/media/pictures/')) {
      const picture = new URL(`../assets${value.slice('/media'.length)}`, import.meta.url);
      if (!existsSync(fileURLToPath(picture)))
        throw new Error(file.complaint(path, `"${value}" is no picture there is.`));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(file.data, []);
};

/** What schemas cannot say: that everything named exists. Throws with file, line and reason. */
export const checkScenario = (scenario: Scenario, parts: Parts): void => {
  const { files, operationIds } = parts;
  for (const [index, { operation_id }] of scenario.faults.entries()) {
    if (operationIds.has(operation_id)) continue;
    const place = ['faults', index, 'operation_id'];
    throw new Error(files['scenario.yaml'].complaint(place, `"${operation_id}" is no operation of the contract.`));
  }
  for (const list of ['script', 'development'] as const) {
    refuseDouble(
      files['script.yaml'],
      list,
      scenario[list].map(({ slug }) => slug),
    );
    for (const [index, { content, ...question }] of scenario[list].entries()) {
      checkSound(parts, 'script.yaml', [list, index], { ...question, text: content });
    }
  }
  refuseDouble(
    files['free-play.yaml'],
    'stems',
    scenario.free_play.stems.map(({ slug }) => slug),
  );
  for (const [index, { plain, ...stem }] of scenario.free_play.stems.entries()) {
    checkSound(parts, 'free-play.yaml', ['stems', index], { ...stem, text: plain });
  }
  const known = new Set(scenario.library.stories.map(({ id }) => id));
  for (const [index, { story_id }] of scenario.library.interviews.entries()) {
    if (known.has(story_id)) continue;
    throw new Error(
      files['library.yaml'].complaint(['interviews', index, 'story_id'], `${story_id} is no story of the library.`),
    );
  }
  checkPictures(files['library.yaml']);
};
