import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redocly-plugin-'));
  for (const name of ['openapi', 'asyncapi', '.redocly.lint-ignore.yaml'])
    cpSync(name, join(folder, name), { recursive: true });
  const config = readFileSync('redocly.yaml', 'utf8').replaceAll('scripts/contract', resolve('scripts/contract'));
  writeFileSync(join(folder, 'redocly.yaml'), config.slice(0, config.indexOf('  mock-control:')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)}.`);
  writeFileSync(path, edited);
}

/** Returns the findings as `rule: message`. */
function lint(): string[] {
  const cli = resolve('node_modules/@redocly/cli/bin/cli.js');
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'lint', 'rest', 'events', '--format=github-actions'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain('asyncapi/asyncapi.yaml: validated');
  return [...stdout.matchAll(/^::error title=([^,]+),[^\n]*?::(.*)$/gm)].map(
    ([, rule, message]) => `${rule}: ${message}`,
  );
}

it('accepts the contract', () => {
  expect(lint()).toEqual([]);
});

it('finds each kind of mistake once', () => {
  const restore = /(operationId: noteRestore[^]*?)/.source;
  const notes = 'openapi/notes/paths.yaml';
  edit(notes, new RegExp(`${restore}      '404': [^\\n]*\\n`), '$1');
  edit(notes, new RegExp(`${restore}For the button Undo[^\\n]*`), '$1');
  edit(notes, /\n *x-origin: extension/, '');
  edit(notes, /message: note\.updated/, 'message: note.vanished');
  edit('openapi/documents/paths.yaml', /id: \$[^\s,]+/, 'id: $request.path.nowhere');
  edit('openapi/conversation/paths.yaml', /condition: [^\n]*/, 'condition: $request.body#/nowhere != null');
  edit('openapi/notes/schemas.yaml', 'NoteRef:\n', 'NoteRef:\n  x-optional: { id: Never. }\n');
  edit('openapi/outline/schemas.yaml', /required: \[id, /, 'required: [');
  edit('asyncapi/payloads.yaml', 'NoteUpdated:\n', 'NoteUpdated:\n  x-optional: { gone: Never. }\n');
  edit('openapi/trash/schemas.yaml', /type: object\n/, 'type: object\n  readOnly: true\n');
  const assertion = (rule: string, subject: string) =>
    `rule/${rule}: rule/${rule} failed because the ${subject} didn't meet the assertions`;
  expect(lint().toSorted()).toEqual(
    [
      `${assertion('schema-keywords', 'Schema')}: "readOnly" is disallowed`,
      `${assertion('origin', 'Operation x-origin')}: Should be defined`,
      "lamplight/emitted-events: The message note.vanished isn't sent on the channel document.",
      'lamplight/emitted-events: The id must name a parameter or field that exists, or be $user.id: "$request.path.nowhere".',
      'lamplight/emitted-events: `when.condition` has an unknown value: $request.body#/nowhere.',
      "lamplight/error-responses: The response 404 isn't documented.",
      'lamplight/extension-reasons: An extension needs a sentence “For …” in its description, which names the screen that uses it.',
      'lamplight/optional-fields: schema NoteRef.id has a reason in x-optional, but is no optional field.',
      'lamplight/optional-fields: schema NoteUpdated.gone has a reason in x-optional, but is no optional field.',
      'lamplight/optional-fields: schema OutlinePart.id is optional without a reason: require it, or say in x-optional when it is absent.',
    ].toSorted(),
  );
});
