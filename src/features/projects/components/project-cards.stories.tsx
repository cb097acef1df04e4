import type { Meta, StoryObj } from '@storybook/react-vite';
import { example } from '#src/api/testing/examples.ts';
import { toProjects } from '../project-model.ts';
import { ProjectCards, ProjectCardsSkeleton } from './project-cards.tsx';

const meta = {
  title: 'Projects/Project cards',
  component: ProjectCards,
  args: { projects: toProjects(example('projectList').data) },
} satisfies Meta<typeof ProjectCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithoutCovers: Story = {
  args: { projects: meta.args.projects.map((project) => ({ ...project, image: null })) },
};
export const Loading: Story = { render: () => <ProjectCardsSkeleton /> };
