import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IconIco } from '@shockpkg/icon-encoder';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { repoRoot } from '@eldorado/build/app';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { cardPage, cardSize, sections } from './cards.ts';
import { faviconSizes, icons, mark } from './icons.ts';
import { pressPictures } from './pressKit.ts';

/**
 * `npm run images`: draws what shared links show and the site's icons into gateway/images, from the scenes, the
 * pictograms and the mark, and the press room's media kit. They are committed; draw them again when one of those changes.
 */
const folder = path.join(repoRoot, 'gateway/images');
await mkdir(path.join(folder, 'press'), { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({ colorScheme: 'light' });

async function shoot(html: string, size: { width: number; height: number }): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot({ omitBackground: true }));
  // At most 256 colours, a byte a point: a third of the size, and drawings of flat surfaces look the same.
  return picture.png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
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
const favicon = new IconIco();
// As they are: every browser that still asks for such a file reads PNGs in it.
for (const icon of faviconSizes) await favicon.addFromPng(await shootIcon(icon), true, true);
await write('favicon.ico', Buffer.from(favicon.encode()));
for (const { name, html, ...size } of await pressPictures())
  await write(`press/${name}.png`, await shoot(html, size));
await write('press/el-dorado-mark.png', await shootIcon(mark(1024)));
await write('press/el-dorado-mark.svg', Buffer.from(mark(1024).svg));
await browser.close();
