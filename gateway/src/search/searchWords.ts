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
  /** What somebody looks for who names an airline. */
  atAirline: string;
  terminal: (number: string) => string;
  openUntil: (time: string) => string;
  openAlways: string;
  closedUntil: (time: string) => string;
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
    atAirline: 'Teléfono, mostrador.',
    terminal: (number) => `Terminal ${number}`,
    openUntil: (time) => `abierto hasta las ${time}`,
    openAlways: 'abierto las 24 horas',
    closedUntil: (time) => `cerrado ahora, abre a las ${time}`,
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
    atAirline: 'Telephone, phone number, desk.',
    terminal: (number) => `Terminal ${number}`,
    openUntil: (time) => `open until ${time}`,
    openAlways: 'open 24 hours',
    closedUntil: (time) => `closed now, opens at ${time}`,
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
    atAirline: 'Téléphone, comptoir.',
    terminal: (number) => `Terminal ${number}`,
    openUntil: (time) => `ouvert jusqu’à ${time}`,
    openAlways: 'ouvert 24 heures sur 24',
    closedUntil: (time) => `fermé, ouvre à ${time}`,
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
    atAirline: 'Telefone, balcão.',
    terminal: (number) => `Terminal ${number}`,
    openUntil: (time) => `aberto até as ${time}`,
    openAlways: 'aberto 24 horas',
    closedUntil: (time) => `fechado agora, abre às ${time}`,
  },
};
