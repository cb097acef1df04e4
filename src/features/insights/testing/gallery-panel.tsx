import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { answer, requestsOf } from '#src/api/testing/gallery-server.ts';
import { storedKeys } from '#src/platform/browser-storage.ts';
import { useInsights } from '../activation.ts';
import { InsightsAside } from '../components/insights-aside.tsx';
import type { InsightsContext } from '../context.ts';
import { panelVisible$, sheetVisible$ } from '../panel-state.ts';

/** The insights panel of an element in stories, and what they find in it. */

type Args = { element: string | null; other?: string };

const noChannels = { projectId: null, elementId: null };

/** Null is the writer. */
export function contextOf(elementSlug: string | null): InsightsContext {
  return { projectSlug: elementSlug === null ? null : 'the-salt-road', elementSlug, sessionChatId: null };
}

export function Insights({ element, other }: Args) {
  const [context, setContext] = useState(() => contextOf(element));
  useInsights(context, noChannels);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      {other !== undefined && (
        <button type="button" onClick={() => setContext(contextOf(context.elementSlug === other ? element : other))}>
          Another element
        </button>
      )}
      <InsightsAside context={context} generating={false} canOpen={() => true} />
    </div>
  );
}

/** Opens the panel with three current insights. What it remembers outlives its story, so each story has its own element. */
export function openPanel(): void {
  panelVisible$.set(true);
  sheetVisible$.set(false);
  answer('elementInsightList', { data: insights(1, 3) });
}

export function insight(id: number, more: object = {}): object {
  return emptyEntity('Insight', {
    id,
    title: `Insight ${id}`,
    content: `What insight ${id} says.`,
    actions: { save: { method: 'POST', path: `/api/v1/development-insights/${id}/save` } },
    ...more,
  });
}

export function insights(first: number, count: number, more: object = {}): object[] {
  return Array.from({ length: count }, (_, n) => insight(first + n, more));
}

export function page(data: readonly object[], current: number, last: number, total = 65): object {
  return { data, meta: { current_page: current, last_page: last, per_page: 30, total } };
}

export const saved = { saved_at: '2026-11-01T10:00:00Z' };

export function tab(name: 'Current' | 'Saved' | 'History'): HTMLElement {
  return screen.getByRole('tab', { name });
}

export function panel(): HTMLElement {
  return screen.getByRole('tabpanel');
}

export function articles(): HTMLElement[] {
  return within(panel()).queryAllByRole('article');
}

export function article(name: string): HTMLElement {
  return within(panel()).getByRole('article', { name });
}

export function findArticle(name: string): Promise<HTMLElement> {
  return waitFor(() => article(name));
}

export function bookmark(name: string): HTMLElement {
  return within(article(name)).getByRole('button', { name: 'Save insight' });
}

export function scroller(): HTMLElement {
  return panel().parentElement as HTMLElement;
}

/** Scrolls until the visible bottom is at this share of the height, even if measuring changes it. */
export async function scrollTo(part: number): Promise<void> {
  const view = scroller();
  let timesThere = 0;
  await waitFor(() => {
    const top = view.scrollHeight * part - view.clientHeight;
    const isThere = Math.abs(view.scrollTop - top) < 4;
    if (!isThere) view.scrollTop = top;
    // Rows that come into view change the height when they are measured.
    timesThere = isThere ? timesThere + 1 : 0;
    return expect(timesThere).toBeGreaterThan(3);
  });
}

export function pagesOf(id: Parameters<typeof requestsOf>[0]): (string | undefined)[] {
  return requestsOf(id).map(({ path }) => path.split('/').at(-1));
}

export async function untilCount(count: number): Promise<void> {
  await waitFor(() => expect(articles()).toHaveLength(count));
}

export const ends = {
  saved: "You've reached the end of your saved insights.",
  history: 'End of insights history. No more insights available.',
};

export function rememberedAsEmpty(): string[] {
  return storedKeys('session', 'insightsEmpty:').toSorted();
}

export async function expectError(text: string): Promise<void> {
  const alert = await screen.findByRole('alert', { name: 'Error' });
  await expect(alert).toHaveTextContent(text);
  await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(alert).not.toHaveTextContent(text));
}

export function fill(box: HTMLElement, value: string): Promise<boolean> {
  return fireEvent.change(box, { target: { value } });
}

export const noMatch = 'No insights match your search. Try different keywords.';
