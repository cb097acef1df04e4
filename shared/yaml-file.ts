import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

export type DataPath = readonly (string | number)[];

/** A YAML file that knows its data's line numbers. */
export type YamlFile = {
  readonly data: unknown;
  /** Returns `file:line: reason`. */
  readonly complaint: (path: DataPath, reason: string) => string;
};

/** Throws with file, line and reason when the text isn't YAML. */
function parseYaml(text: string, name: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new Error(`${name}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n', 1)[0]}`);
  const findLine = (path: DataPath): number => {
    const around = document.getIn(path.slice(0, -1), true);
    const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
    // Use the key's line: its value may start on the next.
    const node = pair?.key ?? document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : findLine(path.slice(0, -1));
  };
  return {
    data: document.toJS(),
    complaint: (path, reason) => `${name}:${findLine(path)}: ${path.length > 0 ? `${path.join('.')} ` : ''}${reason}`,
  };
}

export function readYaml(path: string): YamlFile {
  return parseYaml(readFileSync(path, 'utf8'), relative(process.cwd(), path));
}
