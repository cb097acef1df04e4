import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { example } from '#src/api/testing/examples.ts';
import { answer, refusal } from '#src/api/testing/gallery-server.ts';
import { writeStored } from '#src/platform/browser-storage.ts';
import { logIn } from '#src/features/session/testing/gallery-writer.ts';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { Component } from './onboarding.screen.tsx';

const meta = {
  title: 'Screens/Welcome',
  component: Component,
  parameters: { layout: 'fullscreen', route: { address: '/onboard' } },
  beforeEach: () => {
    // A draft outlives its story. No story saves its own, and this writer has none.
    logIn({ id: 90, name: null, onboarded: false, data: null });
    answer('projectList', example('projectList', 'empty'));
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

function atStep(step: string) {
  return { route: { address: `/onboard?step=${step}` } };
}

async function goOn(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
}

async function expectQuestion(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text));
}

export const Name: Story = {
  play: async ({ canvas }) => {
    await goOn();
    await waitFor(async () => expect(await canvas.findByText('First name is required')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expectAccessibleInBoth();
  },
};

export const NameFailed: Story = {
  beforeEach: () => {
    logIn({ id: 91, name: null, onboarded: false, data: null });
    answer('userNameUpdate', refusal(500, {}));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), 'Ana');
    await goOn();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('An unexpected error occurred. Please try again.');
    await expect(alert).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  },
};

export const Writing: Story = {
  parameters: atStep('writing'),
  beforeEach: () => logIn({ id: 92, name: 'Ana', data: null }),
  play: async ({ canvas }) => {
    await expectQuestion('What do you write?');
    const [first, second] = canvas.getAllByRole('checkbox').map((choice) => choice.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Novel' }));
    await expectAccessibleInBoth();
  },
};

export const WritingOnPhone: Story = { ...Writing, globals: { viewport: { value: 'phone' } } };

export const Working: Story = {
  parameters: atStep('working'),
  beforeEach: () => logIn({ id: 93, name: 'Ana', data: null }),
  play: async () => {
    await expectQuestion('What are you working on?');
    await expectAccessibleInBoth();
  },
};

export const WorkingWithProjects: Story = {
  parameters: atStep('working'),
  beforeEach: () => {
    logIn({ id: 94 });
    answer('projectList', example('projectList'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'The Salt Road' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('The Salt Road');
  },
};

type Microphones = { streams: MediaStream[]; gain: GainNode; recorder: unknown };

let microphones: Microphones;

const devices = ['Desk microphone', 'Headset'].map((label, at) => ({
  kind: 'audioinput',
  deviceId: `microphone-${at}`,
  label,
})) as MediaDeviceInfo[];

/** Two microphones that hear a tone of this loudness. */
function plugIn(loudness: number): void {
  writeStored('local', 'microphone', null);
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: loudness });
  const tone = new OscillatorNode(context);
  tone.connect(gain);
  tone.start();
  const streams: MediaStream[] = [];
  spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(devices);
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((constraints) => {
    const { stream } = gain.connect(new MediaStreamAudioDestinationNode(context)) as MediaStreamAudioDestinationNode;
    const [track] = stream.getAudioTracks();
    const { deviceId } = (constraints?.audio ?? {}) as { deviceId?: { exact: string } };
    if (track) spyOn(track, 'getSettings').mockReturnValue({ deviceId: deviceId?.exact ?? 'microphone-0' });
    streams.push(stream);
    return Promise.resolve(stream);
  });
  microphones = { streams, gain, recorder: spyOn(window, 'MediaRecorder') };
}

async function expectOpen(count: number): Promise<void> {
  await waitFor(() => expect(microphones.streams.filter(({ active }) => active)).toHaveLength(count));
  await expect(microphones.recorder).not.toHaveBeenCalled();
}

async function expectRating(text: string): Promise<void> {
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((status) => status !== ''),
    ).toEqual([text]),
  );
}

function wave(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-wave=live]');
}

/** Rates the microphone, switches to another, records nothing and releases it. Ends at the question before. */
export const Microphone: Story = {
  parameters: atStep('microphone'),
  beforeEach: () => {
    logIn({ id: 95, name: 'Ana', data: null });
    plugIn(0.5);
  },
  play: async ({ canvas, step }) => {
    await step('a loud microphone is rated', async () => {
      await expectRating('Loud and clear.');
      await expect(wave()).toBeVisible();
      await expect(canvas.getByText('We don’t record anything on this page.')).toBeVisible();
      await expectAccessibleInBoth();
    });
    await step('the writer switches to another', async () => {
      const choice = canvas.getByRole('combobox', { name: 'Microphone' });
      await expect(choice).toHaveDisplayValue('Desk microphone');
      await userEvent.selectOptions(choice, 'Headset');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Microphone' })).toHaveDisplayValue('Headset'));
      await expectRating('Loud and clear.');
      await expectOpen(1);
    });
    await step('leaving releases it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expectQuestion('What are you working on?');
      await expectOpen(0);
    });
  },
};

/** With reduced motion a single bar shows the level. */
export const QuietMicrophone: Story = {
  parameters: atStep('microphone'),
  beforeEach: () => {
    logIn({ id: 96, name: 'Ana', data: null });
    plugIn(0);
    const real = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches') ?? {};
    spyOn(MediaQueryList.prototype, 'matches', 'get').mockImplementation(function matches(this: MediaQueryList) {
      return this.media.includes('reduced-motion') || real.get?.call(this) === true;
    });
  },
  play: async ({ canvas }) => {
    await expectRating('We can’t hear anything yet.');
    await expect(wave()?.querySelector('span')).not.toBeInTheDocument();
    const fill = wave()?.querySelector(':scope > div > div');
    const before = fill?.getAttribute('style');
    microphones.gain.gain.value = 0.006;
    await expectRating('We can only just hear you. Move closer, or choose another microphone.');
    await waitFor(() => expect(fill?.getAttribute('style')).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expectOpen(0);
  },
};

export const AskingForMicrophone: Story = {
  parameters: atStep('microphone'),
  beforeEach: () => {
    logIn({ id: 97, name: 'Ana', data: null });
    spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Your browser is asking to use the microphone');
    await waitFor(() => expect(title).toBeVisible());
  },
};

export const BlockedMicrophone: Story = {
  parameters: atStep('microphone'),
  beforeEach: () => {
    logIn({ id: 98, name: 'Ana', data: null });
    spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Microphone is blocked.');
    await expect(canvas.getByText(/Open the site settings next to the address/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I’d rather type' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await expectAccessibleInBoth();
  },
};
