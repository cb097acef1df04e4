import { useEvents, useMockSession, useScenarios } from '../demo-session.ts';
import { RecordedSteps } from './recorded-steps.tsx';
import { EventControls } from './event-controls.tsx';
import { FaultControls } from './fault-controls.tsx';
import { ScenarioControls } from './scenario-controls.tsx';

export function DemoControls({ userId }: { userId: number }) {
  const isPending = [useMockSession().isPending, useScenarios().isPending, useEvents().isPending].includes(true);
  // Render all at once: a growing section would move the buttons below it.
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
