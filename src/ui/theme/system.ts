import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { breakpoints, globalCss, keyframes } from './global-css.ts';
import { colors, shadows } from './colors.ts';
import { textStyles } from './text-styles.ts';
import { sizes, tokens } from './tokens.ts';

/**
 * Starts from the bare configuration instead of the default one. Start-up cost grows with the number of tokens, and the
 * default set has hundreds of unused ones.
 */
export function createUiSystem(): SystemContext {
  return createSystem(defaultBaseConfig, {
    preflight: true,
    globalCss,
    theme: { breakpoints, keyframes, tokens, textStyles, semanticTokens: { colors, shadows, sizes } },
  });
}
