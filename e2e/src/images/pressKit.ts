import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { mark } from './icons.ts';

/** What the press may take away: a page that is the picture, by the name of its file. */
export interface PressPicture {
  name: string;
  width: number;
  height: number;
  html: string;
}

const embedded = async (file: string) => (await readFile(file)).toString('base64');

/** The mark beside the name, as the site's header has them. @param ink colour of the words. */
function namePage(font: string, ink: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Overpass; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
    body { display: flex; align-items: center; gap: 72px; width: 1600px; height: 480px; margin: 0; padding: 0 40px; box-sizing: border-box; font-family: Overpass; color: ${ink} }
    svg { flex: none; width: 400px; height: 400px }
    b { display: block; font-size: 218px; font-weight: 800; line-height: 1; letter-spacing: -0.02em }
    span { display: block; margin-top: 12px; font-size: 92px; font-weight: 500; line-height: 1.1 }
  </style>${mark(400).svg}<div><b>El Dorado</b><span>Aeropuerto de Bogotá</span></div>`;
}

/** A scene of the home page without the page that begins below it. */
const scenePage = (scene: string) =>
  `<!doctype html><style>body { margin: 0; width: 2400px; height: 1200px; background: url(data:image/svg+xml;base64,${scene}) 50% 0 / 2400px auto }</style>`;

/** Draws the media kit of the press room (mf-corporate/src/news/press/kit.ts). */
export async function pressPictures(): Promise<readonly PressPicture[]> {
  const font = await embedded(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
    ),
  );
  const names = [
    { name: 'el-dorado-name', ink: '#15181d' },
    { name: 'el-dorado-name-on-dark', ink: '#ffffff' },
  ].map(({ name, ink }) => ({ name, width: 1600, height: 480, html: namePage(font, ink) }));
  const scenes = await Promise.all(
    ['day', 'dusk', 'night'].map(async (hour) => ({
      name: `el-dorado-${hour}`,
      ...{ width: 2400, height: 1200 },
      html: scenePage(
        await embedded(path.join(repoRoot, `shell/src/layout/scenes/home/home-${hour}.svg`)),
      ),
    })),
  );
  return [...names, ...scenes];
}
