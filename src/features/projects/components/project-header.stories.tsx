import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Project } from '#src/api/generated/types.ts';
import { emptyEntity, example } from '#src/api/testing/examples.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { toProject, type ProjectModel } from '../project-model.ts';
import { ProjectHeader } from './project-header.tsx';

function toModel(project: Project): ProjectModel {
  return toProject(project) as ProjectModel;
}

const meta = {
  title: 'Projects/Project header',
  component: ProjectHeader,
  args: { project: toModel(example('projectRead').data), isHeading: true },
  parameters: { layout: 'fullscreen', route: { address: '/projects/the-salt-road' } },
} satisfies Meta<typeof ProjectHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInBoth();
  },
};

export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Quiet: Story = { args: { isQuiet: true } };

/** A project without kinds still leads to its first element. */
export const Bare: Story = {
  args: { project: toModel(emptyEntity('Project')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Characters' })).toHaveAttribute(
      'href',
      '/projects/the-salt-road/characters',
    );
  },
};

export const LongName: Story = {
  args: {
    project: toModel(
      emptyEntity('Project', {
        name: 'Everything that the road across the flats gave back, and to whom, and what they did with it',
        subtitle: 'A novel in four tides, with an afterword by the woman who kept the tables',
      }),
    ),
  },
};
