import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';
import { flightKeys } from '@eldorado/rules';
import type { FlightStatus } from '../../flight/flightRow.ts';
import type { FlightKind } from './connectionRules.ts';

type Wire = components['schemas']['Flight'];

/** One of the two flights, in one language; times in UTC. */
export interface ConnectionFlight {
  id: string;
  /** `AV 9314` */
  name: string;
  /** Every name it flies under, as they are compared; a ticket may leave out the letter behind the number. */
  names: readonly string[];
  direction: 'arrival' | 'departure';
  kind: FlightKind;
  cargo: boolean;
  airline: { code: string; name: string; colour: string };
  /** The other end. */
  city: string;
  iata: string;
  /** In Bogotá: landing or take-off. */
  scheduled: string;
  /** The time that holds now: actual, else expected, else scheduled. */
  current: string;
  terminal: Wire['terminal'];
  pier: string | null;
  gate: string | null;
  belts: string | null;
  status: FlightStatus;
  state: Wire['state'];
  /** Of a departure, where the airline says so. */
  gateClosesAt: string | null;
  bagdropClosesAt: string | null;
}

export function parseConnectionFlight(wire: Wire, locale: Locale): ConnectionFlight {
  return {
    id: wire.id,
    name: wire.flightName,
    names: flightKeys(wire).flatMap((key) => [key, key.replace(/[A-Z]$/, '')]),
    direction: wire.flightDirection === 'A' ? 'arrival' : 'departure',
    kind: wire.kind,
    cargo: wire.airlineType === 1,
    airline: { code: wire.airline.iata, name: wire.airline.name, colour: wire.airline.colour },
    city: wire.other.city[locale],
    iata: wire.other.iata,
    scheduled: wire.scheduledAt,
    current: wire.actualAt ?? wire.estimatedAt ?? wire.scheduledAt,
    terminal: wire.terminal,
    pier: wire.pier,
    gate: wire.gate,
    belts: wire.belts.join(', ') || null,
    status: wire.status,
    state: wire.state,
    gateClosesAt: wire.expectedTimeGateClosing,
    bagdropClosesAt: wire.checkIn?.closesAt ?? null,
  };
}
