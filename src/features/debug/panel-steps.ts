import { observable, type Observable } from '@legendapp/state';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import type { ClockChange, Disturbance, FaultRule, Sent } from '#src/contract/mock-control.ts';

/** One thing that was done in the panel. */
export type PanelAction =
  | { readonly kind: 'clock'; readonly change: ClockChange }
  /** The clock went to what was due next. */
  | { readonly kind: 'step' }
  | { readonly kind: 'fault'; readonly rule: FaultRule }
  /** A fault was taken away; `rules` are those that stayed. */
  | { readonly kind: 'faultsLeft'; readonly rules: readonly FaultRule[] }
  | { readonly kind: 'connection'; readonly action: Disturbance }
  | { readonly kind: 'event'; readonly sent: Sent; readonly unchecked: boolean };

/** With the path of the page at that time. */
export type PanelStep = PanelAction & { readonly path: string };

const key = 'debugSteps';
/** Older ones fall out. */
const most = 100;

function kept(): readonly PanelStep[] {
  try {
    // Nothing else writes this key.
    return JSON.parse(readStored('session', key) ?? '[]') as PanelStep[];
  } catch {
    return [];
  }
}

const steps: Observable<readonly PanelStep[]> = observable(kept());

/** What was done in the panel since the scenario began, as long as the tab lives; the oldest first. */
export const panelSteps$ = steps;

function keep(list: readonly PanelStep[]): void {
  steps.set(list);
  writeStored('session', key, list.length === 0 ? null : JSON.stringify(list));
}

/** Remembers what was just done. */
export function recordStep(action: PanelAction): void {
  keep([...steps.peek().slice(1 - most), { ...action, path: location.pathname }]);
}

/** Forgets everything, as at the beginning of a scenario. */
export function clearSteps(): void {
  keep([]);
}
