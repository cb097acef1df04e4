import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { breakpoints, globalCss, keyframes } from './global-css.ts';
import { colors, shadows } from './palette.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/**
 * The style system. It starts from the bare configuration (conditions and properties), never from the default one:
 * start-up cost follows the number of tokens, and the default set holds hundreds that nothing here uses.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss,
  theme: { breakpoints, keyframes, tokens, textStyles, semanticTokens: { colors, shadows } },
});
