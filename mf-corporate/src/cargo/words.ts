import type { Locale, Translated } from '@eldorado/i18n';

/** The words of cargo flights in a language; they come with the page alone. */
export interface CargoWords {
  captions: Record<'departures' | 'arrivals', string>;
  columns: Record<'time' | 'flight' | 'airline' | 'departures' | 'arrivals' | 'status', string>;
  status: Record<'ONT' | 'DLY' | 'CAN' | 'DEP' | 'LND', string>;
  none: Record<'departures' | 'arrivals', string>;
  all: Record<'departures' | 'arrivals', string>;
  unavailable: string;
  demo: string;
}

const words: Translated<CargoWords> = {
  es: {
    captions: {
      departures: 'Próximas salidas de carga de hoy',
      arrivals: 'Próximas llegadas de carga de hoy',
    },
    columns: {
      time: 'Hora',
      flight: 'Vuelo',
      airline: 'Aerolínea',
      departures: 'Destino',
      arrivals: 'Origen',
      status: 'Estado',
    },
    status: {
      ONT: 'A tiempo',
      DLY: 'Retrasado',
      CAN: 'Cancelado',
      DEP: 'Salió',
      LND: 'Aterrizó',
    },
    none: {
      departures: 'No queda ninguna salida de un vuelo de carga programada para hoy.',
      arrivals: 'No queda ninguna llegada de un vuelo de carga programada para hoy.',
    },
    all: { departures: 'Todas las salidas de carga', arrivals: 'Todas las llegadas de carga' },
    unavailable: 'Ahora no podemos mostrar los vuelos de carga. Míralos en los tableros de vuelos.',
    demo: 'Datos de demostración',
  },
  en: {
    captions: {
      departures: 'Today’s next cargo departures',
      arrivals: 'Today’s next cargo arrivals',
    },
    columns: {
      time: 'Time',
      flight: 'Flight',
      airline: 'Airline',
      departures: 'Destination',
      arrivals: 'Origin',
      status: 'Status',
    },
    status: {
      ONT: 'On time',
      DLY: 'Delayed',
      CAN: 'Cancelled',
      DEP: 'Departed',
      LND: 'Landed',
    },
    none: {
      departures: 'No departure of a cargo flight is left for today.',
      arrivals: 'No arrival of a cargo flight is left for today.',
    },
    all: { departures: 'All cargo departures', arrivals: 'All cargo arrivals' },
    unavailable: 'We cannot show cargo flights right now. See them on the flight boards.',
    demo: 'Demonstration data',
  },
  fr: {
    captions: {
      departures: 'Prochains départs de fret aujourd’hui',
      arrivals: 'Prochaines arrivées de fret aujourd’hui',
    },
    columns: {
      time: 'Heure',
      flight: 'Vol',
      airline: 'Compagnie',
      departures: 'Destination',
      arrivals: 'Provenance',
      status: 'État',
    },
    status: {
      ONT: 'À l’heure',
      DLY: 'Retardé',
      CAN: 'Annulé',
      DEP: 'Parti',
      LND: 'Atterri',
    },
    none: {
      departures: 'Plus aucun départ de vol de fret n’est prévu aujourd’hui.',
      arrivals: 'Plus aucune arrivée de vol de fret n’est prévue aujourd’hui.',
    },
    all: { departures: 'Tous les départs de fret', arrivals: 'Toutes les arrivées de fret' },
    unavailable:
      'Impossible d’afficher les vols de fret pour le moment. Consultez-les sur les tableaux des vols.',
    demo: 'Données de démonstration',
  },
  pt: {
    captions: {
      departures: 'Próximas partidas de carga de hoje',
      arrivals: 'Próximas chegadas de carga de hoje',
    },
    columns: {
      time: 'Hora',
      flight: 'Voo',
      airline: 'Companhia',
      departures: 'Destino',
      arrivals: 'Origem',
      status: 'Situação',
    },
    status: {
      ONT: 'No horário',
      DLY: 'Atrasado',
      CAN: 'Cancelado',
      DEP: 'Partiu',
      LND: 'Pousou',
    },
    none: {
      departures: 'Não resta nenhuma partida de voo de carga prevista para hoje.',
      arrivals: 'Não resta nenhuma chegada de voo de carga prevista para hoje.',
    },
    all: { departures: 'Todas as partidas de carga', arrivals: 'Todas as chegadas de carga' },
    unavailable: 'Não conseguimos mostrar os voos de carga agora. Veja-os nos painéis de voos.',
    demo: 'Dados de demonstração',
  },
};

export const cargoWords = (locale: Locale): CargoWords => words[locale];
