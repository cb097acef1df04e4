import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { breakpoints, globalCss, keyframes } from './global-css.ts';
import { colors, shadows } from './colors.ts';
import { textStyles } from './text-styles.ts';
import { sizes, tokens } from './tokens.ts';

/** Chakra compiles the recipe of a `chakra('div', recipe)` at each of its renders. This compiles each recipe once. */
function compileOnce<Recipe extends object, Compiled>(compile: (recipe: Recipe) => Compiled): typeof compile {
  const compiled = new WeakMap<Recipe, Compiled>();
  return (recipe) => {
    const result = compiled.get(recipe) ?? compile(recipe);
    compiled.set(recipe, result);
    return result;
  };
}

/**
 * Starts from the bare configuration instead of the default one. Start-up cost grows with the number of tokens, and the
 * default set has hundreds of unused ones.
 */
export function createUiSystem(): SystemContext {
  const system = createSystem(defaultBaseConfig, {
    preflight: true,
    globalCss,
    theme: { breakpoints, keyframes, tokens, textStyles, semanticTokens: { colors, shadows, sizes } },
  });
  return { ...system, cva: compileOnce(system.cva), sva: compileOnce(system.sva) };
}
