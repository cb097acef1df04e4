import { chakra } from '@chakra-ui/react';
import { Unplug, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import {
  addFault,
  disturb,
  type Disturbance,
  type Fault,
  operations,
  removeFault,
} from '#src/contract/mock-control.ts';
import { refreshSession, useMockSession } from '../demo-session.ts';
import { type FaultFields, faultRule, faultWords } from '../fault-rule.ts';
import { useControl } from '../use-control.ts';
import { ControlProblem } from './control-problem.tsx';
import { Mono, PanelButton, PanelInput, PanelRow, PanelSection, PanelSelect, PanelTitle } from './panel-parts.tsx';

const disturbances: readonly { action: Disturbance; label: string }[] = [
  { action: 'drop', label: 'Cut the connection' },
  { action: 'close', label: 'Close it with a code' },
  { action: 'silence', label: 'Say nothing any more' },
  { action: 'late', label: 'The next event 3 s late' },
  { action: 'double', label: 'The next event twice' },
  { action: 'reorder', label: 'The next event after its next' },
  { action: 'restore', label: 'All as usual' },
];

const Labelled = chakra('label', { base: { display: 'grid', gap: '1', textStyle: 'caption', color: 'fg.muted' } });

const Active = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInlineStart: '3',
    borderRadius: 'chip',
    bg: 'warning.bg',
    color: 'warning.fg',
  },
});

function ActiveFaults({ faults, onRemove }: { faults: readonly Fault[]; onRemove: (fault: Fault) => void }) {
  if (faults.length === 0) return null;
  return (
    <chakra.ul aria-label="Active faults" display="grid" gap="1">
      {faults.map((fault) => (
        <Active key={fault.id}>
          <Mono overflowWrap="anywhere">{faultWords(fault)}</Mono>
          <IconButton
            label={`Remove the fault of ${fault.operation_id}`}
            icon={X}
            iconSize={16}
            color="inherit"
            onClick={() => onRemove(fault)}
          />
        </Active>
      ))}
    </chakra.ul>
  );
}

const empty: FaultFields = { operation: 'chatMessageAnswer', latency: '', status: '503', times: '1' };

/** What the next calls of an operation meet, and what happens to the connection. */
export function FaultControls() {
  const session = useMockSession().data;
  const [fields, setFields] = useState(empty);
  const { run, busy, problem } = useControl();
  const act = (work: () => Promise<unknown>): void =>
    run(async () => {
      await work();
      await refreshSession();
    });
  const field = (name: Exclude<keyof FaultFields, 'operation'>, label: string) => (
    <Labelled>
      {label}
      <PanelInput
        inputMode="numeric"
        value={fields[name]}
        onChange={(event) => setFields({ ...fields, [name]: event.currentTarget.value })}
      />
    </Labelled>
  );
  return (
    <PanelSection role="group" aria-label="Faults">
      <PanelTitle aria-hidden="true">Faults</PanelTitle>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 88px 68px 60px" gap="2">
        <Labelled>
          Operation
          <PanelSelect
            value={fields.operation}
            onChange={(event) => setFields({ ...fields, operation: event.currentTarget.value })}
          >
            {operations.map(({ id, method }) => (
              <option key={id} value={id}>
                {id} ({method})
              </option>
            ))}
          </PanelSelect>
        </Labelled>
        {field('latency', 'Latency, ms')}
        {field('status', 'Status')}
        {field('times', 'Times')}
      </chakra.div>
      <PanelRow>
        <PanelButton type="button" disabled={busy} onClick={() => act(() => addFault(faultRule(fields)))}>
          Add fault
        </PanelButton>
        <Menu
          label="Disconnect"
          icon={Unplug}
          items={disturbances.map(({ action, label }) => ({ label, onSelect: () => act(() => disturb(action)) }))}
        />
      </PanelRow>
      <ControlProblem problem={problem} />
      <ActiveFaults faults={session?.faults ?? []} onRemove={({ id }) => act(() => removeFault(id))} />
    </PanelSection>
  );
}
