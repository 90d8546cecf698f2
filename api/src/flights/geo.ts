interface Point {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle kilometres between two points, on a sphere of 6,371 km. */
export function greatCircleKm(a: Point, b: Point) {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

/** Great-circle distance in whole kilometres. */
export const distanceKm = (a: Point, b: Point) => Math.round(greatCircleKm(a, b));

/** Minutes from gate to gate before winds: fitted on twelve Bogotá routes (Medellín 61, Miami 215, Madrid 604). */
export function stillAirMinutes(km: number, engine: 'jet' | 'turboprop') {
  return Math.round(engine === 'jet' ? 46 + km / 14.4 : 35 + km / 8);
}

const longHaulKm = 5000;

/**
 * Scheduled minutes of a leg. On long hauls the jet streams shorten a flight to the east (× 0.97) and lengthen one to
 * the west (× 1.04); a leg that runs mostly north or south keeps its time.
 */
export function blockMinutes(from: Point, to: Point, engine: 'jet' | 'turboprop') {
  const km = distanceKm(from, to);
  const minutes = stillAirMinutes(km, engine);
  const eastward = to.longitude - from.longitude;
  if (km < longHaulKm || Math.abs(eastward) < 30) return minutes;
  return Math.round(minutes * (eastward > 0 ? 0.97 : 1.04));
}
