import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { GrowingTextArea } from './growing-text-area.tsx';

const meta = {
  title: 'UI/Growing text area',
  component: GrowingTextArea,
  args: { 'aria-label': 'Note title', rows: 1, width: 'full', textStyle: 'h1', defaultValue: 'Tides' },
} satisfies Meta<typeof GrowingTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'The safe hour moves by fifty minutes a day, and nobody in the town writes it down. '.repeat(3);

/** A long text is fully visible at each width. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox', { name: 'Note title' });
    const whole = () => waitFor(() => expect(area.scrollHeight - area.clientHeight).toBe(0));
    const type = (value: string): Promise<boolean> => fireEvent.input(area, { target: { value } });
    await whole();
    const before = area.clientHeight;
    await type(long);
    await whole();
    await expect(area.clientHeight).toBeGreaterThan(before);
    const wide = area.clientHeight;
    canvasElement.style.width = '390px';
    await waitFor(() => expect(area.clientHeight).toBeGreaterThan(wide));
    await whole();
    await type('Tides');
    canvasElement.style.width = '';
    await waitFor(() => expect(area.clientHeight).toBe(before));
  },
};

/** As in Safari before 26.2. */
export const WithoutFieldSizing: Story = {
  ...Default,
  beforeEach: () => {
    const supports = CSS.supports.bind(CSS);
    spyOn(CSS, 'supports').mockImplementation(
      (name: string, value?: string) =>
        name !== 'field-sizing' && (value === undefined ? supports(name) : supports(name, value)),
    );
    const rules = new CSSStyleSheet();
    rules.replaceSync('textarea { field-sizing: fixed !important; }');
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    };
  },
};
