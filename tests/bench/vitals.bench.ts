/** Core Web Vitals of every route, each opened with an empty cache, beside a list page with only the libraries. */
import type { Page } from '@playwright/test';
import { type Screen, screens } from '../support/screens.ts';
import { demoWriter } from '../support/sign-in.ts';
import { readVital, test, type Vitals } from './slow-phone.ts';
import { median } from './statistics.ts';

/** Single visits differ by a tenth, presses by more. */
const visits = 3;

/** As long as a finger's. A press within one frame would show no pressed state, and nothing would be painted. */
const pressed = { delay: 80 };

function press(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => {
    const main = page.getByRole('main');
    return main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name })).first().click(pressed);
  };
}

async function type(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox')).first().click();
  await page.keyboard.type('a');
}

/** Each route's main action, by name. The first match counts. */
const actions: readonly (readonly [RegExp, (page: Page) => Promise<void>])[] = [
  [/^login/, press('Log in')],
  [/^onboarding/, press(/^(?:Continue|Next|Start)/)],
  [/^home$/, press('New project')],
  [/^(?:story|project)$|^project-(?:outline|moodboard|notes|characters?|related)$/, press(/^More /)],
  [/^(?:trash|stories-summaries)/, press('Stories')],
  [/^profile(?:-achievements|-subscription)?$/, press('Edit profile')],
  [/^answers/, press('Continue')],
  [/engine-test/, press('Open in a dialog')],
  [/^(?:magic-link|stories|elements|profile-edit|project-note|project-write)/, type],
  [/./, (page) => page.getByRole('radio', { name: 'Type' }).check({ force: true })],
];

/** Without the insights' sheet, which would cover the main action. */
async function logIn(page: Page): Promise<void> {
  const { request } = page.context();
  await request.get('/sanctum/csrf-cookie', { headers: { Accept: 'application/json' } });
  const response = await request.post('/api/v1/auth/login', { data: demoWriter });
  const { data } = (await response.json()) as { data: { token: string } };
  await page.addInitScript((token) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('mobileInsightsVisible', 'false');
  }, data.token);
}

/** The library learns of a press after its paint, and reports it when the page is idle. */
async function untilReported(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
    }
  });
}

async function measure(page: Page, origin: string, { name, path }: Screen): Promise<Omit<Vitals, 'FCP'>> {
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  const LCP = await readVital(page, 'LCP');
  await actions.find(([names]) => names.test(name))?.[1](page);
  await page.waitForLoadState('networkidle');
  await untilReported(page);
  const INP = await readVital(page, 'INP');
  const CLS = await readVital(page, 'CLS');
  await page.context().close();
  return { LCP, INP, CLS };
}

function print(name: string, ...cells: readonly (number | string)[]): void {
  console.log([name.padEnd(36), ...cells.map((cell) => String(cell).padStart(12))].join(''));
}

let floor = Number.NaN;

/** The largest paint of the libraries' list of 50 elements. */
test.beforeAll(async ({ openPhone, sites }) => {
  const paints: number[] = [];
  for (let visit = 0; visit < 2 * visits; visit += 1) {
    const page = await openPhone('long-time-writer', logIn);
    await page.goto(`${sites.floor}/list`, { waitUntil: 'networkidle' });
    await page.getByRole('row').nth(49).waitFor();
    paints.push(await readVital(page, 'LCP'));
    await page.context().close();
  }
  floor = median(paints);
  console.log('Each route at slow 4G over HTTP/2 with an empty cache, processor 4 × slower.');
  console.log(`The libraries' list page (${floor.toFixed(0)} ms) is 1. Goals: LCP 2.0, INP 150 ms, CLS 0.01.`);
  print('', 'LCP', 'LCP, ms', 'INP, ms', 'CLS');
});

for (const screen of screens)
  test(screen.name, async ({ openPhone, sites }) => {
    const vitals: Omit<Vitals, 'FCP'>[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await openPhone(screen.scenario ?? 'first-story', screen.loggedOut ? undefined : logIn);
      vitals.push(await measure(page, sites.ours, screen));
    }
    const of = (name: 'LCP' | 'INP' | 'CLS'): number => median(vitals.map((one) => one[name]));
    print(screen.name, (of('LCP') / floor).toFixed(2), of('LCP').toFixed(0), of('INP'), of('CLS').toFixed(3));
  });
