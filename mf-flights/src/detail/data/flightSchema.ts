import type { FlightDetail, Stop } from './flightDetail.ts';

const airport = ({ iata, city }: Stop) => ({ '@type': 'Airport', iataCode: iata, name: city });

/** A flight as schema.org describes one, for search engines. */
export function flightSchema(flight: FlightDetail): object {
  const { row, direction, departure, arrival, durationMinutes } = flight;
  const departs = direction === 'departures';
  const hours = Math.floor(durationMinutes / 60);
  return {
    '@type': 'Flight',
    flightNumber: row.name.replace(' ', ''),
    provider: { '@type': 'Airline', name: row.airline.name, iataCode: row.airline.code },
    departureAirport: airport(departure),
    arrivalAirport: airport(arrival),
    departureTime: departure.current,
    arrivalTime: arrival.current,
    ...(departs ? { departureTerminal: row.terminal } : { arrivalTerminal: row.terminal }),
    ...(departs && row.place && { departureGate: row.place }),
    estimatedFlightDuration: `PT${hours}H${durationMinutes % 60}M`,
    ...(flight.distanceKm !== null && { flightDistance: `${flight.distanceKm} km` }),
    ...(flight.aircraft && { aircraft: flight.aircraft }),
  };
}
