import type { useEstablishmentMessages } from '../../messages.ts';
import type { Place } from './mapPlace.ts';

type Translate = ReturnType<typeof useEstablishmentMessages>;

/** Where a place is, in words: "Terminal 1 · Piso 2 · Plazoleta nacional · Zona pública". */
export const whereText = (
  { terminal, floor, location, zone }: Pick<Place, 'terminal' | 'floor' | 'location' | 'zone'>,
  t: Translate,
  { floorIsKnown = false } = {},
): string =>
  [
    ...(floorIsKnown ? [] : [t(`terminal.${terminal}`), t('floor', { floor })]),
    ...(location ? [location] : []),
    t(`map.zone.${zone}`),
  ].join(' · ');
