import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { headerBackgrounds } from '@eldorado/remote';
import {
  accessibilityIcon,
  bagIcon,
  buildingIcon,
  busIcon,
  helpIcon,
  infoIcon,
  leafIcon,
  mailIcon,
  parkingIcon,
  planeArrivalIcon,
  planeDepartureIcon,
  queueIcon,
  restaurantIcon,
  sunIcon,
  waterIcon,
} from '@eldorado/ui/icons';
import { aircraft } from './icons.ts';

/** The scenes behind pages' headings, the home page's first. */
export const sections = ['home', ...headerBackgrounds] as const;
type Section = (typeof sections)[number];

/** What a shared link of each section shows: an airport's sign, which reads in every language. */
const pictograms: Readonly<Record<Exclude<Section, 'home'>, string>> = {
  plain: infoIcon,
  flights: planeDepartureIcon,
  airlines: planeArrivalIcon,
  restaurants: restaurantIcon,
  services: helpIcon,
  accessibility: accessibilityIcon,
  queues: queueIcon,
  contact: mailIcon,
  parking: parkingIcon,
  preparation: bagIcon,
  transport: busIcon,
  buses: busIcon,
  corporate: buildingIcon,
  sustainability: leafIcon,
  water: waterIcon,
  soil: leafIcon,
  climate: sunIcon,
};

/** The size that networks show whole (Open Graph, 1.91:1). */
export const cardSize = { width: 1200, height: 630 };

/** The page that is a section's picture: a sign that hangs over the section's scene. */
export async function cardPage(section: Section): Promise<string> {
  const scenes = path.join(repoRoot, 'shell/src/layout/scenes');
  const scene = await readFile(
    path.join(scenes, section === 'home' ? 'home/home-day.svg' : `header/${section}.svg`),
    'base64',
  );
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  );
  const pictogram =
    section === 'home'
      ? `<svg viewBox="4 0 36 36" stroke="none">${aircraft}</svg>`
      : `<svg viewBox="0 0 24 24"><path d="${pictograms[section]}"/></svg>`;
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Overpass; font-weight: 100 900; src: url(data:font/woff2;base64,${await readFile(font, 'base64')}) }
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; font-family: Overpass; background: #15181d; overflow: hidden }
    .scene { height: 386px; background: url(data:image/svg+xml;base64,${scene}) 97% 84% / cover }
    .sign { display: flex; height: 256px; background: #15181d; color: #fff; border-bottom: 12px solid #ffc844 }
    .pictogram { flex: none; width: 256px; height: 244px; background: #ffc844; display: grid; place-items: center }
    svg { width: 190px; fill: none; stroke: #15181d; stroke-width: 1.9; stroke-linecap: round; stroke-linejoin: round }
    svg[stroke] { stroke: none }
    .words { flex: 1; padding: 34px 0 0 48px }
    b { display: block; font-size: 116px; font-weight: 800; line-height: 1; letter-spacing: -0.03em }
    i { display: block; margin-top: 10px; color: #ffc844; font-size: 50px; font-style: normal; font-weight: 700; line-height: 1.2 }
    .code { align-self: center; margin-right: 48px; padding: 18px 26px 8px; border: 5px solid #ffc844; border-radius: 16px; color: #ffc844; font-size: 64px; font-weight: 800; line-height: 1; letter-spacing: 0.02em }
  </style>
  <div class="sign">
    <div class="pictogram">${pictogram}</div>
    <div class="words"><b>El Dorado</b><i>Aeropuerto de Bogotá</i></div>
    <div class="code">BOG</div>
  </div>
  <div class="scene"></div>`;
}
