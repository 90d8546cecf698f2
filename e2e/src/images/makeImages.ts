import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { cardPage, cardSize, sections } from './cards.ts';
import { faviconSizes, icoFile, icons } from './icons.ts';
import { toPalette } from './palettePng.ts';

/**
 * `npm run images`: draws what shared links show and the site's icons into shell/images, from the scenes, the
 * pictograms and the mark. They are committed; draw them again when one of those changes.
 */
const folder = path.join(repoRoot, 'shell/images');
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({ colorScheme: 'light' });

async function shoot(html: string, size: { width: number; height: number }): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return toPalette(await page.screenshot({ omitBackground: true }));
}
const shootIcon = ({ size, svg }: { size: number; svg: string }) =>
  shoot(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`, {
    width: size,
    height: size,
  });

async function write(name: string, bytes: Buffer): Promise<void> {
  await writeFile(path.join(folder, name), bytes);
  process.stdout.write(`  ${name} ${(bytes.length / 1000).toFixed(1)} kB\n`);
}

for (const section of sections) {
  await write(`social-${section}.png`, await shoot(await cardPage(section), cardSize));
}
for (const [name, icon] of Object.entries(icons)) await write(`${name}.png`, await shootIcon(icon));
const favicons = [];
for (const icon of faviconSizes) favicons.push({ size: icon.size, png: await shootIcon(icon) });
await write('favicon.ico', icoFile(favicons));
await browser.close();
