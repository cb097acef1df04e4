import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { Button } from '#src/ui/controls/button.tsx';
import { describeInterviewer, describeStorage } from '../control-values.ts';
import { copySteps } from '../copy-steps.ts';
import { useEvents, useMockSession, useScenarios } from '../demo-session.ts';
import { clearSteps, panelSteps$ } from '../panel-steps.ts';
import { EventControls } from './event-controls.tsx';
import { FaultControls } from './fault-controls.tsx';
import { ControlProblem, PanelButton, PanelRow, PanelSection, PanelTitle, useControl } from './panel-parts.tsx';
import { ScenarioControls } from './scenario-controls.tsx';

function RecordedSteps() {
  const count = useValue(panelSteps$).length;
  const session = useMockSession().data;
  const { run, busy, problem } = useControl();
  return (
    <PanelSection role="group" aria-label="Steps">
      <PanelRow>
        <PanelTitle aria-hidden="true">Steps</PanelTitle>
        <chakra.span flex="1" textStyle="small" color="fg.muted">
          {count === 0 ? 'None yet' : `${count} recorded`}
        </chakra.span>
        <PanelButton type="button" kind="text" disabled={count === 0} onClick={clearSteps}>
          Clear
        </PanelButton>
        <PanelButton type="button" disabled={busy || count === 0} onClick={() => run(() => copySteps())}>
          Copy as test
        </PanelButton>
      </PanelRow>
      {session && (
        <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          Session {session.id}, {session.waiting} pending
        </chakra.p>
      )}
      <ControlProblem problem={problem} />
    </PanelSection>
  );
}

const scriptText = 'The scenario’s script interviews. Nothing leaves this device.';

function InterviewerNote() {
  const { data } = useMockSession();
  const interviewer = data?.interviewer ?? null;
  const source = interviewer === null ? scriptText : describeInterviewer(interviewer);
  const storage = data ? describeStorage(data.storage, interviewer !== null) : '';
  return (
    <PanelSection role="group" aria-label="Interviewer">
      <PanelTitle aria-hidden="true">Interviewer</PanelTitle>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {`${source} ${storage}`}
      </chakra.p>
      <chakra.div marginInlineStart="-3">
        <Button asChild variant="link" textStyle="small">
          <a href="/__mock/archive">Export or import everything</a>
        </Button>
      </chakra.div>
    </PanelSection>
  );
}

export function DemoControls({ userId }: { userId: number }) {
  const isPending = [useMockSession().isPending, useScenarios().isPending, useEvents().isPending].includes(true);
  // Render all at once: a growing section would move the buttons below it.
  if (isPending) return null;
  return (
    <>
      <ScenarioControls userId={userId} />
      <InterviewerNote />
      <FaultControls />
      <EventControls />
      <RecordedSteps />
    </>
  );
}
