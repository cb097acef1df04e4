import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyEntity, example } from '#src/api/testing/examples.ts';
import { toStories, toStory } from '../story-model.ts';
import { StoryCard } from './story-card.tsx';

const [saltRoad = toStory(emptyEntity('Story', { id: 1 }))] = toStories(example('storyList').data);

const meta = {
  title: 'Stories/Story card',
  component: StoryCard,
  args: { story: saltRoad, heading: 'h2' },
  decorators: [(Story) => <ul style={{ maxWidth: 224, listStyle: 'none' }}>{Story()}</ul>],
} satisfies Meta<typeof StoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tall: Story = {};
export const Row: Story = { args: { look: 'row' } };
export const WithoutCover: Story = { args: { story: { ...saltRoad, image: null } } };
export const LongName: Story = {
  args: {
    story: { ...saltRoad, name: 'Everything that the road across the flats gave back, and to whom', image: null },
  },
};
