import type { Pictogram } from '@eldorado/ui';
import {
  buildingIcon,
  busIcon,
  mailIcon,
  mapIcon,
  parkingIcon,
  planeArrivalIcon,
  planeDepartureIcon,
  queueIcon,
  restaurantIcon,
  routeIcon,
  shopIcon,
  suitcaseIcon,
  taxiIcon,
  transferIcon,
} from '@eldorado/ui/icons';
import type { ShellMessageKey } from '../../messages.ts';
import type { MenuSection } from './siteMenu.ts';

export const sectionIcons: Readonly<Record<MenuSection['key'], Pictogram>> = {
  flights: planeDepartureIcon,
  services: suitcaseIcon,
  establishments: shopIcon,
  transport: busIcon,
  maps: mapIcon,
  airport: buildingIcon,
};

interface Feature {
  icon: Pictogram;
  hint: ShellMessageKey;
}

/** What most travellers look for, by path: these stand first in their panel, each with a pictogram and a line. */
export const features: Readonly<Record<string, Feature>> = {
  '/vuelos/salidas': { icon: planeDepartureIcon, hint: 'hint_departures' },
  '/vuelos/llegadas': { icon: planeArrivalIcon, hint: 'hint_arrivals' },
  '/vuelos/conexiones': { icon: transferIcon, hint: 'hint_connections' },
  '/establecimientos/restaurantes': { icon: restaurantIcon, hint: 'hint_restaurants' },
  '/establecimientos/tiendas': { icon: shopIcon, hint: 'hint_shops' },
  '/establecimientos/aerolineas': { icon: planeDepartureIcon, hint: 'hint_airlines' },
  '/transporte/como-llegar-al-aeropuerto': { icon: routeIcon, hint: 'hint_gettingThere' },
  '/informacion-en-tiempo-real/parqueaderos': { icon: parkingIcon, hint: 'hint_parking' },
  '/servicios/taxis': { icon: taxiIcon, hint: 'hint_taxis' },
  '/servicios/transporte-publico': { icon: busIcon, hint: 'hint_publicTransport' },
  '/contacto': { icon: mailIcon, hint: 'hint_contact' },
  '/informacion-en-tiempo-real/tiempo-en-filas': { icon: queueIcon, hint: 'hint_queues' },
  '/mapas': { icon: mapIcon, hint: 'lead_maps' },
};
