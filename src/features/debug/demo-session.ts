import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { deleteDeviceData } from '#src/platform/device-data.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { queryClient } from '#src/api/query-client.ts';
import {
  startScenario,
  type EventRef,
  type MockSession,
  readEvents,
  readScenarios,
  readSession,
  type ScenarioRef,
} from '#src/api/mock-control.ts';
import { clearSteps } from './panel-steps.ts';

const sessionKey = ['mock-control', 'session'] as const;

/** Polls the mock session every second: its clock runs and its faults are used up. */
export function useMockSession(): UseQueryResult<MockSession> {
  return useQuery<MockSession>({ queryKey: sessionKey, queryFn: readSession, refetchInterval: 1000, staleTime: 0 });
}

export function refreshSession(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sessionKey });
}

export function useScenarios(): UseQueryResult<ScenarioRef[]> {
  return useQuery({ queryKey: ['mock-control', 'scenarios'], queryFn: readScenarios, staleTime: Infinity });
}

export function useEvents(): UseQueryResult<EventRef[]> {
  return useQuery({ queryKey: ['mock-control', 'events'], queryFn: readEvents, refetchInterval: 3000, staleTime: 0 });
}

/** Restarts a scenario for a presenter: a new session, no earlier data on this device, and the login screen. */
export async function restartScenario(name: string, userId: number): Promise<void> {
  await startScenario(name);
  clearSteps();
  await deleteDeviceData(userId).catch(() => undefined);
  // The new scenario has no login: the old token would be rejected.
  sessionToken.write(null);
  location.assign('/');
}
