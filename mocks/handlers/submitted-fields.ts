/** Returns the named fields that a body contains. */
export const getSubmittedFields = <Body extends object, Name extends keyof Body>(
  body: Body,
  names: readonly Name[],
): Partial<Pick<Body, Name>> => {
  const given: Partial<Pick<Body, Name>> = {};
  for (const name of names) if (body[name] !== undefined) given[name] = body[name];
  return given;
};

export const trimName = <Body extends { readonly name?: string }>(body: Body): Body =>
  body.name === undefined ? body : { ...body, name: body.name.trim() };
