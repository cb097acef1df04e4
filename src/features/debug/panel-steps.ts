import { observable, type Observable } from '@legendapp/state';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import type { ClockChange, Disturbance, FaultRule, Sent } from '#src/api/mock-control.ts';

export type PanelAction =
  | { readonly kind: 'clock'; readonly change: ClockChange }
  | { readonly kind: 'step' }
  | { readonly kind: 'fault'; readonly rule: FaultRule }
  /** A fault was removed. `rules` are the rest. */
  | { readonly kind: 'faultsLeft'; readonly rules: readonly FaultRule[] }
  | { readonly kind: 'connection'; readonly action: Disturbance }
  | { readonly kind: 'event'; readonly sent: Sent; readonly unchecked: boolean };

export type PanelStep = PanelAction & { readonly path: string };

const key = 'debugSteps';
const most = 100;

function readSteps(): readonly PanelStep[] {
  try {
    return JSON.parse(readStored('session', key) ?? '[]') as PanelStep[];
  } catch {
    return [];
  }
}

const steps: Observable<readonly PanelStep[]> = observable(readSteps());

export const panelSteps$ = steps;

function saveSteps(list: readonly PanelStep[]): void {
  steps.set(list);
  writeStored('session', key, list.length === 0 ? null : JSON.stringify(list));
}

export function recordStep(action: PanelAction): void {
  saveSteps([...steps.peek().slice(1 - most), { ...action, path: location.pathname }]);
}

export function clearSteps(): void {
  saveSteps([]);
}
