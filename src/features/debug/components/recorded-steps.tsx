import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { copySteps } from '../copy-steps.ts';
import { useMockSession } from '../demo-session.ts';
import { clearSteps, panelSteps$ } from '../panel-steps.ts';
import { useControl } from '../use-control.ts';
import { ControlProblem } from './control-problem.tsx';
import { PanelButton, PanelRow, PanelSection, PanelTitle } from './panel-parts.tsx';

export function RecordedSteps() {
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
