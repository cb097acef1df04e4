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
    globalCss,
    theme: { breakpoints, keyframes, tokens, textStyles, semanticTokens: { colors, shadows, sizes } },
  });
  const serialize = oncePerObject((styles: ReturnType<SystemContext['css']>) => css(styles));
  // Each element's render would compile its recipe and serialize its styles again. `css` returns one object for equal styles.
  return {
    ...system,
    cva: oncePerObject(system.cva),
    sva: oncePerObject(system.sva),
    css: (...styles) => serialize(system.css(...styles)),
  };
}
