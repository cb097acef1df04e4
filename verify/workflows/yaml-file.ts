import { readFile } from 'node:fs/promises';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { CannotRun } from '#verify/cannot-run.ts';

/** A path into the data: names and places in lists. */
export type Place = readonly (string | number)[];

/** A YAML document that knows on which line each part of it stands. */
export type YamlFile = {
  readonly data: unknown;
  /** Ends the verification: file, line, what part, and why. */
  readonly refuse: (place: Place, reason: string) => never;
};

/** Reads the file at `path`, which is called `name`. Throws `CannotRun` where it is missing or no YAML. */
export const readYaml = async (path: string, name: string): Promise<YamlFile> => {
  const lines = new LineCounter();
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CannotRun(`The workflow document ${name} cannot be read.`);
  });
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new CannotRun(`${name}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n', 1)[0]}`);
  const lineOf = (place: Place): number => {
    if (place.length === 0) return 1;
    const around = document.getIn(place.slice(0, -1), true);
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && key.value === place.at(-1))
      : undefined;
    const node = pair?.key ?? document.getIn(place, true);
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : lineOf(place.slice(0, -1));
  };
  return {
    data: document.toJS() as unknown,
    refuse: (place, reason) => {
      const part = place.length > 0 ? `${place.join('.')} ` : '';
      throw new CannotRun(`${name}:${lineOf(place)}: ${part}${reason}`);
    },
  };
};
