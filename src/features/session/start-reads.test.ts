import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#src/api/query-client.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { session$ } from './session-state.ts';
import { startRead, createLoader } from './start-reads.ts';

const queryKey = ['stories'];
const load = createLoader(() => startRead({ queryKey, queryFn: () => Promise.resolve(['The salt road']) }));

async function open(): Promise<void> {
  const url = 'http://localhost/stories';
  await load({ params: {}, request: new Request(url), url: new URL(url), pattern: '/stories', context: {} });
}

function getCached(): unknown {
  return queryClient.getQueryData(queryKey);
}

beforeEach(() => {
  queryClient.clear();
  sessionToken.write('1|stored');
  session$.set({ phase: 'checking' });
});

test('a screen is read while the stored session is checked', async () => {
  const opened = open();
  await expect.poll(getCached).toEqual(['The salt road']);
  session$.set({ phase: 'in', userId: 1 });
  await opened;
  expect(getCached()).toEqual(['The salt road']);
});

test('nothing is read without a stored session', async () => {
  sessionToken.write(null);
  const opened = open();
  session$.set({ phase: 'out', reason: 'none' });
  await opened;
  expect(getCached()).toBeUndefined();
});

test('what was read for the writer before is dropped if another one logs in meanwhile', async () => {
  const opened = open();
  await expect.poll(getCached).toEqual(['The salt road']);
  sessionToken.write('2|other');
  session$.set({ phase: 'in', userId: 2 });
  await opened;
  expect(getCached()).toBeUndefined();
});

test('what was read is dropped if the server can’t confirm the session', async () => {
  const opened = open();
  await expect.poll(getCached).toEqual(['The salt road']);
  session$.set({ phase: 'in', userId: 1, unchecked: true });
  await opened;
  expect(getCached()).toBeUndefined();
});
