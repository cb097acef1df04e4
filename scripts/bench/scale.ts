/**
 * Doubles what a screen shows and prints how its open time, memory and elements grow. Each screen gets the mock
 * server's own response with its rows repeated, as if the writer had loaded all pages.
 */
import { type BrowserFixture, type BrowserPage, withBrowser } from '../browser/browser-fixture.ts';
import { countNodes, measureHeap, measureProcessorTime } from './page-measures.ts';
import { median } from './statistics.ts';

type Row = Record<string, unknown>;

type Subject = {
  readonly what: string;
  readonly operation: string;
  /** Default: the long-time writer. */
  readonly scenario?: string;
  readonly path: string;
  /** Of the smaller measurement; the larger has twice as many. */
  readonly count: number;
  /** Returns the response with `count` rows. */
  readonly scale: (response: Row, count: number) => Row;
  readonly ready: (browserPage: BrowserPage) => Promise<unknown>;
  /** What shows the rows, if not the address. */
  readonly open?: (browserPage: BrowserPage) => Promise<unknown>;
};

function repeat(rows: readonly Row[], count: number): Row[] {
  const first = rows[0];
  if (first === undefined) throw new Error('A response has no rows to repeat.');
  return Array.from({ length: count }, (_row, n) => ({ ...(rows[n % rows.length] ?? first), id: n + 1 }));
}

/** One page with all rows. */
function onePage(response: Row, count: number): Row {
  const data = repeat(response['data'] as Row[], count).map((row, n) =>
    'slug' in row ? { ...row, slug: `${String(row['slug'])}-${n}` } : row,
  );
  return { ...response, data, meta: { current_page: 1, last_page: 1, per_page: count, total: count } };
}

/** Parts of 20 scenes. */
function scaleOutline(response: Row, count: number): Row {
  const outline = response['data'] as { parts: (Row & { scenes: Row[] })[] };
  const scenes = repeat(
    outline.parts.flatMap((part) => part.scenes),
    count,
  ).map((scene, n) => ({ ...scene, id: `scene-${n}` }));
  const parts = Array.from({ length: count / 20 }, (_part, at) => ({
    id: `part-${at}`,
    title: `Part ${at + 1}`,
    scenes: scenes.slice(at * 20, at * 20 + 20),
  }));
  return { ...response, data: { ...outline, parts } };
}

/** `count` words, about 50 in a paragraph. */
function scaleManuscript(response: Row, count: number): Row {
  const document = response['data'] as { content: { content: Row[] } };
  const blocks = document.content.content;
  return {
    ...response,
    data: {
      ...document,
      content: { ...document.content, content: blocks.slice(0, (blocks.length * count) / 100_000) },
    },
  };
}

const subjects: readonly Subject[] = [
  {
    what: 'insights',
    operation: 'elementInsightHistoryList',
    path: '/projects/the-lamplighters-almanac/conversation/narrative-elements/rosa-marsh',
    count: 600,
    scale: onePage,
    open: ({ page }) => page.getByRole('tab', { name: 'History' }).click(),
    ready: ({ page }) => page.getByRole('feed').getByRole('article').first().waitFor(),
  },
  {
    what: 'words',
    operation: 'documentRead',
    path: '/projects/the-lamplighters-almanac/write',
    count: 50_000,
    scale: scaleManuscript,
    ready: ({ page }) => page.getByRole('textbox', { name: 'Story' }).waitFor(),
  },
  {
    what: 'scenes',
    operation: 'outlineRead',
    path: '/projects/the-lamplighters-almanac/outline',
    count: 500,
    scale: scaleOutline,
    ready: ({ page }) => page.getByRole('list', { name: 'Outline' }).getByRole('article').first().waitFor(),
  },
  {
    what: 'projects',
    operation: 'projectList',
    path: '/',
    count: 30,
    scale: onePage,
    ready: ({ page }) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    what: 'notes',
    operation: 'noteList',
    path: '/projects/the-salt-road/notes',
    count: 100,
    scale: onePage,
    ready: ({ page }) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem').first().waitFor(),
  },
  {
    what: 'turns of one conversation',
    operation: 'turnList',
    scenario: 'first-story',
    path: '/stories/21/develop',
    count: 30,
    scale: onePage,
    ready: ({ page }) => page.getByRole('region', { name: 'Question' }).waitFor(),
  },
];

type Measured = { time: number; heap: number; nodes: number };

const opens = 3;

async function openOnce(browserPage: BrowserPage, { path, open, ready }: Subject): Promise<void> {
  await browserPage.page.goto(path);
  await open?.(browserPage);
  await ready(browserPage);
  await browserPage.page.waitForLoadState('networkidle');
}

async function readResponse(browserPage: BrowserPage, subject: Subject): Promise<Row> {
  const [response] = await Promise.all([
    browserPage.page.waitForResponse((candidate) => candidate.ok() && isOf(subject, candidate.url())),
    openOnce(browserPage, subject),
  ]);
  return (await response.json()) as Row;
}

const addresses: Readonly<Record<string, RegExp>> = {
  elementInsightHistoryList: /narrative-elements\/[^/]+\/history/,
  documentRead: /\/document$/,
  outlineRead: /\/outline$/,
  projectList: /\/api\/v1\/projects(\?|$)/,
  noteList: /\/notes(\?|$)/,
  turnList: /\/turns(\?|$)/,
};

function isOf({ operation }: Subject, url: string): boolean {
  return url.includes('/api/') && addresses[operation]?.test(url) === true;
}

async function measureSize(
  browserPage: BrowserPage,
  subject: Subject,
  response: Row,
  count: number,
): Promise<Measured> {
  await browserPage.control.delete('/__mock/session/faults');
  const data = {
    operation_id: subject.operation,
    times: 1000,
    answer_text: JSON.stringify(subject.scale(response, count)),
  };
  const answer = await browserPage.control.post('/__mock/session/faults', { data });
  if (!answer.ok()) throw new Error(`the mock server rejected ${subject.what}: ${await answer.text()}`);
  const times: number[] = [];
  for (let n = 0; n < opens; n += 1)
    times.push(await measureProcessorTime(browserPage, () => openOnce(browserPage, subject)));
  return { time: median(times), heap: await measureHeap(browserPage), nodes: await countNodes(browserPage) };
}

function formatGrowth(one: number, two: number): string {
  return `${one.toFixed(one < 100 ? 1 : 0)} → ${two.toFixed(two < 100 ? 1 : 0)} (${(two / one).toFixed(2)} ×)`.padEnd(
    28,
  );
}

async function measureSubject(fixture: BrowserFixture, subject: Subject): Promise<string> {
  const browserPage = await fixture.openSignedIn(subject.scenario ?? 'long-time-writer');
  const response = await readResponse(browserPage, subject);
  const one = await measureSize(browserPage, subject, response, subject.count);
  const two = await measureSize(browserPage, subject, response, subject.count * 2);
  await browserPage.page.context().close();
  return [
    `${subject.count} → ${subject.count * 2} ${subject.what}`.padEnd(42),
    formatGrowth(one.time, two.time),
    formatGrowth(one.heap, two.heap),
    formatGrowth(one.nodes, two.nodes),
  ].join('');
}

export async function growth(): Promise<string[]> {
  return withBrowser(async (fixture) => {
    const lines = [
      `${'Twice as many'.padEnd(42)}${'processor time to open, ms'.padEnd(28)}${'heap, MiB'.padEnd(28)}elements`,
    ];
    for (const subject of subjects) lines.push(await measureSubject(fixture, subject));
    return lines;
  });
}
