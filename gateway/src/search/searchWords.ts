import type { Translated } from '@eldorado/i18n/locale';

/** The words that search results are made of, beside the names of what is found. */
interface SearchWords {
  flight: string;
  departure: string;
  arrival: string;
  to: (city: string) => string;
  from: (city: string) => string;
  flightsTo: (city: string) => string;
  flightsFrom: (city: string) => string;
  flightsOf: (airline: string) => string;
  cargo: string;
  terminal: (number: string) => string;
}

export const searchWords: Translated<SearchWords> = {
  es: {
    flight: 'vuelo',
    departure: 'Salida',
    arrival: 'Llegada',
    to: (city) => `a ${city}`,
    from: (city) => `desde ${city}`,
    flightsTo: (city) => `Vuelos a ${city}`,
    flightsFrom: (city) => `Vuelos desde ${city}`,
    flightsOf: (airline) => `Vuelos de ${airline}`,
    cargo: 'Carga',
    terminal: (number) => `Terminal ${number}`,
  },
  en: {
    flight: 'flight',
    departure: 'Departure',
    arrival: 'Arrival',
    to: (city) => `to ${city}`,
    from: (city) => `from ${city}`,
    flightsTo: (city) => `Flights to ${city}`,
    flightsFrom: (city) => `Flights from ${city}`,
    flightsOf: (airline) => `${airline} flights`,
    cargo: 'Cargo',
    terminal: (number) => `Terminal ${number}`,
  },
  fr: {
    flight: 'vol',
    departure: 'Départ',
    arrival: 'Arrivée',
    to: (city) => `vers ${city}`,
    from: (city) => `de ${city}`,
    flightsTo: (city) => `Vols vers ${city}`,
    flightsFrom: (city) => `Vols au départ de ${city}`,
    flightsOf: (airline) => `Vols ${airline}`,
    cargo: 'Fret',
    terminal: (number) => `Terminal ${number}`,
  },
  pt: {
    flight: 'voo',
    departure: 'Partida',
    arrival: 'Chegada',
    to: (city) => `para ${city}`,
    from: (city) => `de ${city}`,
    flightsTo: (city) => `Voos para ${city}`,
    flightsFrom: (city) => `Voos de ${city}`,
    flightsOf: (airline) => `Voos da ${airline}`,
    cargo: 'Carga',
    terminal: (number) => `Terminal ${number}`,
  },
};
