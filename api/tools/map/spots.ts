import type { LocalizedText } from '../../src/http/schema.ts';
import { text4 } from '../../src/text/localized.ts';

/** A place of the terminals where establishments are found. */
export interface Spot {
  terminal: 'T1' | 'T2';
  floor: 1 | 2 | 3;
  area: 'pasajeros' | 'publica';
  text: LocalizedText;
}

const spot = (
  terminal: Spot['terminal'],
  floor: Spot['floor'],
  area: Spot['area'],
  ...text: [string, string, string, string]
): Spot => ({
  terminal,
  floor,
  area,
  text: text4(...text),
});

/** Demonstration places: piers and floors are the airport's, the exact spots are invented. */
export const spots = {
  arrivals: spot(
    'T1',
    1,
    'publica',
    'Hall de llegadas, junto a la salida de pasajeros',
    'Arrivals hall, by the passenger exit',
    'Hall des arrivées, près de la sortie des passagers',
    'Saguão de desembarque, junto à saída dos passageiros',
  ),
  arrivalsEast: spot(
    'T1',
    1,
    'publica',
    'Hall de llegadas, costado oriental',
    'Arrivals hall, east side',
    'Hall des arrivées, côté est',
    'Saguão de desembarque, lado leste',
  ),
  bagsInternational: spot(
    'T1',
    1,
    'pasajeros',
    'Reclamo de equipaje internacional',
    'International baggage claim',
    'Livraison des bagages, vols internationaux',
    'Restituição de bagagem internacional',
  ),
  bagsNational: spot(
    'T1',
    1,
    'pasajeros',
    'Reclamo de equipaje nacional',
    'Domestic baggage claim',
    'Livraison des bagages, vols intérieurs',
    'Restituição de bagagem doméstica',
  ),
  checkin: spot(
    'T1',
    2,
    'publica',
    'Hall de salidas, frente a los mostradores',
    'Departures hall, opposite the check-in desks',
    'Hall des départs, face aux comptoirs',
    'Saguão de embarque, em frente aos balcões',
  ),
  checkinWest: spot(
    'T1',
    2,
    'publica',
    'Hall de salidas, costado occidental',
    'Departures hall, west side',
    'Hall des départs, côté ouest',
    'Saguão de embarque, lado oeste',
  ),
  foodPublic: spot(
    'T1',
    3,
    'publica',
    'Plazoleta de comidas, antes de seguridad',
    'Food court, before security',
    'Espace restauration, avant la sûreté',
    'Praça de alimentação, antes da segurança',
  ),
  foodNational: spot(
    'T1',
    2,
    'pasajeros',
    'Plazoleta de comidas nacional, después de seguridad',
    'Domestic food court, after security',
    'Espace restauration des vols intérieurs, après la sûreté',
    'Praça de alimentação doméstica, depois da segurança',
  ),
  foodInternational: spot(
    'T1',
    2,
    'pasajeros',
    'Plazoleta de comidas internacional, después de migración',
    'International food court, after immigration',
    'Espace restauration international, après l’immigration',
    'Praça de alimentação internacional, depois da imigração',
  ),
  dutyFree: spot(
    'T1',
    2,
    'pasajeros',
    'Zona libre de impuestos, después de migración',
    'Duty-free area, after immigration',
    'Zone hors taxes, après l’immigration',
    'Área livre de impostos, depois da imigração',
  ),
  pierA: spot(
    'T1',
    2,
    'pasajeros',
    'Muelle A, salidas internacionales',
    'Pier A, international departures',
    'Jetée A, départs internationaux',
    'Píer A, embarque internacional',
  ),
  pierB: spot(
    'T1',
    2,
    'pasajeros',
    'Muelle B, salidas internacionales',
    'Pier B, international departures',
    'Jetée B, départs internationaux',
    'Píer B, embarque internacional',
  ),
  pierC: spot(
    'T1',
    2,
    'pasajeros',
    'Muelle C, salidas nacionales',
    'Pier C, domestic departures',
    'Jetée C, départs nationaux',
    'Píer C, embarque doméstico',
  ),
  pierD: spot(
    'T1',
    2,
    'pasajeros',
    'Muelle D, salidas nacionales',
    'Pier D, domestic departures',
    'Jetée D, départs nationaux',
    'Píer D, embarque doméstico',
  ),
  mezzanine: spot(
    'T1',
    3,
    'pasajeros',
    'Plazoleta del mezanine, sobre el muelle central',
    'Mezzanine food court, above the central pier',
    'Espace restauration de la mezzanine, au-dessus de la jetée centrale',
    'Praça de alimentação do mezanino, acima do píer central',
  ),
  t2hall: spot(
    'T2',
    1,
    'publica',
    'Hall principal de la Terminal 2',
    'Main hall of Terminal 2',
    'Hall principal du Terminal 2',
    'Saguão principal do Terminal 2',
  ),
  t2food: spot(
    'T2',
    2,
    'publica',
    'Plazoleta de comidas de la Terminal 2',
    'Terminal 2 food court',
    'Espace restauration du Terminal 2',
    'Praça de alimentação do Terminal 2',
  ),
  t2gates: spot(
    'T2',
    1,
    'pasajeros',
    'Sala de embarque, muelles G y H',
    'Departure lounge, piers G and H',
    'Salle d’embarquement, jetées G et H',
    'Sala de embarque, píeres G e H',
  ),
} as const;

export type SpotKey = keyof typeof spots;
