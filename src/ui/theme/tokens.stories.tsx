import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { colors } from './colors.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const meta = { title: 'Design/Tokens', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ name }: { name: string }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="3" textStyle="small">
      <chakra.span
        width="10"
        height="10"
        borderRadius="control"
        border="1px solid {colors.border.default}"
        style={{ background: `var(--chakra-colors-${name.replace('.', '-')})` }}
      />
      {name}
    </chakra.li>
  );
}

const colorNames = Object.entries(colors).flatMap(([group, shades]) =>
  'value' in shades ? [group] : Object.keys(shades).map((shade) => `${group}.${shade}`),
);

const spacing = Object.entries(tokens.spacing).toSorted(
  ([, one], [, other]) => Number.parseInt(one.value, 10) - Number.parseInt(other.value, 10),
);

export const Colours: Story = {
  render: () => (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(160px, 1fr))"
      gap="3"
      listStyleType="none"
      aria-label="Colours"
    >
      {colorNames.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </chakra.ul>
  ),
};

export const TypeScale: Story = {
  render: () => (
    <chakra.dl display="grid" gap="5">
      {Object.keys(textStyles).map((name) => (
        <div key={name}>
          <chakra.dt textStyle="caption" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd textStyle={name as keyof typeof textStyles}>Tobias writes the hour down</chakra.dd>
        </div>
      ))}
    </chakra.dl>
  ),
};

export const Spacing: Story = {
  render: () => (
    <chakra.dl display="grid" gridTemplateColumns="auto auto 1fr" alignItems="center" columnGap="4" rowGap="2">
      {spacing.map(([name, { value }]) => (
        <chakra.div key={name} display="contents" textStyle="small">
          <dt>{name}</dt>
          <dd>{value}</dd>
          <chakra.dd height="3" bg="accent.solid" style={{ width: value }} />
        </chakra.div>
      ))}
    </chakra.dl>
  ),
};

export const Corners: Story = {
  render: () => (
    <chakra.ul display="flex" flexWrap="wrap" gap="4" listStyleType="none" aria-label="Corners">
      {Object.keys(tokens.radii).map((name) => (
        <chakra.li
          key={name}
          display="grid"
          placeItems="center"
          width="24"
          height="24"
          bg="accent.subtle"
          color="accent.fg"
          textStyle="small"
          style={{ borderRadius: `var(--chakra-radii-${name})` }}
        >
          {name}
        </chakra.li>
      ))}
    </chakra.ul>
  ),
};
