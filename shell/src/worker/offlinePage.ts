import { languageTag, localisePath, splitLocale, type Locale } from '@eldorado/i18n/locale';

/** A page that is kept on the phone. */
export interface KeptPage {
  /** Path and query. */
  address: string;
  /** The page's title as it stands in its HTML: escaped already. */
  title: string;
}

const words: Record<Locale, { title: string; text: string; retry: string; kept: string }> = {
  es: {
    title: 'Estás sin conexión',
    text: 'Esta página no está guardada en tu teléfono. Acércate a una zona con señal y vuelve a intentar.',
    retry: 'Volver a intentar',
    kept: 'Lo que puedes leer sin conexión',
  },
  en: {
    title: 'You are offline',
    text: 'This page is not saved on your phone. Move to where there is signal and try again.',
    retry: 'Try again',
    kept: 'What you can read offline',
  },
  fr: {
    title: 'Vous êtes hors connexion',
    text: 'Cette page n’est pas enregistrée sur votre téléphone. Cherchez un endroit avec du réseau et réessayez.',
    retry: 'Réessayer',
    kept: 'Ce que vous pouvez lire hors connexion',
  },
  pt: {
    title: 'Você está sem conexão',
    text: 'Esta página não está salva no seu celular. Vá para um lugar com sinal e tente de novo.',
    retry: 'Tentar de novo',
    kept: 'O que você pode ler sem conexão',
  },
};

const style = `
:root{color-scheme:light dark;--paper:#faf7f0;--ink:#15181d;--card:#fff;--line:#d9d3c4}
@media(prefers-color-scheme:dark){:root{--paper:#15181d;--ink:#faf7f0;--card:#1f242c;--line:#3a414c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 'Overpass Variable',system-ui,sans-serif}
header{padding:16px;background:#15181d;color:#fff;font-size:20px;font-weight:800}
header a{color:inherit;text-decoration:none}
header a::before{content:'';display:inline-block;inline-size:16px;block-size:16px;margin-inline-end:10px;border-radius:50%;background:#ffc845}
main{max-inline-size:680px;margin:0 auto;padding:40px 16px}
h1{margin:0 0 12px;font-size:clamp(28px,7vw,40px);line-height:1.15;letter-spacing:-.02em}
h2{margin:40px 0 12px;font-size:20px}
p{margin:0 0 24px}
.retry{display:inline-block;padding:14px 24px;border-radius:12px;background:#ffc845;color:#15181d;font-weight:700;text-decoration:none}
ul{margin:0;padding:0;list-style:none}
li a{display:block;margin-block-end:8px;padding:14px 16px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:inherit;font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}`;

const fontFace = (address: string) =>
  `@font-face{font-family:'Overpass Variable';font-weight:100 900;src:url("${address}")}`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What a visitor sees without a network where no copy of the page is kept: what to do, and what can be read. It needs
 * no other file.
 * @param address path and query of the page that was asked for.
 * @param font address of the site's font, where it is kept.
 */
export function offlinePage(
  address: string,
  kept: readonly KeptPage[],
  font: string | null,
): string {
  const { locale } = splitLocale(address.split('?')[0] ?? '/');
  const { title, text, retry, kept: heading } = words[locale];
  const links = kept.map(
    (page) =>
      `<li><a href="${escape(page.address)}">${page.title || escape(page.address)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${languageTag[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · El Dorado</title>
<style>${font === null ? '' : fontFace(font)}${style}</style>
</head>
<body>
<header><a href="${localisePath('/', locale)}">El Dorado</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a class="retry" href="${escape(address)}">${retry}</a>
${links.length > 0 ? `<h2>${heading}</h2>\n<ul>${links.join('')}</ul>` : ''}
</main>
</body>
</html>`;
}
