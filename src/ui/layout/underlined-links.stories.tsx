import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnderlinedLink, UnderlinedLinkRow } from './underlined-links.tsx';

const meta = {
  title: 'UI/Underlined links',
  component: UnderlinedLinkRow,
  args: {
    'aria-label': 'Sections',
    children: ['Story', 'People', 'Plot', 'Progress'].map((name, at) => (
      <UnderlinedLink key={name} href={`#${name}`} {...(at === 0 && { 'aria-current': 'location' })}>
        {name}
      </UnderlinedLink>
    )),
  },
} satisfies Meta<typeof UnderlinedLinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
