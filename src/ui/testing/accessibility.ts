import axe, { type RunOnly } from 'axe-core';
import { expect } from 'storybook/test';
import { everyRule, rulesOfColour, rulesOfPages, untilStill } from './axe-rules.ts';

async function expectNoFinding(runOnly: RunOnly): Promise<void> {
  await untilStill();
  const { violations } = await axe.run({ runOnly, rules: rulesOfPages, resultTypes: ['violations'], iframes: false });
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  await expect(findings).toEqual([]);
}

/** Checks the story and what is open over it: every rule in the light theme, and the colour rules in the dark one. */
export async function expectAccessibleInBoth(): Promise<void> {
  const { classList } = document.documentElement;
  await expectNoFinding(everyRule);
  classList.replace('light', 'dark');
  try {
    await expectNoFinding(rulesOfColour);
  } finally {
    classList.replace('dark', 'light');
  }
}
