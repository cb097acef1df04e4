import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { png } from './mock-picture.ts';
import { webm } from './mock-writer.ts';

export type TourCall = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly mediaType: string | null;
  readonly body: Readonly<Record<string, unknown>> | null;
};

type Parameter = { readonly name: string; readonly in: string; readonly example?: string | number | boolean };
type Reference = { readonly $ref: string };
type Examples = Readonly<Record<string, { readonly value?: unknown }>>;

const document = readOpenApi();
const shared = document.components as unknown as { readonly parameters: Readonly<Record<string, Parameter>> };

function resolveParameters(listed: unknown): readonly Parameter[] {
  return ((listed ?? []) as readonly (Parameter | Reference)[]).flatMap((parameter) =>
    '$ref' in parameter ? (shared.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? []) : parameter,
  );
}

/** Returns the URL with the parameters' examples, including all optional ones. */
function toUrl(template: string, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams();
  let path = template;
  for (const { name, in: place, example } of parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === 'query' && example !== undefined) query.set(name, String(example));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

function getBodies(content: Readonly<Record<string, { readonly examples?: unknown }>> | undefined) {
  return Object.entries(content ?? {}).flatMap(([mediaType, { examples }]) =>
    Object.values((examples ?? {}) as Examples).map(({ value }) => ({
      mediaType,
      body: value as Readonly<Record<string, unknown>>,
    })),
  );
}

/** In the contract's order; the sign-out is last. */
export function contractTour(): readonly TourCall[] {
  return Object.entries(document.paths)
    .flatMap(([template, item]) =>
      Object.entries(item).flatMap(([method, operation]): readonly TourCall[] => {
        if (operation.operationId === undefined) return [];
        const parameters = resolveParameters((operation as unknown as { readonly parameters?: unknown }).parameters);
        const request = { operationId: operation.operationId, method: method.toUpperCase() };
        const path = toUrl(template, parameters);
        const bodies = getBodies(operation.requestBody?.content);
        if (bodies.length > 0) return bodies.map((body) => ({ ...request, path, ...body }));
        const emptyRequest = { ...request, mediaType: null, body: null };
        const bare = path.split('?', 1)[0] ?? path;
        return bare === path ? [{ ...emptyRequest, path }] : [bare, path].map((path) => ({ ...emptyRequest, path }));
      }),
    )
    .toSorted((one, other) => Number(one.operationId === 'authLogout') - Number(other.operationId === 'authLogout'));
}

export function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const text = String(value);
    if (text.endsWith('.webm')) form.append(name, new File([webm(900)], text, { type: 'audio/webm' }));
    else if (text.endsWith('.webp')) form.append(name, new File([png(640, 480)], 'picture.png', { type: 'image/png' }));
    else form.append(name, text);
  }
  return form;
}
