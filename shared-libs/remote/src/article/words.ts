import type { Translated } from '@eldorado/i18n/locale';

/** What the card of a service says in its own words. */
export interface CardWords {
  glance: (title: string) => string;
  where: string;
  hours: string;
  phone: string;
  openUntil: (time: string) => string;
  openAlways: string;
  closedUntil: (time: string) => string;
  closed: string;
  open: string;
  floor: (floor: number) => string;
  terminal: (number: string) => string;
  afterSecurity: string;
  /** Behind security, where only who arrives comes by. */
  atArrivals: string;
  minutes: (minutes: number) => string;
  /** Of several that are described alike. */
  times: (count: number) => string;
  stepFree: string;
  onlySteps: string;
  more: (count: number) => string;
  readOn: (day: string) => string;
}

export const cardWords: Translated<CardWords> = {
  es: {
    glance: (title) => `${title}: lo esencial`,
    where: 'Dónde',
    hours: 'Horario',
    phone: 'Teléfono',
    openUntil: (time) => `Abierto hasta las ${time}`,
    openAlways: 'Abierto las 24 horas',
    closedUntil: (time) => `Cerrado, abre a las ${time}`,
    closed: 'Cerrado',
    open: 'Abierto',
    floor: (floor) => `piso ${floor}`,
    terminal: (number) => `Terminal ${number}`,
    afterSecurity: 'después de seguridad',
    atArrivals: 'al llegar, antes de la salida',
    minutes: (minutes) => `${minutes} min a pie desde seguridad`,
    times: (count) => `en ${count} puntos`,
    stepFree: 'sin escaleras',
    onlySteps: 'solo por escaleras',
    more: (count) => (count === 1 ? 'Ver el otro en el mapa' : `Ver los otros ${count} en el mapa`),
    readOn: (day) => `Datos consultados el ${day}.`,
  },
  en: {
    glance: (title) => `${title}: at a glance`,
    where: 'Where',
    hours: 'Opening hours',
    phone: 'Phone',
    openUntil: (time) => `Open until ${time}`,
    openAlways: 'Open 24 hours',
    closedUntil: (time) => `Closed, opens at ${time}`,
    closed: 'Closed',
    open: 'Open',
    floor: (floor) => `floor ${floor}`,
    terminal: (number) => `Terminal ${number}`,
    afterSecurity: 'after security',
    atArrivals: 'on arrival, before the exit',
    minutes: (minutes) => `${minutes} min on foot from security`,
    times: (count) => `at ${count} points`,
    stepFree: 'step-free',
    onlySteps: 'by stairs only',
    more: (count) =>
      count === 1 ? 'See the other one on the map' : `See the other ${count} on the map`,
    readOn: (day) => `Details read on ${day}.`,
  },
  fr: {
    glance: (title) => `${title} : l’essentiel`,
    where: 'Où',
    hours: 'Horaires',
    phone: 'Téléphone',
    openUntil: (time) => `Ouvert jusqu’à ${time}`,
    openAlways: 'Ouvert 24 h sur 24',
    closedUntil: (time) => `Fermé, ouvre à ${time}`,
    closed: 'Fermé',
    open: 'Ouvert',
    floor: (floor) => `niveau ${floor}`,
    terminal: (number) => `Terminal ${number}`,
    afterSecurity: 'après le contrôle de sûreté',
    atArrivals: 'à l’arrivée, avant la sortie',
    minutes: (minutes) => `${minutes} min à pied depuis le contrôle de sûreté`,
    times: (count) => `à ${count} endroits`,
    stepFree: 'sans marches',
    onlySteps: 'par des marches seulement',
    more: (count) =>
      count === 1 ? 'Voir l’autre sur le plan' : `Voir les ${count} autres sur le plan`,
    readOn: (day) => `Informations consultées le ${day}.`,
  },
  pt: {
    glance: (title) => `${title}: o essencial`,
    where: 'Onde',
    hours: 'Horário',
    phone: 'Telefone',
    openUntil: (time) => `Aberto até as ${time}`,
    openAlways: 'Aberto 24 horas',
    closedUntil: (time) => `Fechado, abre às ${time}`,
    closed: 'Fechado',
    open: 'Aberto',
    floor: (floor) => `piso ${floor}`,
    terminal: (number) => `Terminal ${number}`,
    afterSecurity: 'depois da segurança',
    atArrivals: 'na chegada, antes da saída',
    minutes: (minutes) => `${minutes} min a pé a partir da segurança`,
    times: (count) => `em ${count} pontos`,
    stepFree: 'sem degraus',
    onlySteps: 'só por escadas',
    more: (count) => (count === 1 ? 'Ver o outro no mapa' : `Ver os outros ${count} no mapa`),
    readOn: (day) => `Dados consultados em ${day}.`,
  },
};
