import type { Schema } from '#mocks/model/tables.ts';

const onAPage = 30;

export type PageQuery = { readonly page?: number | undefined; readonly per_page?: number | undefined };

/** One page of `rows` like Laravel's paginator: a page past the end is empty, and there's always a last page. */
export function paginated<Row>(
  rows: readonly Row[],
  { page = 1, per_page = onAPage }: PageQuery,
): { data: Row[]; meta: Schema<'PaginationMeta'> } {
  return {
    data: rows.slice((page - 1) * per_page, page * per_page),
    meta: {
      total: rows.length,
      per_page,
      current_page: page,
      last_page: Math.max(1, Math.ceil(rows.length / per_page)),
    },
  };
}

/** Returns the named fields that a body contains. */
export function getSubmittedFields<Body extends object, Name extends keyof Body>(
  body: Body,
  names: readonly Name[],
): Partial<Pick<Body, Name>> {
  const submitted: Partial<Pick<Body, Name>> = {};
  for (const name of names) if (body[name] !== undefined) submitted[name] = body[name];
  return submitted;
}

export function trimName<Body extends { readonly name?: string }>(body: Body): Body {
  return body.name === undefined ? body : { ...body, name: body.name.trim() };
}
