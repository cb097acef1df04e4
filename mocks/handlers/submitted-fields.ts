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
