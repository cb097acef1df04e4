/** Generates a type test: tsc fails when orval's model and openapi-typescript's schema differ. */
import { child, type JsonObject } from './bundle.ts';

export function schemaViews(openapi: JsonObject, header: string): string {
  const names = Object.keys(child(child(openapi, 'components'), 'schemas')).toSorted();
  return `${header}import type { components } from './schema.ts';
import type * as model from './model/index.ts';

type Schemas = components['schemas'];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** Each value can only be written while both views of the schema are the same type. */
export const schemaViews: { readonly [name: string]: true } = {
${names.map((name) => `  ${name}: true satisfies Same<Schemas['${name}'], model.${name}>,`).join('\n')}
};
`;
}
