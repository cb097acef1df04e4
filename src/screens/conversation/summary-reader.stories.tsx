import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal } from '#src/api/testing/gallery-server.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { SummaryReader } from './summary-reader.tsx';

const { data: summary } = example('summaryRead');

const meta = {
  title: 'Summaries/Summary reader',
  component: Button,
  args: {
    children: 'Read the summary',
    onClick: () => openDialog(<SummaryReader summary={summary.id} userId={1} />, { size: 'full' }),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => answer('summaryRead', { data: summary }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the summary' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await meta.play(context);
    const dialog = await screen.findByRole('dialog', { name: summary.title });
    const reader = within(dialog);
    await expect(await reader.findByRole('heading', { name: 'Mara and the road' })).toBeVisible();
    await expect(reader.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.querySelector('strong')).toHaveTextContent(/^sell a house$/);
    await expectAccessibleInBoth();
    await userEvent.click(reader.getByRole('button', { name: 'Copy' }));
    await expect(await reader.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('## Mara and the road'));
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('Tobias is on it.'));
  },
};

export const ReadingOnPhone: Story = { ...Reading, globals: { viewport: { value: 'phone' } } };

export const Recorder: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Update by voice' }));
    await expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
    await expectAccessibleInBoth();
  },
};

export const RecorderOnPhone: Story = { ...Recorder, globals: { viewport: { value: 'phone' } } };

function containing(content: string): () => void {
  return () => answer('summaryRead', { data: { ...summary, content } });
}

/** No scripts, cross-origin images or forms. */
export const Hostile: Story = {
  beforeEach: containing(
    [
      '# Loud\n\n<iframe src="https://evil.test"></iframe><img src=x onerror=alert(1)>',
      '![a pixel](https://evil.test/pixel.png)',
      '[run](javascript:alert(1)), [watch](http://example.org/a), [read](https://example.org/a)',
      '[write](mailto:ana@example.org)',
    ].join('\n\n'),
  ),
  play: async (context) => {
    await meta.play(context);
    const dialog = screen.getByRole('dialog');
    const reader = within(dialog);
    await expect(await reader.findByRole('heading', { level: 3, name: 'Loud' })).toBeVisible();
    await expect(dialog.querySelector('iframe, img, form')).not.toBeInTheDocument();
    await expect(reader.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['read', 'write']);
    const link = reader.getByRole('link', { name: 'read' });
    await expect(link).toHaveAttribute('href', 'https://example.org/a');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

/** Shown as plain text. */
export const DeeplyNested: Story = {
  beforeEach: containing(`${'>'.repeat(5000)} deep`),
  play: async (context) => {
    await meta.play(context);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('>>>> deep'));
  },
};

export const Empty: Story = { beforeEach: containing('') };

export const Loading: Story = { beforeEach: () => answer('summaryRead', new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: () => answer('summaryRead', refusal(500)),
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
