import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

/** A path into the data: names and numbers. */
export type DataPath = readonly (string | number)[];

/** A YAML file that knows on which line each part of its data stands. */
export type YamlFile = {
  readonly data: unknown;
  /** `file:line: reason`, for a part of the data. */
  readonly complaint: (path: DataPath, reason: string) => string;
};

/** Reads the text of a file that is called `name`. Throws with file, line and reason when it is no YAML. */
export const parseYaml = (text: string, name: string): YamlFile => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new Error(`${name}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n', 1)[0]}`);
  const lineOf = (place: DataPath): number => {
    const around = document.getIn(place.slice(0, -1), true);
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && key.value === place.at(-1))
      : undefined;
    // A name stands where its value may only begin on the next line.
    const node = pair?.key ?? document.getIn(place, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return place.length === 0 ? 1 : lineOf(place.slice(0, -1));
  };
  return {
    data: document.toJS(),
    complaint: (place, reason) => `${name}:${lineOf(place)}: ${place.length > 0 ? `${place.join('.')} ` : ''}${reason}`,
  };
};

/** Reads a YAML file. Throws with file, line and reason when it is missing or no YAML. */
export const readYaml = (path: string): YamlFile =>
  parseYaml(readFileSync(path, 'utf8'), relative(process.cwd(), path));
