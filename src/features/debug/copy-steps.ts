import { readSession } from '#src/api/mock-control.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { announce } from '#src/ui/announcer.ts';
import { copiedTest } from './copied-test.ts';
import { type PanelAction, panelSteps$ } from './panel-steps.ts';

export async function copySteps(last?: PanelAction): Promise<void> {
  const { scenario } = await readSession();
  const next = last === undefined ? [] : [{ ...last, path: location.pathname }];
  const isCopied = await copyText(copiedTest(scenario, [...panelSteps$.peek(), ...next]));
  announce(isCopied ? 'Copied as a test' : 'Couldn’t copy');
}
