/** The named fields of a body that were given; what was left out, or is not named here, changes nothing. */
export const getSubmittedFields = <Body extends object, Name extends keyof Body>(
  body: Body,
  names: readonly Name[],
): Partial<Pick<Body, Name>> => {
  const given: Partial<Pick<Body, Name>> = {};
  for (const name of names) if (body[name] !== undefined) given[name] = body[name];
  return given;
};

/** A name as it is kept: the white space around it is none of it. */
export const trimName = <Body extends { readonly name?: string }>(body: Body): Body =>
  body.name === undefined ? body : { ...body, name: body.name.trim() };
