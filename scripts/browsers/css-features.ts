import { missingFeature, type MissingFeature } from './compat-data.ts';

function present(candidates: readonly (MissingFeature | undefined)[]): MissingFeature[] {
  return candidates.filter((one) => one !== undefined);
}

function cssName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function functionsIn(value: string): MissingFeature[] {
  const names = [...value.matchAll(/(?<![\w-])([a-z][a-z\d-]*)\(/g)].map(([, name = '']) => name);
  return present(
    names.map((name) =>
      missingFeature(['css', 'types', name], ['css', 'types', 'color', name], ['css', 'types', 'image', name]),
    ),
  );
}

/** Accepts the property in CSS or JavaScript spelling. Prefixed and custom properties pass. */
export function missingInDeclaration(property: string, value: string | undefined): MissingFeature[] {
  const name = cssName(property);
  if (name.startsWith('-')) return [];
  const missingProperty = missingFeature(['css', 'properties', name]);
  if (missingProperty !== undefined) return [missingProperty];
  if (value === undefined) return [];
  const keywords = value.match(/(?<![\w-])[a-z][a-z\d-]*(?![\w(-])/g) ?? [];
  return [...present(keywords.map((word) => missingFeature(['css', 'properties', name, word]))), ...functionsIn(value)];
}

export function missingInSelector(text: string): MissingFeature[] {
  const atRule = /^@([a-z-]+)/.exec(text)?.[1];
  if (atRule !== undefined) return present([missingFeature(['css', 'at-rules', atRule])]);
  const pseudo = [...text.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  return present(pseudo.map((name) => missingFeature(['css', 'selectors', name])));
}
