import type { SearchKind } from '@eldorado/search';

/** The words of the search: they come with its code, so that other pages do not carry them. */
const es = {
  title: 'Buscar en El Dorado',
  label: '¿Qué buscas?',
  hint: 'Vuelo, ciudad, tienda o servicio',
  submit: 'Buscar',
  clear: 'Borrar lo escrito',
  close: 'Cerrar la búsqueda',
  keys: 'Flechas para elegir, Enter para abrir, Esc para cerrar',
  recent: 'Búsquedas recientes',
  forget: (query: string) => `Quitar «${query}» de las búsquedas recientes`,
  popular: { page: 'Lo más buscado', place: 'Destinos más buscados' },
  group: {
    flight: 'Vuelos de hoy y mañana',
    place: 'Destinos y aerolíneas',
    page: 'Páginas y servicios',
    establishment: 'Tiendas, restaurantes y más',
  } satisfies Record<SearchKind, string>,
  said: 'Respuesta',
  results: 'Resultados',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  resultsOf: (query: string) => `Resultados de «${query}»`,
  all: (query: string) => `Ver todos los resultados de «${query}»`,
  shown: (shown: number, total: number) => `Ves ${shown} de ${total}. Escribe más para acercarte.`,
  searching: 'Buscando',
  none: 'Sin Resultados',
  noneText: (query: string) =>
    `Nada coincide con «${query}». Prueba con otra palabra o sigue por aquí.`,
  flights: 'Ver todos los vuelos',
  contact: 'Escribirnos',
  call: 'Llamar al centro de atención',
  chat: 'Abrir el chat',
  allPages: 'Todas las páginas',
  failed: 'No pudimos cargar la búsqueda',
  failedText: 'Revisa tu conexión y vuelve a intentarlo.',
  retry: 'Intentar de nuevo',
  offline:
    'Estás sin conexión. Puedes buscar páginas, tiendas y destinos; los vuelos necesitan red.',
  flightsFailed: 'Ahora no pudimos buscar vuelos. Lo demás sí está aquí.',
};

export default es;
