import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import {
  parseEstablishment,
  type Establishment,
  type TerminalId,
} from '../establishment/establishment.ts';

type Schemas = components['schemas'];

export interface DetailArgs {
  locale: Locale;
  slug: string;
}

/** A flight of an airline's table. */
export interface DeskFlight {
  id: string;
  name: string;
  departs: boolean;
  city: string;
  scheduled: string;
  /** The time that holds now. */
  current: string;
  place: string | null;
  status: Schemas['Flight']['status'];
}

export interface AirlineDesk {
  iata: string;
  desks: string | null;
  webCheckIn: string | null;
  departuresToday: number;
  arrivalsToday: number;
  nextFlights: readonly DeskFlight[];
}

/** One establishment in one language, with what only its own page shows. */
export interface PlaceDetail extends Establishment {
  description: string;
  phone: string | null;
  web: string | null;
  desk: AirlineDesk | null;
  similar: readonly Establishment[];
  holidays: readonly string[];
  source: 'demo' | 'import';
  updatedAt: string;
}

/** A way on foot to the place, without queues. */
export interface Walk {
  from: { slug: string; name: string; terminal: TerminalId; floor: number };
  role: Schemas['PlaceWalks']['walks'][number]['role'];
  minutes: number;
  /** Null where no way without steps leads there. */
  stepFreeMinutes: number | null;
  metres: number;
}

function parseFlight(wire: Schemas['Flight'], locale: Locale): DeskFlight {
  const departs = wire.flightDirection === 'D';
  return {
    id: wire.id,
    name: wire.flightName,
    departs,
    city: wire.other.city[locale],
    scheduled: wire.scheduledAt,
    current: wire.actualAt ?? wire.estimatedAt ?? wire.scheduledAt,
    place: (departs ? wire.gate : wire.belts.join(', ')) || null,
    status: wire.status,
  };
}

export function parseDetail(wire: Schemas['EstablishmentAnswer'], locale: Locale): PlaceDetail {
  const { phone, web, holidays, source, updatedAt, airlineDesk } = wire;
  return {
    ...parseEstablishment(wire, locale),
    description: wire.description[locale],
    phone,
    web,
    desk: airlineDesk && {
      ...airlineDesk,
      nextFlights: airlineDesk.nextFlights.map((flight) => parseFlight(flight, locale)),
    },
    similar: wire.similar.map((row) => parseEstablishment(row, locale)),
    holidays,
    source,
    updatedAt,
  };
}

export const parseWalks = ({ walks }: Schemas['PlaceWalks'], locale: Locale): Walk[] =>
  walks.map(({ from, role, minutes, stepFreeMinutes, metres }) => ({
    from: {
      slug: from.slug,
      name: from.name[locale],
      terminal: from.terminal,
      floor: from.floor,
    },
    role,
    minutes,
    stepFreeMinutes,
    metres,
  }));
