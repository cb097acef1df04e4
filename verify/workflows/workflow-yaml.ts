import { readFile } from 'node:fs/promises';
import { type DataPath, parseYaml } from '#mocks/yaml/yaml-file.ts';
import { FatalError } from '#verify/fatal-error.ts';
import { asText } from '#verify/fields.ts';

export type YamlPosition = DataPath;

export type YamlFile = {
  readonly data: unknown;
  readonly refuse: (position: YamlPosition, reason: string) => never;
};

/** `name` is for messages. Throws `FatalError` when the file is missing or invalid YAML. */
export async function readYaml(path: string, name: string): Promise<YamlFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new FatalError(`Can't read the workflow document ${name}.`);
  });
  try {
    const { data, complaint } = parseYaml(text, name);
    return {
      data,
      refuse: (position, reason) => {
        throw new FatalError(complaint(position, reason));
      },
    };
  } catch (error) {
    throw new FatalError(error instanceof Error ? error.message : asText(error));
  }
}
