import { readFileSync } from 'node:fs';
import { slowPageAudio } from '../support/slow-audio.ts';
import { expect, test } from '../support/test.ts';

type QuestionAudio = { slug: string; file: string; text: string; duration_ms: number };

const questionAudios = JSON.parse(readFileSync('mocks/assets/questions/manifest.json', 'utf8')) as QuestionAudio[];

test("the writer plays a question, and every question's audio has its stated length", async ({ writer: page }) => {
  await page.goto('/stories/new');
  const play = page.getByRole('button', { name: 'Play question' });
  await expect(play).toBeVisible();
  await slowPageAudio(page);
  const isSilent = () => page.evaluate(() => [...document.querySelectorAll('audio')].every((audio) => audio.paused));
  expect(await isSilent()).toBe(true);
  await play.click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.poll(isSilent).toBe(false);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(play).toBeVisible();
  await expect.poll(isSilent).toBe(true);

  expect(questionAudios.length).toBeGreaterThanOrEqual(6);
  const lengths = await page.evaluate(
    async (files) => {
      const decode = async (file: string) => {
        const bytes = await (await fetch(`/media/questions/${file}`)).arrayBuffer();
        const { duration } = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
        return duration * 1000;
      };
      return Promise.all(files.map(decode));
    },
    questionAudios.map(({ file }) => file),
  );
  for (const [index, { slug, duration_ms: expectedDuration }] of questionAudios.entries())
    expect(Math.abs((lengths[index] ?? 0) - expectedDuration), slug).toBeLessThan(60);
});
