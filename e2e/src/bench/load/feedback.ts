import { brotliCompressSync } from 'node:zlib';
import { round, type Figure } from '../figures.ts';

/** Pages that end with the question: an article, and each screen that has one of its own making around it. */
const pages = [
  '/servicios/notaria',
  '/prepara-tu-viaje/divisas',
  '/contacto',
  '/servicios/ayuda-al-viajero',
  '/servicios/aduanas',
  '/servicios/mascotas',
];

/** What “¿Te sirvió esta página?” adds to pages: KB of brotli with it, less those of the same HTML without it. */
export async function weighFeedback(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const html = await (await fetch(origin + page)).text();
    const value = (brotliBytes(html) - brotliBytes(withoutFeedback(html, page))) / 1024;
    figures.push({
      name: `HTML of the question under ${page}`,
      value: round(value, 2),
      unit: 'KB',
    });
  }
  return figures;
}

const brotliBytes = (html: string) => brotliCompressSync(html).length;

/** @throws when the page has no question: its weight would be none. */
function withoutFeedback(html: string, page: string): string {
  const form = html.indexOf('"/api/v2/page-feedback"');
  const [start, end] = [html.lastIndexOf('<section', form), html.indexOf('</section>', form)];
  if (form < 0 || start < 0 || end < 0) throw new Error(`${page} does not ask whether it helped`);
  return html.slice(0, start) + html.slice(end + '</section>'.length);
}
