import type { Locale, Translated } from '@eldorado/i18n';
import { low } from '../factSentence.ts';
import type { Companion, StepFact, StepKey, Trip, Way } from './steps.ts';

/** A fact's value in the language. */
export type FactText = (id: StepFact) => string;

/** Pages that say more of a step. */
export type StepPage =
  | 'documents'
  | 'family'
  | 'pets'
  | 'wheelchair'
  | 'carry'
  | 'way'
  | 'queues'
  | 'distances'
  | 'lost'
  | 'customs'
  | 'taxis';

/** The words of the journey's steps in one language. */
export interface StepWords {
  form: Record<'title' | 'way' | 'trip' | 'along' | 'flight' | 'flightHint' | 'show', string> &
    Record<Way | Trip | Companion, string>;
  list: {
    source: string;
    /** In place of a source. */
    own: string;
    /** `{done}` and `{all}` stand for numbers. */
    progress: string;
    /** `{flight}` stands for the name of the one that this browser follows. */
    followed: string;
    again: string;
    clear: string;
    print: string;
  };
  flightUnknown: string;
  failed: string;
  cancelled: string;
  rights: string;
  titles: Record<Way, Record<Trip, string>>;
  titleOf: (flight: string, city: string, day: string) => string;
  age: (time: string) => string;
  phases: Record<Way | 'there', string>;
  times: {
    airportBy: (time: string, terminal: string) => string;
    desk: (desks: string, time: string) => string;
    wait: (minutes: number) => string;
    waitDemo: (minutes: number) => string;
    gate: (gate: string | null, time: string) => string;
    walk: (minutes: number) => string;
    belt: (belts: string, terminal: string) => string;
    /** Of a time that is over. */
    past: (text: string) => string;
  };
  links: Record<StepPage, string>;
  steps: Record<StepKey, { title: string; text: (fact: FactText) => string }>;
}

const words: Translated<StepWords> = {
  es: {
    form: {
      title: 'Tu lista de pasos',
      way: '¿Sales o llegas?',
      leaving: 'Salgo de Bogotá',
      arriving: 'Llego a Bogotá',
      trip: '¿Qué vuelo es?',
      domestic: 'Nacional',
      international: 'Internacional',
      along: '¿Con qué o con quién viajas?',
      bags: 'Maleta en bodega',
      child: 'Un menor',
      pet: 'Una mascota',
      wheelchair: 'Silla de ruedas',
      flight: 'Número de vuelo',
      flightHint: 'Con él ponemos las horas de hoy. Por ejemplo, AV 8523',
      show: 'Ver mis pasos',
    },
    list: {
      source: 'Fuente:',
      own: 'Consejo nuestro',
      progress: '{done} de {all} listos',
      followed: 'Usar el vuelo que sigues: {flight}',
      again: 'Seguir con tu lista',
      clear: 'Borrar lo marcado',
      print: 'Imprimir',
    },
    flightUnknown: 'No encontramos un vuelo con ese número en estos días. Revísalo.',
    failed: 'No pudimos traer las horas de tu vuelo. Los pasos son los de tu caso.',
    cancelled: 'Tu vuelo está cancelado.',
    rights: 'Qué te debe la aerolínea',
    titles: {
      leaving: {
        domestic: 'Para salir en un vuelo nacional',
        international: 'Para salir en un vuelo internacional',
      },
      arriving: {
        domestic: 'Para llegar en un vuelo nacional',
        international: 'Para llegar en un vuelo internacional',
      },
    },
    titleOf: (flight, city, day) => `${flight}, ${city}: ${day}`,
    age: (time) => `Horas conocidas a las ${time}. Recarga la página para renovarlas.`,
    phases: { leaving: 'Antes de ir', arriving: 'Antes de llegar', there: 'En el aeropuerto' },
    times: {
      airportBy: (time, terminal) => `Llega a la Terminal ${terminal} a más tardar a las ${time}`,
      desk: (desks, time) =>
        `Mostradores ${desks}: cierran a las ${time} (estimado nuestro; confírmalo con la aerolínea)`,
      wait: (minutes) => `Fila prevista: hasta ${minutes} min`,
      waitDemo: (minutes) => `Fila prevista: hasta ${minutes} min (demostración)`,
      gate: (gate, time) => `${gate ? `Sala ${gate}: cierra` : 'La sala cierra'} a las ${time}.`,
      walk: (minutes) => `A pie: ${minutes} min.`,
      belt: (belts, terminal) => `Banda ${belts}, Terminal ${terminal}`,
      past: (text) => `Ya pasó: ${low(text)}`,
    },
    links: {
      documents: 'Qué documentos pide tu caso',
      family: 'Viaje en familia',
      pets: 'Los pasos de tu mascota, con fechas',
      wheelchair: 'Cómo se pide la silla',
      carry: '¿Puedo llevarlo?',
      way: 'Cómo llegar, y a qué hora salir',
      queues: 'Filas ahora',
      distances: 'El camino a la sala',
      lost: 'Objetos perdidos',
      customs: 'Qué se declara',
      taxis: 'Calcular o reservar un taxi',
    },
    steps: {
      identity: {
        title: 'Documento de identidad, original',
        text: (fact) =>
          `Colombianos: ${low(fact('documents-domestic-adults'))}. Extranjeros: ${low(fact('documents-domestic-foreigners'))}.`,
      },
      passport: {
        title: 'Pasaporte vigente y visas',
        text: () => 'Revisa el nombre, la vigencia y lo que pide cada país del viaje.',
      },
      checkmig: {
        title: 'Check-Mig',
        text: (fact) => `${fact('checkmig-window')}. Cada persona llena el suyo.`,
      },
      childDomestic: {
        title: 'Documento del menor',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      childLeaving: {
        title: 'Permiso de salida del menor',
        text: (fact) => `${fact('documents-minors-permit')}.`,
      },
      petDomestic: {
        title: 'Papeles de la mascota',
        text: (fact) => `${fact('pets-domestic')}.`,
      },
      petLeaving: {
        title: 'Certificado veterinario y oficina del ICA',
        text: (fact) =>
          `El certificado, de no más de ${fact('pets-vet-certificate-age')}; el ICA revisa a tu mascota en las ${fact('pets-ica-inspection')} antes del vuelo.`,
      },
      petArriving: {
        title: 'Certificado oficial de la mascota',
        text: (fact) =>
          `De menos de ${fact('pets-entry-certificate-age')}: lo muestras al ICA al llegar.`,
      },
      wheelchair: {
        title: 'Confirma la asistencia con la aerolínea',
        text: () => 'Di si caminas distancias cortas y qué batería lleva tu silla.',
      },
      liquids: {
        title: 'Líquidos en el equipaje de mano',
        text: (fact) =>
          `Envases de hasta ${fact('luggage-liquids-container')}, en una bolsa: ${low(fact('luggage-liquids-bag'))}.`,
      },
      hold: {
        title: 'Saca las baterías de la maleta',
        text: (fact) =>
          `Baterías de litio sueltas, power banks y vapeadores: ${low(fact('luggage-batteries'))}.`,
      },
      checkin: {
        title: 'Haz el check-in en línea',
        text: () => 'Guarda el pasabordo en el celular, donde lo abras sin conexión.',
      },
      toAirport: {
        title: 'Sal para el aeropuerto',
        text: (fact) =>
          `Se aconseja llegar ${fact('airport-arrive-before-domestic')} antes de un vuelo nacional y ${fact('airport-arrive-before-international')} antes de uno internacional.`,
      },
      bagDrop: {
        title: 'Entrega la maleta',
        text: () => 'Guarda el comprobante: con él se busca si no llega.',
      },
      security: {
        title: 'Pasa el control de seguridad',
        text: () => 'Ten a mano el pasabordo y el documento; líquidos y aparatos, aparte.',
      },
      emigration: {
        title: 'Pasa por migración',
        text: (fact) =>
          `Biomig, el control automático: ${low(fact('biomig-price'))}, desde los ${fact('biomig-age')}. Registro: ${low(fact('biomig-counter'))}.`,
      },
      gate: { title: 'Ve a tu sala', text: () => 'Puede cambiar: mira las pantallas o tu vuelo.' },
      wheelchairOut: {
        title: 'Confirma quién te espera al bajar',
        text: () => 'La asistencia de llegada la da la aerolínea: recuérdasela a la tripulación.',
      },
      immigration: {
        title: 'Pasa por migración',
        text: (fact) =>
          `Con Biomig, que es ${low(fact('biomig-price'))}, pasas por el control automático.`,
      },
      childDesk: {
        title: 'Con menores, ve a los mostradores',
        text: (fact) => `Biomig es desde los ${fact('biomig-age')}.`,
      },
      belt: {
        title: 'Recoge la maleta',
        text: (fact) => `Si no sale o está dañada, repórtala: ${low(fact('luggage-report'))}.`,
      },
      customs: {
        title: 'Pasa por la aduana',
        text: (fact) => `${fact('customs-form')}. Dinero: más de ${fact('customs-cash-limit')}.`,
      },
      onward: {
        title: 'Sigue tu camino',
        text: (fact) =>
          `Taxis autorizados: ${low(fact('taxi-stand'))}. ${fact('taxi-price-before')}. Bus: ${fact('transport-airport-route')}.`,
      },
    },
  },
  en: {
    form: {
      title: 'Your list of steps',
      way: 'Leaving or arriving?',
      leaving: 'I leave from Bogotá',
      arriving: 'I arrive in Bogotá',
      trip: 'Which flight is it?',
      domestic: 'Domestic',
      international: 'International',
      along: 'Who or what travels with you?',
      bags: 'A checked bag',
      child: 'A minor',
      pet: 'A pet',
      wheelchair: 'A wheelchair',
      flight: 'Flight number',
      flightHint: 'It adds today’s times. For example, AV 8523',
      show: 'See my steps',
    },
    list: {
      source: 'Source:',
      own: 'Our own advice',
      progress: '{done} of {all} done',
      followed: 'Use the flight you follow: {flight}',
      again: 'Go on with your list',
      clear: 'Clear the ticks',
      print: 'Print',
    },
    flightUnknown: 'We found no flight with that number for these days. Check it.',
    failed: 'We could not fetch your flight’s times. The steps are those of your case.',
    cancelled: 'Your flight is cancelled.',
    rights: 'What the airline owes you',
    titles: {
      leaving: {
        domestic: 'Leaving on a domestic flight',
        international: 'Leaving on an international flight',
      },
      arriving: {
        domestic: 'Arriving on a domestic flight',
        international: 'Arriving on an international flight',
      },
    },
    titleOf: (flight, city, day) => `${flight}, ${city}: ${day}`,
    age: (time) => `Times as known at ${time}. Reload the page to renew them.`,
    phases: { leaving: 'Before you go', arriving: 'Before you land', there: 'At the airport' },
    times: {
      airportBy: (time, terminal) => `Be at Terminal ${terminal} by ${time}`,
      desk: (desks, time) =>
        `Desks ${desks}: they close at ${time} (our estimate; check with the airline)`,
      wait: (minutes) => `Queue expected: up to ${minutes} min`,
      waitDemo: (minutes) => `Queue expected: up to ${minutes} min (demonstration)`,
      gate: (gate, time) => `${gate ? `Gate ${gate}` : 'The gate'} closes at ${time}.`,
      walk: (minutes) => `On foot: ${minutes} min.`,
      belt: (belts, terminal) => `Belt ${belts}, Terminal ${terminal}`,
      past: (text) => `Past: ${low(text)}`,
    },
    links: {
      documents: 'Which documents your case needs',
      family: 'Family travel',
      pets: 'Your pet’s steps, with dates',
      wheelchair: 'How to ask for a wheelchair',
      carry: 'Can I take it?',
      way: 'How to get here, and when to leave',
      queues: 'Queues now',
      distances: 'The way to the gate',
      lost: 'Lost property',
      customs: 'What is declared',
      taxis: 'Work out or book a taxi',
    },
    steps: {
      identity: {
        title: 'Identity document, the original',
        text: (fact) =>
          `Colombians: ${low(fact('documents-domestic-adults'))}. Foreigners: ${low(fact('documents-domestic-foreigners'))}.`,
      },
      passport: {
        title: 'Valid passport and visas',
        text: () => 'Check the name, the expiry date and what each country of the trip asks for.',
      },
      checkmig: {
        title: 'Check-Mig',
        text: (fact) => `${fact('checkmig-window')}. Each person fills in their own.`,
      },
      childDomestic: {
        title: 'The minor’s document',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      childLeaving: {
        title: 'The minor’s exit permit',
        text: (fact) => `${fact('documents-minors-permit')}.`,
      },
      petDomestic: {
        title: 'The pet’s papers',
        text: (fact) => `${fact('pets-domestic')}.`,
      },
      petLeaving: {
        title: 'Vet’s certificate and ICA office',
        text: (fact) =>
          `The certificate, no older than ${fact('pets-vet-certificate-age')}; the ICA sees your pet within the ${fact('pets-ica-inspection')} before the flight.`,
      },
      petArriving: {
        title: 'The pet’s official certificate',
        text: (fact) =>
          `Under ${fact('pets-entry-certificate-age')} old: you show it to the ICA when you arrive.`,
      },
      wheelchair: {
        title: 'Confirm the assistance with the airline',
        text: () => 'Say whether you walk short distances, and which battery your chair has.',
      },
      liquids: {
        title: 'Liquids in hand baggage',
        text: (fact) =>
          `Containers of up to ${fact('luggage-liquids-container')}, in one bag: ${low(fact('luggage-liquids-bag'))}.`,
      },
      hold: {
        title: 'Take batteries out of the bag',
        text: (fact) =>
          `Spare lithium batteries, power banks and vapes: ${low(fact('luggage-batteries'))}.`,
      },
      checkin: {
        title: 'Check in online',
        text: () => 'Keep the boarding pass on your phone, where it opens offline.',
      },
      toAirport: {
        title: 'Set out for the airport',
        text: (fact) =>
          `The advice is to arrive ${fact('airport-arrive-before-domestic')} before a domestic flight and ${fact('airport-arrive-before-international')} before an international one.`,
      },
      bagDrop: {
        title: 'Drop your bag',
        text: () => 'Keep the tag’s receipt: the bag is looked for by it.',
      },
      security: {
        title: 'Go through security',
        text: () => 'Boarding pass and document at hand; liquids and devices apart.',
      },
      emigration: {
        title: 'Go through immigration',
        text: (fact) =>
          `Biomig, the automatic control: ${low(fact('biomig-price'))}, from the age of ${fact('biomig-age')}. Registration: ${low(fact('biomig-counter'))}.`,
      },
      gate: {
        title: 'Go to your gate',
        text: () => 'It may change: watch the screens or your flight.',
      },
      wheelchairOut: {
        title: 'Confirm who meets you at the door',
        text: () => 'The airline gives assistance on arrival: remind the crew.',
      },
      immigration: {
        title: 'Go through immigration',
        text: (fact) =>
          `With Biomig, which is ${low(fact('biomig-price'))}, you take the automatic control.`,
      },
      childDesk: {
        title: 'With minors, go to the desks',
        text: (fact) => `Biomig is from the age of ${fact('biomig-age')}.`,
      },
      belt: {
        title: 'Collect your bag',
        text: (fact) =>
          `If it does not come or is damaged, report it: ${low(fact('luggage-report'))}.`,
      },
      customs: {
        title: 'Go through customs',
        text: (fact) => `${fact('customs-form')}. Cash: over ${fact('customs-cash-limit')}.`,
      },
      onward: {
        title: 'Go on',
        text: (fact) =>
          `Authorised taxis: ${low(fact('taxi-stand'))}. ${fact('taxi-price-before')}. Bus: ${fact('transport-airport-route')}.`,
      },
    },
  },
  fr: {
    form: {
      title: 'Votre liste d’étapes',
      way: 'Vous partez ou vous arrivez ?',
      leaving: 'Je pars de Bogota',
      arriving: 'J’arrive à Bogota',
      trip: 'Quel vol est-ce ?',
      domestic: 'Intérieur',
      international: 'International',
      along: 'Avec quoi ou avec qui voyagez-vous ?',
      bags: 'Un bagage en soute',
      child: 'Un mineur',
      pet: 'Un animal',
      wheelchair: 'Un fauteuil roulant',
      flight: 'Numéro de vol',
      flightHint: 'Il ajoute les heures du jour. Par exemple, AV 8523',
      show: 'Voir mes étapes',
    },
    list: {
      source: 'Source :',
      own: 'Notre conseil',
      progress: '{done} sur {all} faites',
      followed: 'Utiliser le vol que vous suivez : {flight}',
      again: 'Reprendre votre liste',
      clear: 'Effacer les coches',
      print: 'Imprimer',
    },
    flightUnknown: 'Nous n’avons trouvé aucun vol de ce numéro ces jours-ci. Vérifiez-le.',
    failed: 'Impossible d’obtenir les heures de votre vol. Les étapes sont celles de votre cas.',
    cancelled: 'Votre vol est annulé.',
    rights: 'Ce que la compagnie vous doit',
    titles: {
      leaving: {
        domestic: 'Pour partir sur un vol intérieur',
        international: 'Pour partir sur un vol international',
      },
      arriving: {
        domestic: 'Pour arriver sur un vol intérieur',
        international: 'Pour arriver sur un vol international',
      },
    },
    titleOf: (flight, city, day) => `${flight}, ${city} : ${day}`,
    age: (time) => `Heures connues à ${time}. Rechargez la page pour les renouveler.`,
    phases: { leaving: 'Avant de partir', arriving: 'Avant d’arriver', there: 'À l’aéroport' },
    times: {
      airportBy: (time, terminal) => `Au Terminal ${terminal} à ${time} au plus tard`,
      desk: (desks, time) =>
        `Comptoirs ${desks} : ils ferment à ${time} (notre estimation, à confirmer auprès de la compagnie)`,
      wait: (minutes) => `Attente prévue : jusqu’à ${minutes} min`,
      waitDemo: (minutes) => `Attente prévue : jusqu’à ${minutes} min (démonstration)`,
      gate: (gate, time) => `${gate ? `La porte ${gate}` : 'La porte'} ferme à ${time}.`,
      walk: (minutes) => `À pied : ${minutes} min.`,
      belt: (belts, terminal) => `Tapis ${belts}, Terminal ${terminal}`,
      past: (text) => `Passé : ${low(text)}`,
    },
    links: {
      documents: 'Les documents de votre cas',
      family: 'Voyage en famille',
      pets: 'Les étapes de votre animal, avec dates',
      wheelchair: 'Comment demander un fauteuil',
      carry: 'Puis-je l’emporter ?',
      way: 'Comment venir, et quand partir',
      queues: 'Les files en ce moment',
      distances: 'Le chemin de la porte',
      lost: 'Objets trouvés',
      customs: 'Ce qui se déclare',
      taxis: 'Calculer ou réserver un taxi',
    },
    steps: {
      identity: {
        title: 'Pièce d’identité, l’original',
        text: (fact) =>
          `Colombiens : ${low(fact('documents-domestic-adults'))}. Étrangers : ${low(fact('documents-domestic-foreigners'))}.`,
      },
      passport: {
        title: 'Passeport valide et visas',
        text: () => 'Vérifiez le nom, la validité et ce que demande chaque pays du voyage.',
      },
      checkmig: {
        title: 'Check-Mig',
        text: (fact) => `${fact('checkmig-window')}. Chaque personne remplit le sien.`,
      },
      childDomestic: {
        title: 'Document du mineur',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      childLeaving: {
        title: 'Autorisation de sortie du mineur',
        text: (fact) => `${fact('documents-minors-permit')}.`,
      },
      petDomestic: {
        title: 'Papiers de l’animal',
        text: (fact) => `${fact('pets-domestic')}.`,
      },
      petLeaving: {
        title: 'Certificat vétérinaire et bureau de l’ICA',
        text: (fact) =>
          `Le certificat, de ${fact('pets-vet-certificate-age')} au plus ; l’ICA voit votre animal dans les ${fact('pets-ica-inspection')} avant le vol.`,
      },
      petArriving: {
        title: 'Certificat officiel de l’animal',
        text: (fact) =>
          `De moins de ${fact('pets-entry-certificate-age')} : vous le montrez à l’ICA à l’arrivée.`,
      },
      wheelchair: {
        title: 'Confirmez l’assistance auprès de la compagnie',
        text: () => 'Dites si vous marchez un peu, et quelle batterie a votre fauteuil.',
      },
      liquids: {
        title: 'Liquides dans le bagage à main',
        text: (fact) =>
          `Flacons de ${fact('luggage-liquids-container')} au plus, dans un sac : ${low(fact('luggage-liquids-bag'))}.`,
      },
      hold: {
        title: 'Retirez les batteries de la valise',
        text: (fact) =>
          `Batteries au lithium de rechange, batteries externes et vapoteuses : ${low(fact('luggage-batteries'))}.`,
      },
      checkin: {
        title: 'Enregistrez-vous en ligne',
        text: () => 'Gardez la carte d’embarquement sur le téléphone, lisible hors ligne.',
      },
      toAirport: {
        title: 'Partez pour l’aéroport',
        text: (fact) =>
          `Il est conseillé d’arriver ${fact('airport-arrive-before-domestic')} avant un vol intérieur et ${fact('airport-arrive-before-international')} avant un vol international.`,
      },
      bagDrop: {
        title: 'Déposez votre bagage',
        text: () => 'Gardez le reçu de l’étiquette : il sert à chercher le bagage.',
      },
      security: {
        title: 'Passez le contrôle de sûreté',
        text: () => 'Carte d’embarquement et document en main ; liquides et appareils à part.',
      },
      emigration: {
        title: 'Passez l’immigration',
        text: (fact) =>
          `Biomig, le contrôle automatique : ${low(fact('biomig-price'))}, dès ${fact('biomig-age')}. Inscription : ${low(fact('biomig-counter'))}.`,
      },
      gate: {
        title: 'Allez à votre porte',
        text: () => 'Elle peut changer : suivez les écrans ou votre vol.',
      },
      wheelchairOut: {
        title: 'Confirmez qui vous attend à la sortie de l’avion',
        text: () => 'La compagnie assure l’assistance à l’arrivée : rappelez-le à l’équipage.',
      },
      immigration: {
        title: 'Passez l’immigration',
        text: (fact) =>
          `Avec Biomig, ${low(fact('biomig-price'))}, vous prenez le contrôle automatique.`,
      },
      childDesk: {
        title: 'Avec des mineurs, allez aux comptoirs',
        text: (fact) => `Biomig s’utilise dès ${fact('biomig-age')}.`,
      },
      belt: {
        title: 'Récupérez votre bagage',
        text: (fact) =>
          `S’il n’arrive pas ou s’il est abîmé, signalez-le : ${low(fact('luggage-report'))}.`,
      },
      customs: {
        title: 'Passez la douane',
        text: (fact) => `${fact('customs-form')}. Espèces : plus de ${fact('customs-cash-limit')}.`,
      },
      onward: {
        title: 'Continuez votre chemin',
        text: (fact) =>
          `Taxis agréés : ${low(fact('taxi-stand'))}. ${fact('taxi-price-before')}. Bus : ${fact('transport-airport-route')}.`,
      },
    },
  },
  pt: {
    form: {
      title: 'Sua lista de passos',
      way: 'Você sai ou chega?',
      leaving: 'Saio de Bogotá',
      arriving: 'Chego a Bogotá',
      trip: 'Que voo é?',
      domestic: 'Nacional',
      international: 'Internacional',
      along: 'Com o que ou com quem você viaja?',
      bags: 'Mala despachada',
      child: 'Um menor',
      pet: 'Um animal',
      wheelchair: 'Cadeira de rodas',
      flight: 'Número do voo',
      flightHint: 'Com ele colocamos os horários de hoje. Por exemplo, AV 8523',
      show: 'Ver meus passos',
    },
    list: {
      source: 'Fonte:',
      own: 'Conselho nosso',
      progress: '{done} de {all} prontos',
      followed: 'Usar o voo que você acompanha: {flight}',
      again: 'Continuar sua lista',
      clear: 'Apagar o que foi marcado',
      print: 'Imprimir',
    },
    flightUnknown: 'Não encontramos um voo com esse número nestes dias. Confira.',
    failed: 'Não conseguimos trazer os horários do seu voo. Os passos são os do seu caso.',
    cancelled: 'Seu voo está cancelado.',
    rights: 'O que a companhia deve a você',
    titles: {
      leaving: {
        domestic: 'Para sair em um voo nacional',
        international: 'Para sair em um voo internacional',
      },
      arriving: {
        domestic: 'Para chegar em um voo nacional',
        international: 'Para chegar em um voo internacional',
      },
    },
    titleOf: (flight, city, day) => `${flight}, ${city}: ${day}`,
    age: (time) => `Horários conhecidos às ${time}. Recarregue a página para atualizá-los.`,
    phases: { leaving: 'Antes de ir', arriving: 'Antes de chegar', there: 'No aeroporto' },
    times: {
      airportBy: (time, terminal) => `Chegue ao Terminal ${terminal} até as ${time}`,
      desk: (desks, time) =>
        `Balcões ${desks}: fecham às ${time} (estimativa nossa; confirme com a companhia)`,
      wait: (minutes) => `Fila prevista: até ${minutes} min`,
      waitDemo: (minutes) => `Fila prevista: até ${minutes} min (demonstração)`,
      gate: (gate, time) => `${gate ? `O portão ${gate}` : 'O portão'} fecha às ${time}.`,
      walk: (minutes) => `A pé: ${minutes} min.`,
      belt: (belts, terminal) => `Esteira ${belts}, Terminal ${terminal}`,
      past: (text) => `Já passou: ${low(text)}`,
    },
    links: {
      documents: 'Que documentos seu caso pede',
      family: 'Viagem em família',
      pets: 'Os passos do seu animal, com datas',
      wheelchair: 'Como pedir a cadeira',
      carry: 'Posso levar?',
      way: 'Como chegar, e a que horas sair',
      queues: 'Filas agora',
      distances: 'O caminho até o portão',
      lost: 'Achados e perdidos',
      customs: 'O que se declara',
      taxis: 'Calcular ou reservar um táxi',
    },
    steps: {
      identity: {
        title: 'Documento de identidade, original',
        text: (fact) =>
          `Colombianos: ${low(fact('documents-domestic-adults'))}. Estrangeiros: ${low(fact('documents-domestic-foreigners'))}.`,
      },
      passport: {
        title: 'Passaporte válido e vistos',
        text: () => 'Confira o nome, a validade e o que pede cada país da viagem.',
      },
      checkmig: {
        title: 'Check-Mig',
        text: (fact) => `${fact('checkmig-window')}. Cada pessoa preenche o seu.`,
      },
      childDomestic: {
        title: 'Documento do menor',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      childLeaving: {
        title: 'Autorização de saída do menor',
        text: (fact) => `${fact('documents-minors-permit')}.`,
      },
      petDomestic: {
        title: 'Papéis do animal',
        text: (fact) => `${fact('pets-domestic')}.`,
      },
      petLeaving: {
        title: 'Atestado veterinário e escritório do ICA',
        text: (fact) =>
          `O atestado, de no máximo ${fact('pets-vet-certificate-age')}; o ICA vê seu animal nas ${fact('pets-ica-inspection')} antes do voo.`,
      },
      petArriving: {
        title: 'Certificado oficial do animal',
        text: (fact) =>
          `De menos de ${fact('pets-entry-certificate-age')}: você mostra ao ICA na chegada.`,
      },
      wheelchair: {
        title: 'Confirme a assistência com a companhia',
        text: () => 'Diga se caminha distâncias curtas e que bateria tem sua cadeira.',
      },
      liquids: {
        title: 'Líquidos na bagagem de mão',
        text: (fact) =>
          `Frascos de até ${fact('luggage-liquids-container')}, em uma bolsa: ${low(fact('luggage-liquids-bag'))}.`,
      },
      hold: {
        title: 'Tire as baterias da mala',
        text: (fact) =>
          `Baterias de lítio avulsas, power banks e vapes: ${low(fact('luggage-batteries'))}.`,
      },
      checkin: {
        title: 'Faça o check-in on-line',
        text: () => 'Guarde o cartão de embarque no celular, onde abra sem conexão.',
      },
      toAirport: {
        title: 'Saia para o aeroporto',
        text: (fact) =>
          `Aconselha-se chegar ${fact('airport-arrive-before-domestic')} antes de um voo doméstico e ${fact('airport-arrive-before-international')} antes de um internacional.`,
      },
      bagDrop: {
        title: 'Despache a mala',
        text: () => 'Guarde o comprovante: com ele se procura a mala.',
      },
      security: {
        title: 'Passe pela segurança',
        text: () => 'Cartão de embarque e documento à mão; líquidos e aparelhos à parte.',
      },
      emigration: {
        title: 'Passe pela imigração',
        text: (fact) =>
          `Biomig, o controle automático: ${low(fact('biomig-price'))}, a partir dos ${fact('biomig-age')}. Cadastro: ${low(fact('biomig-counter'))}.`,
      },
      gate: {
        title: 'Vá ao seu portão',
        text: () => 'Ele pode mudar: veja as telas ou seu voo.',
      },
      wheelchairOut: {
        title: 'Confirme quem espera você na saída do avião',
        text: () => 'A assistência na chegada é da companhia: lembre a tripulação.',
      },
      immigration: {
        title: 'Passe pela imigração',
        text: (fact) =>
          `Com o Biomig, que é ${low(fact('biomig-price'))}, você passa pelo controle automático.`,
      },
      childDesk: {
        title: 'Com menores, vá aos balcões',
        text: (fact) => `O Biomig é a partir dos ${fact('biomig-age')}.`,
      },
      belt: {
        title: 'Retire a mala',
        text: (fact) =>
          `Se não chegar ou estiver danificada, registre: ${low(fact('luggage-report'))}.`,
      },
      customs: {
        title: 'Passe pela alfândega',
        text: (fact) => `${fact('customs-form')}. Dinheiro: mais de ${fact('customs-cash-limit')}.`,
      },
      onward: {
        title: 'Siga seu caminho',
        text: (fact) =>
          `Táxis autorizados: ${low(fact('taxi-stand'))}. ${fact('taxi-price-before')}. Ônibus: ${fact('transport-airport-route')}.`,
      },
    },
  },
};

export const stepWords = (locale: Locale): StepWords => words[locale];
