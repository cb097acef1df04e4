import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EventRef, MockSession, ScenarioRef } from '#src/api/mock-control.ts';
import { answer, refusal, requestsOf } from '#src/api/testing/gallery-server.ts';
import { announcements$ } from '#src/ui/announcer.ts';
import { DockedPanel } from '#src/ui/layout/docked-panel.tsx';
import { expectAccessibleInBoth } from '#src/ui/testing/accessibility.ts';
import { clearSteps } from '../panel-steps.ts';
import { DemoControls } from './demo-controls.tsx';

const session: MockSession = {
  id: '5f0c6f8d1a2b3c4d5e6f7a8b',
  scenario: 'first-story',
  title: 'A first story',
  clock: { now: '2026-11-12T18:45:00.000000Z', speed: 1, paused: false },
  connections: 1,
  waiting: 0,
  interviewer: null,
  storage: { file: null, problem: null, last_backup: null },
  faults: [],
};

const scenarios: ScenarioRef[] = [
  {
    name: 'first-story',
    title: 'A first story',
    description: 'A new writer tells her first story.',
    shows: ['You’ll answer three questions.', 'You’ll see the story’s page grow.'],
  },
  { name: 'storm', title: 'A storm', description: 'Everything fails now and then.', shows: [] },
];

const channel = 'private-App.Models.User.1';
const events: EventRef[] = [
  {
    event: 'toast.notification',
    channel: 'private-App.Models.User.{id}',
    listened: [channel],
    example: { type: 'info', title: 'A word from the server', message: 'All is well.' },
  },
];

const fault = { id: 1, operation_id: 'chatMessageAnswer', status: 503, times: 1 };

const meta = {
  title: 'Debug/Demo controls',
  component: DemoControls,
  args: { userId: 1 },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <DockedPanel label="Debug panel">
        <div style={{ overflowY: 'auto' }}>{Story()}</div>
      </DockedPanel>
    ),
  ],
  beforeEach: () => {
    answer('GET /__mock/session', { data: session });
    answer('GET /__mock/scenarios', { data: scenarios });
    answer('GET /__mock/session/events', { data: events });
    answer('POST /__mock/session/events', { data: { receivers: 1, problem: null } });
    return clearSteps;
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('group', { name: 'Steps' })).toBeVisible());
  },
} satisfies Meta<typeof DemoControls>;

export default meta;
type Story = StoryObj<typeof meta>;

function group(name: string): HTMLElement {
  return screen.getByRole('group', { name });
}

export const Default: Story = {
  play: async () => {
    await meta.play();
    await expectAccessibleInBoth();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const BrokenEvent: Story = {
  beforeEach: () => answer('POST /__mock/session/events', { data: { receivers: 1, problem: '/title must be string' } }),
  play: async () => {
    await meta.play();
    const result = within(group('Events')).getByRole('status', { name: 'Validation result' });
    await waitFor(() => expect(result).toHaveTextContent('/title must be string'));
    await userEvent.click(within(group('Events')).getByRole('button', { name: 'Send event' }));
    await expect(await within(group('Events')).findByRole('button', { name: 'Send anyway' })).toBeVisible();
    await userEvent.type(within(group('Events')).getByRole('textbox', { name: 'Payload' }), '!');
    await waitFor(() => expect(result).toHaveTextContent(/JSON/));
    await expect(within(group('Events')).getByRole('button', { name: 'Send event' })).toBeDisabled();
    await expect(within(group('Events')).getByRole('button', { name: 'Copy as test' })).toBeDisabled();
    group('Steps').scrollIntoView();
  },
};

export const SentEvent: Story = {
  play: async () => {
    await meta.play();
    const result = within(group('Events')).getByRole('status', { name: 'Validation result' });
    await waitFor(() => expect(result).toHaveTextContent('Matches the contract'));
    await userEvent.click(within(group('Events')).getByRole('button', { name: 'Send event' }));
    await waitFor(() => expect(announcements$.peek().polite.text).toBe('Event sent'));
    await expect(within(group('Steps')).getByText('1 recorded')).toBeVisible();
    await userEvent.click(within(group('Steps')).getByRole('button', { name: 'Clear' }));
    await expect(within(group('Steps')).getByText('None yet')).toBeVisible();
    group('Steps').scrollIntoView();
  },
};

export const ActiveFaults: Story = {
  beforeEach: () => {
    answer('GET /__mock/session', { data: { ...session, faults: [fault, { ...fault, id: 2, latency_ms: 4000 }] } });
    answer('DELETE /__mock/session/faults/{fault}', new Response(null, { status: 204 }));
    answer('POST /__mock/session/faults', refusal(422, { message: 'Too many faults.' }));
  },
  play: async () => {
    await meta.play();
    const faults = within(group('Faults'));
    const active = within(faults.getByRole('list', { name: 'Active faults' }));
    await expect(active.getAllByRole('listitem')[1]).toHaveTextContent(
      'chatMessageAnswer → 503 after 4000 ms, 1 more time',
    );
    await userEvent.click(active.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(requestsOf('DELETE /__mock/session/faults/{fault}')).toHaveLength(1));
    await userEvent.clear(faults.getByRole('textbox', { name: 'Status' }));
    await userEvent.type(faults.getByRole('textbox', { name: 'Status' }), '7');
    await userEvent.click(faults.getByRole('button', { name: 'Add fault' }));
    await expect(await faults.findByRole('alert')).toHaveTextContent('Status must be a whole number from 200 to 599.');
    await expect(requestsOf('POST /__mock/session/faults')).toHaveLength(0);
    await userEvent.type(faults.getByRole('textbox', { name: 'Status' }), '{Backspace}500');
    await userEvent.click(faults.getByRole('button', { name: 'Add fault' }));
    await waitFor(() => expect(faults.getByRole('alert')).toHaveTextContent('Too many faults.'));
    await expectAccessibleInBoth();
  },
};

export const OtherScenario: Story = {
  play: async () => {
    await meta.play();
    const scenario = within(group('Scenario'));
    await expect(scenario.getByRole('button', { name: 'Restart scenario' })).toBeVisible();
    await userEvent.click(scenario.getByText('What you’ll see'));
    await expect(scenario.getByText('You’ll answer three questions.')).toBeVisible();
    await userEvent.selectOptions(scenario.getByRole('combobox', { name: 'Scenario' }), 'A storm');
    await expect(scenario.getByText('Everything fails now and then.')).toBeVisible();
    await expect(scenario.getByRole('button', { name: 'Start scenario' })).toBeVisible();
    await userEvent.click(scenario.getByRole('button', { name: 'Pause the clock' }));
    await waitFor(() => expect(requestsOf('PATCH /__mock/session/clock')[0]?.body).toBe('{"paused":true}'));
  },
};

/** A personal server, whose interviewer is a model, with a failed backup. */
export const PersonalServer: Story = {
  beforeEach: () =>
    answer('GET /__mock/session', {
      data: {
        ...session,
        interviewer: {
          model: 'A local model',
          sent_to: 'http://localhost:11434',
          recordings_sent_to: null,
        },
        storage: { file: '/home/ana/lamplight/stories.db', problem: 'The disk is full.', last_backup: null },
      },
    }),
};
