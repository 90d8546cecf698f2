import type { ArticleBlock, ArticleContent } from '@eldorado/ui';
import { articles } from './index.ts';
import { sources } from './sources.ts';
import { agua } from './agua/meta.ts';
import { cambioClimatico } from './cambio-climatico/meta.ts';
import { carga } from './carga/meta.ts';
import { corporativo } from './corporativo/meta.ts';
import { elDoradoInforma } from './el-dorado-informa/meta.ts';
import { elDoradoSostenible } from './el-dorado-sostenible/meta.ts';
import { estadisticasDelAeropuerto } from './estadisticas-del-aeropuerto/meta.ts';
import { nuestroCompromiso } from './nuestro-compromiso/meta.ts';
import { reconocimientos } from './reconocimientos/meta.ts';
import { revistaCheckIn } from './revista-check-in/meta.ts';
import { saludYSeguridad } from './salud-y-seguridad/meta.ts';
import { sobreLaIniciativa } from './sobre-la-iniciativa/meta.ts';
import { suelo } from './suelo/meta.ts';
import { terminosYCondiciones } from './terminos-y-condiciones/meta.ts';
import { trabajaConNosotros } from './trabaja-con-nosotros/meta.ts';

const metas = [
  agua,
  cambioClimatico,
  carga,
  corporativo,
  elDoradoInforma,
  elDoradoSostenible,
  estadisticasDelAeropuerto,
  nuestroCompromiso,
  reconocimientos,
  revistaCheckIn,
  saludYSeguridad,
  sobreLaIniciativa,
  suelo,
  terminosYCondiciones,
  trabajaConNosotros,
];
const languages = ['es', 'en', 'fr', 'pt'] as const;

/** The site's routes (spec.md section 2), without locale prefix or query. */
const routes = new Set([
  '/',
  '/establecimientos',
  ...['', '/salidas', '/llegadas', '/conexiones'].map((end) => `/vuelos${end}`),
  ...`/aerolineas /tiendas /restaurantes /salas-vip /cajeros-electronicos /renta-de-vehiculos
    /entidades-aeroportuarias`
    .split(/\s+/)
    .map((end) => `/establecimientos${end}`),
  ...`prepara-tu-viaje aduanas instrucciones-equipaje migracion-y-pasaportes mascotas taxis
    transporte-publico objetos-perdidos internet-wifi guarda-equipaje carros-de-equipaje
    habitaciones-de-descanso notaria oratorio punto-de-vacunacion servicio-medico-y-emergencias
    sanidad-y-emergencia servicios-tecnologicos sillas-de-ruedas ayuda-al-viajero`
    .split(/\s+/)
    .map((end) => `/servicios/${end}`),
  ...`/prepara-tu-viaje/divisas /viaje-en-familia /informacion-en-tiempo-real/parqueaderos
    /informacion-en-tiempo-real/tiempo-en-filas /informacion-en-tiempo-real/distancias
    /tu-viaje-inicia-en-el-dorado /tu-viaje-inicia-en-el-dorado/restaurantes
    /tu-viaje-inicia-en-el-dorado/tiendas /ofertas /ofertas/pasajeros /paraiso-sello-local /mapas
    /accesibilidad /transporte/como-llegar-al-aeropuerto /contacto /contacto/pqrs
    /comunicados/terminos-y-condiciones /comunicados/estadisticas-del-aeropuerto
    /comunicados/revista-check-in /el-dorado-informa /corporativo
    /corporativo/servicios/reconocimientos /corporativo/servicios/trabaja-con-nosotros
    /corporativo/servicios/nuestro-compromiso /carga /el-dorado-sostenible
    /el-dorado-sostenible/servicios/sobre-la-iniciativa /el-dorado-sostenible/servicios/agua
    /el-dorado-sostenible/servicios/cambio-climatico /el-dorado-sostenible/servicios/suelo
    /el-dorado-sostenible/servicios/salud-y-seguridad`.split(/\s+/),
]);

/** Every text of a value, however deep; the keys that hold identifiers are left out. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['kind', 'tone', 'source'].includes(key))
    .flatMap(([, inner]) => texts(inner));
}

const blocksOf = (page: ArticleContent): ArticleBlock[] =>
  page.sections.flatMap((section) => [...section.blocks]);

/** What must be alike in all languages: kinds, order, numbers of items, sources and links. */
function shape(page: ArticleContent): unknown {
  return page.sections.map(({ blocks }) =>
    blocks.map((block) => {
      if (block.kind === 'facts') return ['facts', ...block.items.map((item) => item.source)];
      if (block.kind === 'links') return ['links', ...block.items.map((item) => item.href)];
      if (block.kind === 'table') {
        return ['table', block.source, block.head.length, ...block.rows.map((row) => row.length)];
      }
      if (block.kind === 'notice') return ['notice', block.tone];
      return 'items' in block ? [block.kind, block.items.length] : [block.kind];
    }),
  );
}

/** The numbers of a block without thousands or decimal separators, sorted: word order differs. */
function numbers(block: ArticleBlock): string[] {
  const written = texts(block)
    .join(' | ')
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return (written.match(/\d+/g) ?? []).sort();
}

function links(page: ArticleContent): string[] {
  const listed = blocksOf(page).flatMap((block) =>
    block.kind === 'links' ? block.items.map((item) => item.href) : [],
  );
  const inline = texts(page).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? ''),
  );
  return [...listed, ...inline];
}

describe.each(Object.entries(articles))('%s', (_slug, byLanguage) => {
  const load = async (): Promise<ArticleContent[]> =>
    Promise.all(languages.map(async (language) => (await byLanguage[language]()).default));

  test('has the same blocks, items, sources and links in every language', async () => {
    const [spanish, ...others] = (await load()).map((page) => ({
      shape: shape(page),
      links: links(page).sort(),
    }));
    for (const other of others) expect(other).toEqual(spanish);
  });

  test('gives the same numbers in facts and tables in every language', async () => {
    const [spanish, ...others] = (await load()).map((page) =>
      blocksOf(page)
        .filter((block) => block.kind === 'facts' || block.kind === 'table')
        .map(numbers),
    );
    for (const other of others) expect(other).toEqual(spanish);
  });

  test('names a known source for every fact and table', async () => {
    const named = (await load()).flatMap(blocksOf).flatMap((block) => {
      if (block.kind === 'table') return [block.source];
      return block.kind === 'facts' ? block.items.map((item) => item.source) : [];
    });
    expect(named.filter((id) => id === undefined || !(id in sources))).toEqual([]);
  });

  test('links only to routes of the site or to secure addresses', async () => {
    const unknown = (await load())
      .flatMap(links)
      .filter((href) => !routes.has(href) && !href.startsWith('https://'));
    expect(unknown).toEqual([]);
  });

  test('has no empty text', async () => {
    expect((await load()).flatMap(texts).filter((text) => text.trim() === '')).toEqual([]);
  });
});

test('every page has a title, a description of 120 to 160 characters and search words', () => {
  for (const meta of metas) {
    for (const language of languages) {
      expect(meta.title[language]).toBeTruthy();
      expect(meta.description[language]).toMatch(/^.{120,160}$/);
      expect(meta.keywords[language].length).toBeGreaterThanOrEqual(4);
    }
  }
});
