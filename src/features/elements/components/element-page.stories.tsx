import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { toElement, type ElementDetail } from '../element-model.ts';
import { ElementPage } from './element-page.tsx';

function toDetail(name: string): ElementDetail {
  return toElement(example('elementRead', name).data, {
    project: 'the-salt-road',
    kind: 'characters',
  }) as ElementDetail;
}

const meta = {
  title: 'Elements/Element',
  component: ElementPage,
  args: { element: toDetail('mara'), kindName: 'Characters', leave: fn(), onDevelop: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ElementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Character: Story = {};
export const Bare: Story = { args: { element: toDetail('bare') } };

export const EditingFact: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Age/ })[0] as HTMLElement);
    const field = await canvas.findByRole('textbox', { name: 'Age' });
    await expect(field).toHaveFocus();
    await expect(within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Save' })).toBeVisible();
  },
};
