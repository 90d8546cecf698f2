import type { Locale } from '../text/locale.ts';

/** What a notification says, in one language. Values are ready to read: `C12`, `14:05`, `Terminal 1`. */
export interface PushWords {
  title: (name: string, city: string, direction: 'A' | 'D') => string;
  gate: (gate: string) => string;
  gateMoved: (gate: string, before: string) => string;
  terminal: (terminal: string) => string;
  belt: (belt: string) => string;
  leaves: (time: string) => string;
  arrives: (time: string) => string;
  boarding: (gate: string | null) => string;
  lastCall: (gate: string | null) => string;
  cancelled: (airline: string) => string;
  diverted: (airline: string) => string;
  departed: (time: string) => string;
  landed: (time: string) => string;
  bags: (belt: string | null) => string;
}

export const pushWords: Readonly<Record<Locale, PushWords>> = {
  es: {
    title: (name, city, direction) => `${name} ${direction === 'D' ? 'a' : 'desde'} ${city}`,
    gate: (gate) => `Ve a la sala ${gate}.`,
    gateMoved: (gate, before) => `Nueva sala: ${gate}. Ya no es la ${before}.`,
    terminal: (terminal) => `Ahora sale de la Terminal ${terminal}.`,
    belt: (belt) => `El equipaje sale por la banda ${belt}.`,
    leaves: (time) => `Nueva hora de salida: ${time}.`,
    arrives: (time) => `Nueva hora de llegada: ${time}.`,
    boarding: (gate) => `Comienza el embarque${gate ? ` en la sala ${gate}` : ''}.`,
    lastCall: (gate) => `Último llamado${gate ? ` en la sala ${gate}` : ''}.`,
    cancelled: (airline) => `El vuelo está cancelado. Habla con ${airline}.`,
    diverted: (airline) => `El vuelo fue desviado a otro aeropuerto. Pregunta a ${airline}.`,
    departed: (time) => `Salió a las ${time}.`,
    landed: (time) => `Aterrizó a las ${time}.`,
    bags: (belt) => `Ya salen las maletas${belt ? ` por la banda ${belt}` : ''}.`,
  },
  en: {
    title: (name, city, direction) => `${name} ${direction === 'D' ? 'to' : 'from'} ${city}`,
    gate: (gate) => `Go to gate ${gate}.`,
    gateMoved: (gate, before) => `New gate: ${gate}. No longer ${before}.`,
    terminal: (terminal) => `It now leaves from Terminal ${terminal}.`,
    belt: (belt) => `Bags come out on belt ${belt}.`,
    leaves: (time) => `New departure time: ${time}.`,
    arrives: (time) => `New arrival time: ${time}.`,
    boarding: (gate) => `Boarding has started${gate ? ` at gate ${gate}` : ''}.`,
    lastCall: (gate) => `Last call${gate ? ` at gate ${gate}` : ''}.`,
    cancelled: (airline) => `The flight is cancelled. Talk to ${airline}.`,
    diverted: (airline) => `The flight was diverted to another airport. Ask ${airline}.`,
    departed: (time) => `Left at ${time}.`,
    landed: (time) => `Landed at ${time}.`,
    bags: (belt) => `Bags are coming out${belt ? ` on belt ${belt}` : ''}.`,
  },
  fr: {
    title: (name, city, direction) => `${name} ${direction === 'D' ? 'pour' : 'de'} ${city}`,
    gate: (gate) => `Allez à la porte ${gate}.`,
    gateMoved: (gate, before) => `Nouvelle porte : ${gate}. Ce n’est plus la ${before}.`,
    terminal: (terminal) => `Il part maintenant du Terminal ${terminal}.`,
    belt: (belt) => `Les bagages arrivent sur le tapis ${belt}.`,
    leaves: (time) => `Nouvelle heure de départ : ${time}.`,
    arrives: (time) => `Nouvelle heure d’arrivée : ${time}.`,
    boarding: (gate) => `L’embarquement commence${gate ? ` porte ${gate}` : ''}.`,
    lastCall: (gate) => `Dernier appel${gate ? ` porte ${gate}` : ''}.`,
    cancelled: (airline) => `Le vol est annulé. Adressez-vous à ${airline}.`,
    diverted: (airline) =>
      `Le vol a été dérouté vers un autre aéroport. Adressez-vous à ${airline}.`,
    departed: (time) => `Parti à ${time}.`,
    landed: (time) => `Atterri à ${time}.`,
    bags: (belt) => `Les bagages arrivent${belt ? ` sur le tapis ${belt}` : ''}.`,
  },
  pt: {
    title: (name, city, direction) => `${name} ${direction === 'D' ? 'para' : 'de'} ${city}`,
    gate: (gate) => `Vá para o portão ${gate}.`,
    gateMoved: (gate, before) => `Novo portão: ${gate}. Não é mais o ${before}.`,
    terminal: (terminal) => `Agora sai do Terminal ${terminal}.`,
    belt: (belt) => `A bagagem sai na esteira ${belt}.`,
    leaves: (time) => `Novo horário de partida: ${time}.`,
    arrives: (time) => `Novo horário de chegada: ${time}.`,
    boarding: (gate) => `O embarque começou${gate ? ` no portão ${gate}` : ''}.`,
    lastCall: (gate) => `Última chamada${gate ? ` no portão ${gate}` : ''}.`,
    cancelled: (airline) => `O voo foi cancelado. Fale com a ${airline}.`,
    diverted: (airline) => `O voo foi desviado para outro aeroporto. Pergunte à ${airline}.`,
    departed: (time) => `Saiu às ${time}.`,
    landed: (time) => `Pousou às ${time}.`,
    bags: (belt) => `As malas já estão saindo${belt ? ` na esteira ${belt}` : ''}.`,
  },
};
