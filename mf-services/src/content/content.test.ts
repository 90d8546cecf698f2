import type { ArticleBlock, ArticleContent } from '@eldorado/ui';
import { articles } from './index.ts';
import { sources } from './sources.ts';
import { accesibilidad } from './accesibilidad/meta.ts';
import { aduanas } from './aduanas/meta.ts';
import { ayudaAlViajero } from './ayuda-al-viajero/meta.ts';
import { carrosDeEquipaje } from './carros-de-equipaje/meta.ts';
import { comoLlegarAlAeropuerto } from './como-llegar-al-aeropuerto/meta.ts';
import { distancias } from './distancias/meta.ts';
import { divisas } from './divisas/meta.ts';
import { guardaEquipaje } from './guarda-equipaje/meta.ts';
import { habitacionesDeDescanso } from './habitaciones-de-descanso/meta.ts';
import { instruccionesEquipaje } from './instrucciones-equipaje/meta.ts';
import { internetWifi } from './internet-wifi/meta.ts';
import { mascotas } from './mascotas/meta.ts';
import { migracionYPasaportes } from './migracion-y-pasaportes/meta.ts';
import { notaria } from './notaria/meta.ts';
import { objetosPerdidos } from './objetos-perdidos/meta.ts';
import { oratorio } from './oratorio/meta.ts';
import { parqueaderos } from './parqueaderos/meta.ts';
import { preparaTuViaje } from './prepara-tu-viaje/meta.ts';
import { puntoDeVacunacion } from './punto-de-vacunacion/meta.ts';
import { sanidadYEmergencia } from './sanidad-y-emergencia/meta.ts';
import { servicioMedicoYEmergencias } from './servicio-medico-y-emergencias/meta.ts';
import { servicios } from './servicios/meta.ts';
import { serviciosTecnologicos } from './servicios-tecnologicos/meta.ts';
import { sillasDeRuedas } from './sillas-de-ruedas/meta.ts';
import { tiempoEnFilas } from './tiempo-en-filas/meta.ts';
import { transportePublico } from './transporte-publico/meta.ts';
import { viajeEnFamilia } from './viaje-en-familia/meta.ts';

const metas = {
  accesibilidad,
  aduanas,
  ayudaAlViajero,
  carrosDeEquipaje,
  comoLlegarAlAeropuerto,
  distancias,
  divisas,
  guardaEquipaje,
  habitacionesDeDescanso,
  instruccionesEquipaje,
  internetWifi,
  mascotas,
  migracionYPasaportes,
  notaria,
  objetosPerdidos,
  oratorio,
  parqueaderos,
  preparaTuViaje,
  puntoDeVacunacion,
  sanidadYEmergencia,
  servicioMedicoYEmergencias,
  servicios,
  serviciosTecnologicos,
  sillasDeRuedas,
  tiempoEnFilas,
  transportePublico,
  viajeEnFamilia,
};
const languages = ['es', 'en', 'fr', 'pt'] as const;

const under = (prefix: string, ends: string): string[] =>
  ends.split(/\s+/).map((end) => `${prefix}/${end}`);

/** The site's routes (spec.md section 2), without locale prefix or query. */
const routes = new Set([
  '/',
  '/servicios',
  '/vuelos',
  ...under('/vuelos', 'salidas llegadas conexiones'),
  ...under('/establecimientos', 'aerolineas tiendas restaurantes salas-vip cajeros-electronicos'),
  ...under('/establecimientos', 'renta-de-vehiculos entidades-aeroportuarias'),
  ...under('/servicios', 'prepara-tu-viaje aduanas instrucciones-equipaje migracion-y-pasaportes'),
  ...under(
    '/servicios',
    'mascotas taxis transporte-publico objetos-perdidos internet-wifi notaria',
  ),
  ...under('/servicios', 'guarda-equipaje carros-de-equipaje habitaciones-de-descanso oratorio'),
  ...under('/servicios', 'punto-de-vacunacion servicio-medico-y-emergencias sanidad-y-emergencia'),
  ...under('/servicios', 'servicios-tecnologicos sillas-de-ruedas ayuda-al-viajero'),
  '/prepara-tu-viaje/divisas',
  '/viaje-en-familia',
  ...under('/informacion-en-tiempo-real', 'parqueaderos tiempo-en-filas distancias'),
  '/tu-viaje-inicia-en-el-dorado',
  ...under('/tu-viaje-inicia-en-el-dorado', 'restaurantes tiendas'),
  '/ofertas',
  '/ofertas/pasajeros',
  '/paraiso-sello-local',
  '/mapas',
  '/accesibilidad',
  '/transporte/como-llegar-al-aeropuerto',
  '/contacto',
  ...under('/comunicados', 'terminos-y-condiciones estadisticas-del-aeropuerto revista-check-in'),
  '/el-dorado-informa',
  '/corporativo',
  ...under('/corporativo/servicios', 'reconocimientos trabaja-con-nosotros nuestro-compromiso'),
  '/carga',
  '/el-dorado-sostenible',
  ...under('/el-dorado-sostenible/servicios', 'sobre-la-iniciativa agua cambio-climatico suelo'),
]);

/** Every text of a value, however deep; the keys that hold identifiers are left out. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['kind', 'tone', 'source', 'href'].includes(key))
    .flatMap(([, inner]) => texts(inner));
}

const blocksOf = (page: ArticleContent): ArticleBlock[] =>
  page.sections.flatMap((section) => [...section.blocks]);

const isSourced = (block: ArticleBlock): boolean =>
  block.kind === 'facts' || block.kind === 'table';

/** What must be alike in all languages: kinds, order, numbers of items, sources and listed links. */
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

/** The numbers of a block without thousands separators, sorted: word order differs by language. */
function numbers(block: ArticleBlock): string[] {
  const written = texts(block)
    .join(' | ')
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
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
      blocksOf(page).filter(isSourced).map(numbers),
    );
    for (const other of others) expect(other).toEqual(spanish);
  });

  test('names a known source for every fact and for every table with a figure', async () => {
    const named = (await load()).flatMap(blocksOf).flatMap((block) => {
      if (block.kind === 'facts') return block.items.map((item) => item.source);
      if (block.kind !== 'table') return [];
      return block.source || numbers(block).length > 0 ? [block.source] : [];
    });
    expect(named.filter((id) => id === undefined || !(id in sources))).toEqual([]);
  });

  test('keeps prices out of running text', async () => {
    const prose = (await load()).flatMap((page) => [
      page.lead,
      ...blocksOf(page)
        .filter((block) => !isSourced(block))
        .flatMap(texts),
    ]);
    expect(prose.filter((text) => /\d\s?(COP|USD|EUR)\b/.test(text))).toEqual([]);
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

test.each(Object.entries(metas))(
  '%s has titles, descriptions of 120 to 160 characters and four to eight search words',
  (_name, meta) => {
    for (const language of languages) {
      expect(meta.title[language].trim()).not.toBe('');
      expect(meta.description[language]).toMatch(/^.{120,160}$/);
      expect(meta.keywords[language].length).toBeGreaterThanOrEqual(4);
      expect(meta.keywords[language].length).toBeLessThanOrEqual(8);
    }
  },
);

test('every source is cited by some page', async () => {
  const pages = await Promise.all(Object.values(articles).map((byLanguage) => byLanguage.es()));
  const cited = new Set(
    pages
      .flatMap(({ default: page }) => blocksOf(page))
      .flatMap((block) => {
        if (block.kind === 'facts') return block.items.map((item) => item.source);
        return block.kind === 'table' ? [block.source] : [];
      }),
  );
  expect(Object.keys(sources).filter((id) => !cited.has(id))).toEqual([]);
});
