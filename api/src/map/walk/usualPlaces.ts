import type { LocalizedText } from '../../http/schema.ts';
import { text4 } from '../../text/localized.ts';
import { gatesOfPier } from '../../places/resources.ts';

/** A place that the tables of walking times name, and where it is on the map. */
export interface UsualPlace {
  name: LocalizedText;
  slug: string;
}

/** The slug of a gate on the map: `sala-a02` of A2. */
export const gateSlug = (gate: string) =>
  `sala-${gate.slice(0, 1).toLowerCase()}${gate.slice(1).padStart(2, '0')}`;

/** A pier stands for its last gate: whoever counts on that walk is never late. */
const pier = (letter: string): UsualPlace => ({
  name: text4(
    `Última sala del muelle ${letter}`,
    `Last gate of pier ${letter}`,
    `Dernière porte de la jetée ${letter}`,
    `Último portão do píer ${letter}`,
  ),
  slug: gateSlug(gatesOfPier[letter]?.at(-1) ?? ''),
});

const place = (slug: string, name: LocalizedText): UsualPlace => ({ slug, name });

/** The door next to where passengers come out. */
const exit = (slug: string) =>
  place(
    slug,
    text4('Salida de llegadas', 'Arrivals exit', 'Sortie des arrivées', 'Saída do desembarque'),
  );

/** By the keys that the walking times are answered with. */
export const usualPlaces = {
  't1-checkin': place(
    'mostradores-de-check-in-t1-2',
    text4(
      'Mostradores de la Terminal 1',
      'Terminal 1 check-in',
      'Enregistrement du Terminal 1',
      'Check-in do Terminal 1',
    ),
  ),
  't1-security-international': place(
    'seguridad-internacional',
    text4(
      'Seguridad internacional',
      'International security',
      'Sûreté internationale',
      'Segurança internacional',
    ),
  ),
  't1-security-national': place(
    'seguridad-nacional',
    text4(
      'Seguridad nacional',
      'Domestic security',
      'Sûreté vols intérieurs',
      'Segurança doméstica',
    ),
  ),
  't1-pier-a': pier('A'),
  't1-pier-b': pier('B'),
  't1-pier-c': pier('C'),
  't1-pier-d': pier('D'),
  't1-immigration': place(
    'migracion-de-llegada',
    text4(
      'Migración de llegadas',
      'Arrivals immigration',
      'Immigration à l’arrivée',
      'Imigração de chegada',
    ),
  ),
  't1-baggage-international': place(
    'reclamo-de-equipaje-internacional',
    text4(
      'Equipaje internacional',
      'International baggage claim',
      'Bagages internationaux',
      'Bagagem internacional',
    ),
  ),
  't1-baggage-national': place(
    'reclamo-de-equipaje-nacional',
    text4(
      'Equipaje nacional',
      'Domestic baggage claim',
      'Bagages des vols intérieurs',
      'Bagagem doméstica',
    ),
  ),
  't1-exit-international': exit('puerta-3-t1-1'),
  't1-exit-national': exit('puerta-8-t1-1'),
  't1-arrivals': place(
    'punto-de-encuentro',
    text4('Hall de llegadas', 'Arrivals hall', 'Hall des arrivées', 'Saguão de desembarque'),
  ),
  't1-taxis': place('taxis-autorizados-puerta-5', text4('Taxis', 'Taxis', 'Taxis', 'Táxis')),
  't1-parking': place(
    'paso-al-parqueadero-t1-1',
    text4(
      'Parqueadero de la Terminal 1',
      'Terminal 1 car park',
      'Parking du Terminal 1',
      'Estacionamento do Terminal 1',
    ),
  ),
  't1-bus': place(
    'bus-gratuito-a-la-terminal-2',
    text4(
      'Parada del bus a la Terminal 2',
      'Terminal 2 bus stop',
      'Arrêt du bus vers le Terminal 2',
      'Ponto do ônibus para o Terminal 2',
    ),
  ),
  't2-checkin': place(
    'mostradores-de-check-in-t2-1',
    text4(
      'Mostradores de la Terminal 2',
      'Terminal 2 check-in',
      'Enregistrement du Terminal 2',
      'Check-in do Terminal 2',
    ),
  ),
  't2-security': place(
    'seguridad-de-la-terminal-2',
    text4(
      'Seguridad de la Terminal 2',
      'Terminal 2 security',
      'Sûreté du Terminal 2',
      'Segurança do Terminal 2',
    ),
  ),
  't2-pier-g': pier('G'),
  't2-pier-h': pier('H'),
  't2-baggage': place(
    'reclamo-de-equipaje-de-la-terminal-2',
    text4(
      'Equipaje de la Terminal 2',
      'Terminal 2 baggage claim',
      'Bagages du Terminal 2',
      'Bagagem do Terminal 2',
    ),
  ),
  't2-exit': exit('puerta-1-t2-1'),
  't2-bus': place(
    'bus-gratuito-a-la-terminal-1',
    text4(
      'Parada del bus a la Terminal 1',
      'Terminal 1 bus stop',
      'Arrêt du bus vers le Terminal 1',
      'Ponto do ônibus para o Terminal 1',
    ),
  ),
} satisfies Record<string, UsualPlace>;

export type UsualKey = keyof typeof usualPlaces;
