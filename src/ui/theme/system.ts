import { css } from '@emotion/react';
import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { breakpoints, globalCss, keyframes } from './global-css.ts';
import { colors, shadows } from './colors.ts';
import { textStyles } from './text-styles.ts';
import { sizes, tokens } from './tokens.ts';

/** Calls `compute` once per object. */
function oncePerObject<Input extends object, Output>(compute: (input: Input) => Output): typeof compute {
  const known = new WeakMap<Input, Output>();
  return (input) => {
    let output = known.get(input);
    if (output === undefined) {
      output = compute(input);
      known.set(input, output);
    }
    return output;
  };
}

/**
 * Starts from the bare configuration instead of the default one. Start-up cost grows with the number of tokens, and the
 * default set has hundreds of unused ones.
 */
export function createUiSystem(): SystemContext {
  const system = createSystem(defaultBaseConfig, {
    preflight: true,
    // In Chromium, each rule that Emotion adds to a sheet with layers styles and lays out the whole page again.
    disableLayers: true,
    globalCss,
    theme: { breakpoints, keyframes, tokens, textStyles, semanticTokens: { colors, shadows, sizes } },
  });
  const serialize = oncePerObject((styles: ReturnType<SystemContext['css']>) => css(styles));
  // Each element's render would compile its recipe and serialize its styles again. `css` returns one object for equal styles.
  return {
    ...system,
    // Any component's own styles win over these.
    _global: system._global.map((styles) => ({ '@layer base': styles })),
    cva: oncePerObject(system.cva),
    sva: oncePerObject(system.sva),
    // The props first on their own: merged at once, a recipe's media queries would win over theirs.
    css: (recipe, ...props) => serialize(system.css(recipe, system.css(...props))),
  };
}
