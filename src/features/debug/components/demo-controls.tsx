import { useEvents, useMockSession, useScenarios } from '../demo-session.ts';
import { RecordedSteps } from './done-here.tsx';
import { EventControls } from './event-controls.tsx';
import { FaultControls } from './fault-controls.tsx';
import { ScenarioControls } from './scenario-controls.tsx';

/** The controls of the mock environment, in mock-response mode only: scenario and clock, faults, events, and what was done. */
export function DemoControls({ userId }: { userId: number }) {
  const isPending = [useMockSession().isPending, useScenarios().isPending, useEvents().isPending].includes(true);
  // All at once: a section that grows moves the buttons below it away from the pointer.
  if (isPending) return null;
  return (
    <>
      <ScenarioControls userId={userId} />
      <FaultControls />
      <EventControls />
      <RecordedSteps />
    </>
  );
}
