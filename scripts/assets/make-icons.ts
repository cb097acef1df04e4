// Makes the installed app's icons from public/favicon.svg:
// node scripts/assets/make-icons.ts
// The maskable icon fills its square, so that a launcher can cut any shape; the lamp is inside the safe zone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium, launchOptions } from '../browser/find-chromium.ts';

const folder = join(import.meta.dirname, '..', '..', 'public');

type Icon = { file: string; size: number; fills: boolean };

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, fills: false },
  { file: 'icon-512.png', size: 512, fills: false },
  { file: 'icon-maskable-512.png', size: 512, fills: true },
];

async function draw(browser: Browser, svg: string, { file, size, fills }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = fills ? svg.replace(/ rx="[\d.]+"/, '') : svg;
  await page.setContent(
    `<body style="margin:0">${image.replace('<svg', `<svg width="${size}" height="${size}"`)}</body>`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}

const browser = await chromium.launch(launchOptions(await findChromium()));
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');
for (const icon of icons) await draw(browser, svg, icon);
await browser.close();
