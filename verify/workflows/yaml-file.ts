import { readFile } from 'node:fs/promises';
import { type DataPath, parseYaml } from '#mocks/yaml/yaml-file.ts';
import { CannotRun } from '#verify/cannot-run.ts';
import { asText } from '#verify/fields.ts';

/** A path into the data: names and places in lists. */
export type Place = DataPath;

/** A workflow document that knows on which line each part of it stands. */
export type YamlFile = {
  readonly data: unknown;
  /** Ends the verification: file, line, what part, and why. */
  readonly refuse: (place: Place, reason: string) => never;
};

/** Reads the file at `path`, which is called `name`. Throws `CannotRun` where it is missing or no YAML. */
export const readYaml = async (path: string, name: string): Promise<YamlFile> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CannotRun(`Can't read the workflow document ${name}.`);
  });
  try {
    const { data, complaint } = parseYaml(text, name);
    return {
      data,
      refuse: (place, reason) => {
        throw new CannotRun(complaint(place, reason));
      },
    };
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : asText(error));
  }
};
