import { expect, test } from 'vitest';
import { createUiSystem } from './system.ts';

test('an element’s props win over its recipe, also at a screen size, without cascade layers', () => {
  const { cva, css } = createUiSystem();
  const recipe = cva({ base: { paddingTop: { base: '6', md: '10' } } });
  const { styles } = css(recipe({}), { paddingTop: { base: '4', md: '8' } });
  expect(styles).toBe(
    'padding-top:var(--chakra-spacing-4);@media screen and (min-width: 48rem){padding-top:var(--chakra-spacing-8);}',
  );
});
