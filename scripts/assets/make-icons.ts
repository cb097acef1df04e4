// Makes the installed app's icons from public/favicon.svg:
// node scripts/assets/make-icons.ts
// The maskable icon fills its square, so that a launcher can cut any shape; the lamp is inside the safe zone.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumOptions, prepareChromium } from '../browser/find-chromium.ts';

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

/** An icon file of one PNG image, for browsers and tools that ask for /favicon.ico. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await prepareChromium();
const browser = await chromium.launch(chromiumOptions());
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');
for (const icon of icons) await draw(browser, svg, icon);
const small = { file: 'favicon.png', size: 48, fills: false };
await draw(browser, svg, small);
writeFileSync(join(folder, 'favicon.ico'), toIco(readFileSync(join(folder, small.file)), small.size));
rmSync(join(folder, small.file));
await browser.close();
