import type { Locale } from '../../text/locale.ts';
import type { FlightAnswer } from '../schema.ts';

/** What a calendar entry says, in one language. */
export interface CalendarWords {
  summary: (name: string, city: string, direction: 'A' | 'D') => string;
  cancelled: string;
  diverted: string;
  terminal: (id: FlightAnswer['terminal']) => string;
  gate: string;
  belt: string;
  desks: (desks: string, from: string, to: string) => string;
  boarding: (time: string) => string;
  gateCloses: (time: string) => string;
  arrives: (time: string, city: string) => string;
  late: (minutes: number) => string;
  check: string;
  demo: string;
  leaveAlarm: (hours: number) => string;
  boardingAlarm: string;
  landingAlarm: string;
}

const number = (id: FlightAnswer['terminal']) => id.slice(1);

export const calendarWords: Readonly<Record<Locale, CalendarWords>> = {
  es: {
    summary: (name, city, direction) =>
      direction === 'D' ? `Vuelo ${name} a ${city}` : `Vuelo ${name} desde ${city}`,
    cancelled: 'Cancelado',
    diverted: 'Desviado a otro aeropuerto',
    terminal: (id) => `Terminal ${number(id)}`,
    gate: 'Sala',
    belt: 'Banda de equipaje',
    desks: (desks, from, to) => `Mostradores ${desks}, de ${from} a ${to}`,
    boarding: (time) => `Embarque a las ${time}`,
    gateCloses: (time) => `La sala cierra a las ${time}`,
    arrives: (time, city) => `Llega a las ${time}, hora de ${city}`,
    late: (minutes) => `Retraso de ${minutes} minutos`,
    check: 'Confirma la sala antes de salir. Este calendario se actualiza con el vuelo:',
    demo: 'Datos de demostración.',
    leaveAlarm: (hours) => `Debes estar en el aeropuerto: tu vuelo sale en ${hours} horas`,
    boardingAlarm: 'Comienza el embarque',
    landingAlarm: 'El vuelo aterriza en 30 minutos',
  },
  en: {
    summary: (name, city, direction) =>
      direction === 'D' ? `Flight ${name} to ${city}` : `Flight ${name} from ${city}`,
    cancelled: 'Cancelled',
    diverted: 'Diverted to another airport',
    terminal: (id) => `Terminal ${number(id)}`,
    gate: 'Gate',
    belt: 'Baggage belt',
    desks: (desks, from, to) => `Check-in desks ${desks}, ${from} to ${to}`,
    boarding: (time) => `Boarding at ${time}`,
    gateCloses: (time) => `The gate closes at ${time}`,
    arrives: (time, city) => `Arrives at ${time}, ${city} time`,
    late: (minutes) => `${minutes} minutes late`,
    check: 'Check the gate before you leave. This calendar is updated with the flight:',
    demo: 'Demonstration data.',
    leaveAlarm: (hours) => `Be at the airport: your flight leaves in ${hours} hours`,
    boardingAlarm: 'Boarding starts',
    landingAlarm: 'The flight lands in 30 minutes',
  },
  fr: {
    summary: (name, city, direction) =>
      direction === 'D' ? `Vol ${name} pour ${city}` : `Vol ${name} en provenance de ${city}`,
    cancelled: 'Annulé',
    diverted: 'Dérouté vers un autre aéroport',
    terminal: (id) => `Terminal ${number(id)}`,
    gate: 'Porte',
    belt: 'Tapis à bagages',
    desks: (desks, from, to) => `Comptoirs ${desks}, de ${from} à ${to}`,
    boarding: (time) => `Embarquement à ${time}`,
    gateCloses: (time) => `La porte ferme à ${time}`,
    arrives: (time, city) => `Arrivée à ${time}, heure de ${city}`,
    late: (minutes) => `Retard de ${minutes} minutes`,
    check: 'Vérifiez la porte avant de partir. Ce calendrier suit le vol :',
    demo: 'Données de démonstration.',
    leaveAlarm: (hours) => `Soyez à l’aéroport : votre vol part dans ${hours} heures`,
    boardingAlarm: 'L’embarquement commence',
    landingAlarm: 'Le vol atterrit dans 30 minutes',
  },
  pt: {
    summary: (name, city, direction) =>
      direction === 'D' ? `Voo ${name} para ${city}` : `Voo ${name} de ${city}`,
    cancelled: 'Cancelado',
    diverted: 'Desviado para outro aeroporto',
    terminal: (id) => `Terminal ${number(id)}`,
    gate: 'Portão',
    belt: 'Esteira de bagagem',
    desks: (desks, from, to) => `Balcões ${desks}, das ${from} às ${to}`,
    boarding: (time) => `Embarque às ${time}`,
    gateCloses: (time) => `O portão fecha às ${time}`,
    arrives: (time, city) => `Chega às ${time}, horário de ${city}`,
    late: (minutes) => `Atraso de ${minutes} minutos`,
    check: 'Confira o portão antes de sair. Este calendário acompanha o voo:',
    demo: 'Dados de demonstração.',
    leaveAlarm: (hours) => `Esteja no aeroporto: seu voo sai em ${hours} horas`,
    boardingAlarm: 'O embarque começa',
    landingAlarm: 'O voo pousa em 30 minutos',
  },
};
