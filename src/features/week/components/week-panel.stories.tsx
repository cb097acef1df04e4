import type { Meta, StoryObj } from '@storybook/react-vite';
import { example } from '#src/api/testing/examples.ts';
import { answer, failed } from '#src/api/testing/gallery-server.ts';
import { WeekPanel } from './week-panel.tsx';

const meta = { title: 'Week/Week', component: WeekPanel } satisfies Meta<typeof WeekPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = { beforeEach: () => answer('weekSummaryRead', example('weekSummaryRead')) };
export const Quiet: Story = { beforeEach: () => answer('weekSummaryRead', example('weekSummaryRead', 'quietWeek')) };
export const Loading: Story = {};
export const Failed: Story = failed;
