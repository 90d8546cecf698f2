import type { Pictogram } from '@eldorado/ui';
import {
  bagIcon,
  documentIcon,
  gateIcon,
  moneyIcon,
  passportIcon,
  routeIcon,
  shieldIcon,
  shopIcon,
  suitcaseIcon,
  taxiIcon,
  transferIcon,
} from '@eldorado/ui/icons';

/** A step of the way through the airport; its texts are `step_<key>` and `step_<key>Text`. */
export interface JourneyStep {
  key:
    | 'prepare'
    | 'getThere'
    | 'checkIn'
    | 'security'
    | 'shops'
    | 'gate'
    | 'migration'
    | 'bags'
    | 'customs'
    | 'money'
    | 'ride'
    | 'connect';
  to: string;
  icon: Pictogram;
  /** The live figure that belongs to it. */
  live?: 'queues' | 'dollar';
}

export const leaving: readonly JourneyStep[] = [
  { key: 'prepare', to: '/servicios/prepara-tu-viaje', icon: documentIcon },
  { key: 'getThere', to: '/transporte/como-llegar-al-aeropuerto', icon: routeIcon },
  { key: 'checkIn', to: '/establecimientos/aerolineas', icon: suitcaseIcon },
  {
    key: 'security',
    to: '/informacion-en-tiempo-real/tiempo-en-filas',
    icon: shieldIcon,
    live: 'queues',
  },
  { key: 'shops', to: '/tu-viaje-inicia-en-el-dorado', icon: shopIcon },
  { key: 'gate', to: '/informacion-en-tiempo-real/distancias', icon: gateIcon },
];

export const arriving: readonly JourneyStep[] = [
  { key: 'migration', to: '/servicios/migracion-y-pasaportes', icon: passportIcon },
  { key: 'bags', to: '/vuelos/llegadas', icon: bagIcon },
  { key: 'customs', to: '/servicios/aduanas', icon: documentIcon },
  { key: 'money', to: '/prepara-tu-viaje/divisas', icon: moneyIcon, live: 'dollar' },
  { key: 'ride', to: '/servicios/taxis', icon: taxiIcon },
  { key: 'connect', to: '/vuelos/conexiones', icon: transferIcon },
];
