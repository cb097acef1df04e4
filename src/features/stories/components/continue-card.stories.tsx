import type { Meta, StoryObj } from '@storybook/react-vite';
import { example } from '#src/api/testing/examples.ts';
import type { SessionChatRef } from '#src/api/generated/types.ts';
import { type LatestConversation, latestConversation } from '../latest-conversation.ts';
import { ContinueCard } from './continue-card.tsx';

const conversation = latestConversation(example('sessionChatLatestRead').data as SessionChatRef) as LatestConversation;

const meta = {
  title: 'Stories/Continue card',
  component: ContinueCard,
  args: { conversation },
} satisfies Meta<typeof ContinueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutImage: Story = { args: { conversation: { ...conversation, image: null } } };
export const OfNewerVersion: Story = { args: { conversation: { ...conversation, path: null } } };
