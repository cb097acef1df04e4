import { chakra } from '@chakra-ui/react';
import { Pause, Play, StepForward } from 'lucide-react';
import { useState } from 'react';
import { changeClock, type ClockChange, type MockSession, stepClock } from '#src/api/mock-control.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { formatClockStep, hasDone } from '../control-values.ts';
import { refreshSession, restartScenario, useMockSession, useScenarios } from '../demo-session.ts';
import { recordStep } from '../panel-steps.ts';
import {
  ControlProblem,
  Mono,
  PanelButton,
  PanelRow,
  PanelSection,
  PanelSelect,
  PanelTitle,
  useControl,
} from './panel-parts.tsx';

const speeds = ['1', '4', '16'] as const;

function SessionTime({ now }: { now: string }) {
  return (
    <Mono title={now} fontVariantNumeric="tabular-nums" marginInlineEnd="auto">
      {now.slice(11, 19)}
    </Mono>
  );
}

function ClockControls({ clock }: Pick<MockSession, 'clock'>) {
  const { run, problem } = useControl();
  const [stepped, setStepped] = useState('');
  const change = (body: ClockChange) =>
    run(async () => {
      await changeClock(body);
      recordStep({ kind: 'clock', change: body });
      await refreshSession();
    });
  const step = () =>
    run(async () => {
      const result = await stepClock();
      if (hasDone(result)) recordStep({ kind: 'step' });
      setStepped(formatClockStep(result));
      await refreshSession();
    });
  return (
    <>
      <PanelRow>
        <SessionTime now={clock.now} />
        {clock.paused ? (
          <IconButton label="Resume the clock" icon={Play} onClick={() => change({ paused: false })} />
        ) : (
          <IconButton label="Pause the clock" icon={Pause} onClick={() => change({ paused: true })} />
        )}
        <IconButton label="Step to the next event" icon={StepForward} onClick={step} />
        <SegmentedControl
          label="Speed"
          value={String(clock.speed)}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
          onChange={(value) => change({ speed: Number(value) })}
        />
      </PanelRow>
      <Mono role="status" aria-label="Last step" color="fg.muted" overflowWrap="anywhere" _empty={{ display: 'none' }}>
        {stepped}
      </Mono>
      <ControlProblem problem={problem} />
    </>
  );
}

export function ScenarioControls({ userId }: { userId: number }) {
  const session = useMockSession().data;
  const scenarios = useScenarios().data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const { run, busy, problem } = useControl();
  const name = chosen ?? session?.scenario ?? '';
  const action = name === session?.scenario ? 'Restart' : 'Start';
  const { description = '', shows = [] } = scenarios.find((scenario) => scenario.name === name) ?? {};
  return (
    <PanelSection role="group" aria-label="Scenario">
      <PanelTitle aria-hidden="true">Scenario</PanelTitle>
      <PanelRow>
        <PanelSelect aria-label="Scenario" value={name} onChange={(event) => setChosen(event.currentTarget.value)}>
          {scenarios.map((scenario) => (
            <option key={scenario.name} value={scenario.name}>
              {scenario.title}
            </option>
          ))}
        </PanelSelect>
        <PanelButton
          type="button"
          aria-label={`${action} scenario`}
          disabled={busy || name === ''}
          onClick={() => run(() => restartScenario(name, userId))}
        >
          {action}
        </PanelButton>
      </PanelRow>
      {description !== '' && (
        <chakra.p textStyle="small" color="fg.muted">
          {description}
        </chakra.p>
      )}
      {shows.length > 0 && (
        <chakra.details textStyle="small" color="fg.muted">
          <chakra.summary cursor="pointer">What you’ll see</chakra.summary>
          <chakra.ul marginTop="1" paddingInlineStart="4" listStyleType="disc">
            {shows.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </chakra.ul>
        </chakra.details>
      )}
      <ControlProblem problem={problem} />
      {session && <ClockControls clock={session.clock} />}
    </PanelSection>
  );
}
