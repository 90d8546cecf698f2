import { offlinePage } from './offlinePage.ts';

test('it speaks the language of the address and asks for the page again', () => {
  const page = offlinePage('/fr/vuelos/salidas?q=Cali&date=2026-03-02', [], null);
  expect(page).toContain('<html lang="fr"');
  expect(page).toContain('Vous êtes hors connexion');
  expect(page).toContain('href="/fr/vuelos/salidas?q=Cali&#38;date=2026-03-02"');
  expect(page).not.toContain('<ul>');
});

test('it leads to what is kept', () => {
  const page = offlinePage(
    '/mapas',
    [
      { address: '/vuelos/salidas', title: 'Salidas &amp; más' },
      { address: '/contacto', title: '' },
    ],
    null,
  );
  expect(page).toContain('<a href="/vuelos/salidas">Salidas &amp; más</a>');
  expect(page).toContain('<a href="/contacto">/contacto</a>');
});

test('an address is no code', () => {
  expect(offlinePage('/x"><script>alert(1)</script>', [], null)).not.toContain('<script');
});

test('it has the site’s font where that is kept', () => {
  const font = 'https://site.test/assets/shell/1.0.0/client/overpass.woff2';
  expect(offlinePage('/mapas', [], font)).toContain(`src:url("${font}")`);
  expect(offlinePage('/mapas', [], null)).not.toContain('@font-face');
});
