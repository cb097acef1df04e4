import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'openapi-typescript-codegen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toolPath } from '../tools.ts';

const bundle = join(process.cwd(), 'openapi/openapi.bundle.json');
const compiler = toolPath('.bin/tsc6');
let folder: string;

beforeEach(() => {
  // Inside the project, so that the clients find the types they import.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join(process.cwd(), '.cache/generators-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles the client in `folder` with `use`, a program that a developer could write with it. Returns the errors. */
function compile(use: string): string {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  writeFileSync(join(folder, 'use.ts'), use);
  try {
    return execFileSync(compiler, ['-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

describe('clients made by other generators', () => {
  it('compile with @hey-api/openapi-ts, with short calls and useful types', async () => {
    await createClient({ input: bundle, output: { path: join(folder, 'client') }, logs: { level: 'silent' } });
    const use = `
      import { chatMessageAnswer, storyRead, type ChatMessageStatus, type NarrativeElement } from './client';
      export async function readName(): Promise<string | null | undefined> {
        const { data } = await storyRead({ path: { story: 21 } });
        return data?.data.name;
      }
      export function answer(audio: Blob) {
        return chatMessageAnswer({ path: { session_chat: 1, chat_message: 2 }, body: { session_chat_id: 1, audio } });
      }
      export const kind = (element: NarrativeElement): string => element.type;
      export const status: ChatMessageStatus = 'pending';
    `;
    expect(compile(use)).toBe('');
    expect(compile(`${use}\nexport const wrong = storyRead({ path: { story: 'one' } });`)).toContain('TS2322');
  });

  it('compile with openapi-typescript-codegen, with short calls and useful types', async () => {
    await generate({ input: bundle, output: join(folder, 'client'), useUnionTypes: true });
    const use = `
      import { ConversationService, StoriesService, type ErrorMessage } from './client';
      export async function readName(): Promise<string | null> {
        return (await StoriesService.storyRead(21)).data.name;
      }
      export function answer(audio: Blob) {
        return ConversationService.chatMessageAnswer(1, 2, { session_chat_id: 1, audio });
      }
      export const text = (error: ErrorMessage): string => error.message;
    `;
    expect(compile(use)).toBe('');
    expect(compile(`${use}\nexport const wrong = StoriesService.storyRead('one');`)).toContain('TS2345');
  });
});
