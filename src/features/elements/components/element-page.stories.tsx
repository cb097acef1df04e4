import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { toElement, type ElementDetail } from '../element-model.ts';
import { useElement } from '../queries.ts';
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

/** Its facts can also be edited in one form. */
export const Character: Story = {
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    const form = await screen.findByRole('dialog', { name: 'Edit element' });
    await waitFor(() => expect(form).toBeVisible());
    await expectAccessibleInBoth();
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await waitFor(() => expect(edit).toHaveFocus());
    edit.blur();
  },
};
export const Bare: Story = { args: { element: toDetail('bare') } };

export const EditingFact: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Age/ })[0] as HTMLElement);
    const field = await canvas.findByRole('textbox', { name: 'Age' });
    await expect(field).toHaveFocus();
    await expect(within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

const { data: mara } = example('elementRead', 'mara');

type Facts = (typeof mara)['facts'];

function withFacts(facts: Facts): object {
  return { data: { ...mara, facts } };
}

function withFact(facts: Facts, name: string, value: string): Facts {
  return facts.map((fact) => (fact.name === name ? { ...fact, value } : fact));
}

/** The element of the query cache, which a save changes. */
function SavedElement(args: typeof meta.args) {
  const { data } = useElement('the-salt-road', 'mara-ellery');
  return data ? <ElementPage {...args} element={data} /> : null;
}

function valueOf(name: string): HTMLElement {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;
}

/** A fact that fails to save stays in its field, an emptied one disappears, and a slow save doesn't affect the next. */
export const SavingFacts: Story = {
  render: (args) => <SavedElement {...args} />,
  // The first answer is followed by none: a save's own response shows.
  beforeEach: () => answer('elementRead', { data: mara }, new Promise(() => undefined)),
  play: async ({ canvas, step }) => {
    const older = withFact(mara.facts, 'Age', 'Thirty-one');
    const workless = older.filter(({ name }) => name !== 'Work');
    const eldest = withFact(workless, 'Age', 'Thirty-two');
    const slow = Promise.withResolvers<object>();
    answer(
      'elementUpdate',
      refusal(500, {}),
      withFacts(older),
      withFacts(workless),
      slow.promise,
      withFacts(withFact(eldest, 'Wants', 'To leave again')),
    );
    const edit = async (name: string): Promise<HTMLElement> => {
      await userEvent.click(await canvas.findByRole('button', { name: `Edit ${name}` }));
      const field = await canvas.findByRole('textbox', { name });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      return field;
    };
    await step('a fact that fails to save stays in its field', async () => {
      const age = await edit('Age');
      await userEvent.type(age, 'Thirty-one{Enter}');
      await waitFor(() => expect(age).toHaveAccessibleDescription(/unexpected error/));
      await expect(age).toHaveValue('Thirty-one');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(valueOf('Age')).toHaveTextContent('Thirty-one'));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Age' })).toHaveFocus());
    });
    await step('an emptied fact disappears', async () => {
      await edit('Work');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('Work', { selector: 'dt' })).not.toBeInTheDocument());
      await expect(requestsOf('elementUpdate')).toHaveLength(3);
    });
    await step("a slow save doesn't affect the next fact being edited", async () => {
      await userEvent.type(await edit('Age'), 'Thirty-two{Enter}');
      const wants = await edit('Wants');
      await userEvent.type(wants, 'To leave again');
      slow.resolve(withFacts(eldest));
      await waitFor(() => expect(valueOf('Age')).toHaveTextContent('Thirty-two'));
      await expect(wants).toHaveValue('To leave again');
      await expect(wants).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(valueOf('Wants')).toHaveTextContent('To leave again'));
    });
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
