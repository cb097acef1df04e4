import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { deleteDeviceData } from '#src/platform/device-data.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { refreshQueries } from '#src/platform/query-client.ts';
import {
  beginScenario,
  type EventRef,
  type MockSession,
  readEvents,
  readScenarios,
  readSession,
  type ScenarioRef,
} from '#src/contract/mock-control.ts';
import { clearSteps } from './panel-steps.ts';

const sessionKey = ['mock-control', 'session'] as const;

/** The session as the mock environment has it, looked at once a second: its clock runs and its faults are used up. */
export function useMockSession(): UseQueryResult<MockSession> {
  return useQuery<MockSession>({ queryKey: sessionKey, queryFn: readSession, refetchInterval: 1000, staleTime: 0 });
}

/** Looks at the session at once. */
export const refreshSession = (): Promise<void> => refreshQueries({ queryKey: sessionKey });

export function useScenarios(): UseQueryResult<ScenarioRef[]> {
  return useQuery({ queryKey: ['mock-control', 'scenarios'], queryFn: readScenarios, staleTime: Infinity });
}

/** The events of the contract with the channels that are listened to just now. */
export function useEvents(): UseQueryResult<EventRef[]> {
  return useQuery({ queryKey: ['mock-control', 'events'], queryFn: readEvents, refetchInterval: 3000, staleTime: 0 });
}

/**
 * Begins a scenario as a presenter expects it: the session anew, nothing of the former run left on this device, and the way in
 * from the login.
 */
export async function restartScenario(name: string, userId: number): Promise<void> {
  await beginScenario(name);
  clearSteps();
  await deleteDeviceData(userId).catch(() => undefined);
  // The scenario knows no login yet: with the former one the first call would be refused.
  sessionToken.write(null);
  location.assign('/');
}
