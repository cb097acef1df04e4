import { chakra } from '@chakra-ui/react';
import { Unplug, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { addFault, disturb, type Disturbance, type Fault, operations, removeFault } from '#src/api/mock-control.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { type FaultFields, faultRule, formatFaultRule } from '../control-values.ts';
import { refreshSession, useMockSession } from '../demo-session.ts';
import { recordStep } from '../panel-steps.ts';
import {
  ControlProblem,
  Mono,
  PanelButton,
  PanelInput,
  PanelSection,
  PanelSelect,
  PanelTitle,
  useControl,
} from './panel-parts.tsx';

const disturbances: readonly { action: Disturbance; label: string }[] = [
  { action: 'drop', label: 'Drop the connection' },
  { action: 'close', label: 'Close with an error code' },
  { action: 'silence', label: 'Go silent' },
  { action: 'late', label: 'Delay the next event by 3 s' },
  { action: 'double', label: 'Send the next event twice' },
  { action: 'reorder', label: 'Swap the next two events' },
  { action: 'restore', label: 'Back to normal' },
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
          <Mono overflowWrap="anywhere">{formatFaultRule(fault)}</Mono>
          <IconButton
            label={`Remove the fault on ${fault.operation_id}`}
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

function parseDrop(text: string): FaultFields['drop'] {
  return text === 'request' || text === 'answer' ? text : '';
}

async function disconnect(action: Disturbance): Promise<void> {
  await disturb(action);
  recordStep({ kind: 'connection', action });
}

const empty: FaultFields = { operation: 'chatMessageAnswer', latency: '', status: '503', times: '1', drop: '' };

type FormProps = { fields: FaultFields; onChange: (fields: FaultFields) => void };

function WhichCall({ fields, onChange }: FormProps) {
  return (
    <chakra.div display="grid" gap="2">
      <Labelled>
        Operation
        <PanelSelect
          value={fields.operation}
          onChange={(event) => onChange({ ...fields, operation: event.currentTarget.value })}
        >
          {Object.entries(operations).map(([id, call]) => (
            <option key={id} value={id}>
              {id} ({call.split(' ')[0]})
            </option>
          ))}
        </PanelSelect>
      </Labelled>
      <Labelled>
        Connection
        <PanelSelect
          value={fields.drop}
          onChange={(event) => onChange({ ...fields, drop: parseDrop(event.currentTarget.value) })}
        >
          <option value="">Keep open</option>
          <option value="request">Drop before processing</option>
          <option value="answer">Drop after processing</option>
        </PanelSelect>
      </Labelled>
    </chakra.div>
  );
}

function HowAnswered({ fields, onChange, children }: FormProps & { children: ReactNode }) {
  const field = (name: 'latency' | 'status' | 'times', label: string) => (
    <Labelled>
      {label}
      <PanelInput
        inputMode="numeric"
        paddingInline="2"
        value={fields[name]}
        onChange={(event) => onChange({ ...fields, [name]: event.currentTarget.value })}
      />
    </Labelled>
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="72px repeat(2, minmax(0, 1fr)) auto auto" gap="2" alignItems="end">
      {field('latency', 'Latency, ms')}
      {field('status', 'Status')}
      {field('times', 'Times')}
      {children}
    </chakra.div>
  );
}

export function FaultControls() {
  const faults = useMockSession().data?.faults ?? [];
  const [fields, setFields] = useState(empty);
  const { run, busy, problem } = useControl();
  const act = (work: () => Promise<unknown>): void =>
    run(async () => {
      await work();
      await refreshSession();
    });
  const add = async (): Promise<void> => {
    const rule = faultRule(fields);
    await addFault(rule);
    recordStep({ kind: 'fault', rule });
  };
  const remove = async (id: number): Promise<void> => {
    await removeFault(id);
    const rules = faults.filter((fault) => fault.id !== id).map(({ id: _id, ...rule }) => rule);
    recordStep({ kind: 'faultsLeft', rules });
  };
  return (
    <PanelSection role="group" aria-label="Faults">
      <PanelTitle aria-hidden="true">Faults</PanelTitle>
      <WhichCall fields={fields} onChange={setFields} />
      <HowAnswered fields={fields} onChange={setFields}>
        <PanelButton type="button" disabled={busy} onClick={() => act(add)}>
          Add fault
        </PanelButton>
        <Menu
          label="Disconnect"
          icon={Unplug}
          items={disturbances.map(({ action, label }) => ({ label, onSelect: () => act(() => disconnect(action)) }))}
        />
      </HowAnswered>
      <ControlProblem problem={problem} />
      <ActiveFaults faults={faults} onRemove={({ id }) => act(() => remove(id))} />
    </PanelSection>
  );
}
