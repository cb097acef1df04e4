/** Core Web Vitals of every route, each opened with an empty cache, beside a list page with only the libraries. */
import type { Page } from 'playwright';
import { type Screen, screens } from '../browser/screens.ts';
import { openPhone, type Paints, processorSlowdown, slowDown, type Visited, withFloor } from './first-visit.ts';
import { installInteractionProbe } from './page-probes.ts';
import { median } from './statistics.ts';

type Vitals = Paints & { readonly interaction: number };

/** Single visits differ by a tenth, presses by more. */
const visits = 3;

function press(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => {
    const main = page.getByRole('main');
    return main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name })).first().click();
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
  const credentials = { email: 'demo@lamplight.test', password: 'demo-writer' };
  await request.get('/sanctum/csrf-cookie', { headers: { Accept: 'application/json' } });
  const response = await request.post('/api/v1/auth/login', { data: credentials });
  const { data } = (await response.json()) as { data: { token: string } };
  await page.addInitScript((token) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('mobileInsightsVisible', 'false');
  }, data.token);
}

async function measure(visited: Visited, { name, path, scenario, loggedOut }: Screen): Promise<Vitals> {
  const browserPage = await openPhone(visited, { scenario: scenario ?? 'first-story' });
  const { page } = browserPage;
  await page.addInitScript(installInteractionProbe);
  if (loggedOut !== true) await logIn(page);
  await slowDown(browserPage);
  await page.goto(visited.ours.origin + path, { waitUntil: 'networkidle' });
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForFunction(
    () => globalThis.lamplightPaints.largest > 0 && document.querySelector('main [aria-busy=true]') === null,
  );
  const paints = await page.evaluate(() => globalThis.lamplightPaints);
  await actions.find(([names]) => names.test(name))?.[1](page);
  await page.waitForLoadState('networkidle');
  // Browsers report an interaction only after its paint.
  const longest = await page.waitForFunction(() => Math.max(0, ...globalThis.lamplightInteractions()));
  const interaction = await longest.jsonValue();
  const { shift } = await page.evaluate(() => globalThis.lamplightPaints);
  await page.context().close();
  return { ...paints, shift, interaction };
}

/** Returns the largest paint of the libraries' list of 50 elements. */
async function measureFloor(visited: Visited): Promise<number> {
  const browserPage = await openPhone(visited, { scenario: 'long-time-writer' });
  const { page } = browserPage;
  await logIn(page);
  await slowDown(browserPage);
  await page.goto(`${visited.floor.origin}/list`, { waitUntil: 'networkidle' });
  await page.getByRole('row').nth(49).waitFor();
  await page.waitForFunction(() => globalThis.lamplightPaints.largest > 0);
  const { largest } = await page.evaluate(() => globalThis.lamplightPaints);
  await page.context().close();
  return largest;
}

function row(name: string, cells: readonly (number | string)[]): string {
  return [name.padEnd(36), ...cells.map((cell) => String(cell).padStart(12))].join('');
}

/** Measures the routes whose names contain one of `names`; all of them without names. */
export function vitals(names: readonly string[]): Promise<string[]> {
  return withFloor(async (visited) => {
    const targets = screens.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
    const measured = new Map<string, Vitals[]>(targets.map(({ name }) => [name, []]));
    const floors: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      for (const [index, target] of targets.entries()) {
        if (index % 8 === 0) floors.push(await measureFloor(visited));
        measured.get(target.name)?.push(await measure(visited, target));
      }
    }
    const floor = median(floors);
    return [
      `Each route at slow 4G over HTTP/2 with an empty cache, processor ${processorSlowdown} × slower, medians of ${visits} visits.`,
      `The libraries' list page (${floor.toFixed(0)} ms) is 1. Goals: LCP 2.0, INP 150 ms, CLS 0.01.`,
      row('', ['LCP', 'LCP, ms', 'INP, ms', 'CLS']),
      ...[...measured].map(([name, all]) => {
        const largest = median(all.map((one) => one.largest));
        const interaction = median(all.map((one) => one.interaction));
        const shift = median(all.map((one) => one.shift));
        return row(name, [(largest / floor).toFixed(2), largest.toFixed(0), interaction, shift.toFixed(3)]);
      }),
    ];
  });
}
