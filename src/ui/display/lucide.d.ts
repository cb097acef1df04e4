/** Made by config/icons.ts. */
declare module 'virtual:lucide' {
  import type collection from '@iconify-json/lucide/icons.json';

  type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
    ? `${Capitalize<First>}${PascalCase<Rest>}`
    : Capitalize<Name>;

  const icons: { readonly [Name in keyof (typeof collection)['icons'] as PascalCase<Name>]: icons.LucideIcon };
  namespace icons {
    type LucideIcon = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  }
  export = icons;
}
