import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { BackendRequest } from '#verify/backend/backend.ts';
import { FatalError } from '#verify/base/finding.ts';
import { asText } from '#verify/base/values.ts';
import { getServerPath } from '#verify/base/exchange.ts';
import { buildTarget, type Operation } from '#verify/contract/rest.ts';
import { fill, NoValue, resolveExpression, type Scope } from './runtime-expressions.ts';
import type { Step, StepParameter } from './workflow-document.ts';

type StepRequest = { readonly request: BackendRequest; readonly seen: NonNullable<Scope['request']> };

/** A form's value that is a file. */
export const fileName = /^\$file\('(.+)'\)$/;

const fileTypes: Readonly<Record<string, string>> = {
  '.webm': 'audio/webm',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Reads the file in `$file('path')`, relative to its document. Throws `FatalError` when it's missing. */
export async function readFixture(folder: string, text: string): Promise<File> {
  const path = fileName.exec(text)?.[1] ?? text;
  const bytes = await readFile(join(folder, path)).catch(() => {
    throw new FatalError(`Can't read the workflow file ${path}.`);
  });
  return new File([bytes], basename(path), { type: fileTypes[extname(path)] ?? 'application/octet-stream' });
}

async function toForm(payload: object, folder: string): Promise<Record<string, string | File>> {
  const form: Record<string, string | File> = {};
  for (const [name, value] of Object.entries(payload)) {
    form[name] = typeof value === 'string' && fileName.test(value) ? await readFixture(folder, value) : asText(value);
  }
  return form;
}

async function toBody(
  type: string,
  payload: unknown,
  folder: string,
): Promise<Pick<BackendRequest, 'json' | 'form' | 'fields'>> {
  if (type === 'multipart/form-data') return { form: await toForm(payload as object, folder) };
  if (type !== 'application/x-www-form-urlencoded') return { json: payload };
  const fields = Object.entries(payload as object).map(([name, value]): [string, string] => [name, asText(value)]);
  return { fields: new URLSearchParams(fields) };
}

/**
 * The target of a server-given address. Undefined if there is none or if it leads elsewhere: the response's check
 * reports that.
 */
function actionTarget(action: string | undefined, scope: Scope, baseUrl: string): string | undefined {
  const address = action === undefined ? undefined : resolveExpression(action, scope);
  if (typeof address !== 'string' || !URL.canParse(address, baseUrl)) return undefined;
  const target = getServerPath(address, baseUrl);
  return target?.startsWith('/api/v1/') === true ? target : undefined;
}

/** `baseUrl` is the server's address before `/api`. Throws `NoValue` when a value is missing. */
export async function stepRequest(
  { parameters, requestBody, 'x-action': action }: Step,
  operation: Operation,
  { folder, baseUrl }: { readonly folder: string; readonly baseUrl: string },
  scope: Scope,
): Promise<StepRequest> {
  const valuesIn = (where: StepParameter['in']): Record<string, unknown> => {
    const values = parameters.filter((parameter) => parameter.in === where);
    return Object.fromEntries(
      values.map(({ name, value }) => {
        const filled = fill(value, scope);
        if (filled === null) throw new NoValue(asText(value));
        return [name, filled];
      }),
    );
  };
  const [path, query, header] = [valuesIn('path'), valuesIn('query'), valuesIn('header')];
  const body = requestBody ? fill(requestBody.payload, scope) : undefined;
  const type = requestBody?.contentType ?? operation.body?.mediaType ?? 'application/json';
  return {
    request: {
      method: operation.method.toUpperCase(),
      target: actionTarget(action, scope, baseUrl) ?? buildTarget(operation, path, query),
      headers: Object.fromEntries(Object.entries(header).map(([name, value]) => [name, asText(value)])),
      ...(requestBody && (await toBody(type, body, folder))),
    },
    seen: { path, query, header, body },
  };
}
