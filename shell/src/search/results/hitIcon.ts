import type { SearchHit } from '@eldorado/search';
import {
  buildingIcon,
  carIcon,
  documentIcon,
  moneyIcon,
  planeArrivalIcon,
  planeDepartureIcon,
  restaurantIcon,
  shopIcon,
  starIcon,
  type Pictogram,
} from '@eldorado/ui/icons';

/** Pictograms of what has no page of its own that declares one, by address: the longest beginning that fits. */
const icons: Readonly<Record<string, Pictogram>> = {
  '/vuelos': planeDepartureIcon,
  '/vuelos/llegadas': planeArrivalIcon,
  '/establecimientos': shopIcon,
  '/establecimientos/aerolineas': planeDepartureIcon,
  '/establecimientos/restaurantes': restaurantIcon,
  '/establecimientos/salas-vip': starIcon,
  '/establecimientos/cajeros-electronicos': moneyIcon,
  '/establecimientos/renta-de-vehiculos': carIcon,
  '/establecimientos/entidades-aeroportuarias': buildingIcon,
};

/** The pictogram of a result: the page's own, which its remote declares, else that of what its address leads to. */
export function hitIcon({ icon, to }: Pick<SearchHit, 'icon' | 'to'>): Pictogram {
  if (icon !== undefined) return icon as Pictogram;
  let path = to.split('?')[0] ?? '';
  // The direction is the letter in the middle: `/vuelos/detalle/2026-03-02-A-AV9314`.
  if (/^\/vuelos\/detalle\/.+-A-/.test(path)) return planeArrivalIcon;
  while (path !== '' && !icons[path]) path = path.slice(0, path.lastIndexOf('/'));
  return icons[path] ?? documentIcon;
}
