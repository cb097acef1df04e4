import { DoneHere } from './done-here.tsx';
import { EventControls } from './event-controls.tsx';
import { FaultControls } from './fault-controls.tsx';
import { ScenarioControls } from './scenario-controls.tsx';

/** The controls of the mock environment, in mock-response mode only: scenario and clock, faults, events, and what was done. */
export function DemoControls({ userId }: { userId: number }) {
  return (
    <>
      <ScenarioControls userId={userId} />
      <FaultControls />
      <EventControls />
      <DoneHere />
    </>
  );
}
