import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../command.ts';
import { addEvent } from './add-event.ts';
import { addOperation } from './add-operation.ts';
import { type FileChanges, readContractFiles } from './contract-files.ts';

export const usage = `Usage: node scripts/contract-new.ts METHOD PATH OPERATION_ID [--tag TAG] [--no-body] [--for "the screen /path"]
       node scripts/contract-new.ts event NAME --channel CHANNEL (--emitted-by OPERATION_ID [--id EXPRESSION] | --unprompted REASON)`;
const changelog = 'CHANGELOG.md';

const operationOptions = { tag: { type: 'string' }, 'no-body': { type: 'boolean' }, for: { type: 'string' } } as const;
const eventOptions = {
  channel: { type: 'string' },
  'emitted-by': { type: 'string' },
  unprompted: { type: 'string' },
  id: { type: 'string' },
  for: { type: 'string' },
} as const;
const defaultPurpose = "a feature that isn't built yet";

/** Changed files, the changelog's line and what the developer does next. */
type Plan = { changes: FileChanges; added: string; next: string };

function planEvent(root: string, args: string[]): Plan {
  const { values, positionals } = parseArgs({ args, options: eventOptions, allowPositionals: true });
  const [name, ...more] = positionals;
  const { channel } = values;
  if (name === undefined || channel === undefined || more.length > 0)
    throw new UsageError('Expected the name of an event and --channel. See --help.');
  const event = {
    name,
    channel,
    emittedBy: values['emitted-by'] ?? null,
    unprompted: values.unprompted ?? null,
    id: values.id ?? null,
    purpose: (values.for ?? defaultPurpose).replace(/\.$/, ''),
  };
  return {
    changes: addEvent(readContractFiles(root), event),
    added: `The event \`${name}\` on the channel \`${channel}\`.`,
    next: `edit its payload, emit it in mocks/handlers and handle it in a feature's live.ts.`,
  };
}

function planOperation(root: string, args: string[]): Plan {
  const { values, positionals } = parseArgs({ args, options: operationOptions, allowPositionals: true });
  const [method, path, id, ...more] = positionals;
  if (method === undefined || path === undefined || id === undefined || more.length > 0)
    throw new UsageError('Expected a method, a path and an operationId. See --help.');
  const operation = {
    method: method.toLowerCase(),
    path,
    id,
    tag: values.tag ?? null,
    body: values['no-body'] !== true,
    purpose: (values.for ?? defaultPurpose).replace(/\.$/, ''),
  };
  return {
    changes: addOperation(readContractFiles(root), operation),
    added: `\`${id}\` (\`${method.toUpperCase()} ${path}\`).`,
    next: 'edit its schemas and examples, then write its handler in mocks/handlers. Until then the mock server returns 501.',
  };
}

/** Parses the arguments. Throws for wrong ones. */
function plan(root: string, args: string[]): Plan {
  const [first, ...rest] = args;
  return first === 'event' ? planEvent(root, rest) : planOperation(root, args);
}

/** Adds a line under "Added" of the changelog's "Unreleased" section, or starts them. */
function withChangelogLine(text: string, line: string): string {
  const entry = `- ${line}\n`;
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const [first = '', ...older] = sections;
  if (!first.startsWith('## Unreleased')) return `${head}## Unreleased\n\n### Added\n\n${entry}\n${sections.join('')}`;
  const [start = '', ...kinds] = first.split(/^(?=### )/m);
  const hasAdded = kinds.some((kind) => kind.startsWith('### Added'));
  const changed = kinds.map((kind) => (kind.startsWith('### Added') ? `${kind.trimEnd()}\n${entry}\n` : kind));
  const added = hasAdded ? '' : `### Added\n\n${entry}\n`;
  return head + start + changed.join('') + added + older.join('');
}

function format(root: string, files: readonly string[]): void {
  const oxfmt = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt');
  const { status, stderr } = spawnSync(process.execPath, [oxfmt, ...files], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Couldn't format the files: ${stderr}`);
}

/** Adds an operation or event to the contract below `root`. Throws, and changes nothing, for wrong arguments. */
export function extendContract(root: string, args: string[]): { changed: string[]; next: string } {
  const { changes, added, next } = plan(root, args);
  for (const [file, text] of changes) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const changed = [...changes.keys()].toSorted();
  format(root, changed);
  const path = join(root, changelog);
  if (!existsSync(path)) return { changed, next };
  writeFileSync(path, withChangelogLine(readFileSync(path, 'utf8'), added));
  return { changed: [...changed, changelog], next };
}
