import type { Locale, Translated } from '@eldorado/i18n';
import { low } from '../factSentence.ts';
import type { PetFact, PetQuestion, Route, StepKey } from './petSteps.ts';

/** A fact's value in the language. */
export type FactText = (id: PetFact) => string;

/** The words of the pets' steps in one language. */
export interface PetWords {
  form: Record<'title' | 'route' | 'date' | 'show', string> & Record<Route, string>;
  faults: Record<NonNullable<PetQuestion['fault']>, string>;
  titles: Record<Route, (day: string) => string>;
  /** While a term is not known. */
  unknown: string;
  soon: string;
  until: (day: string) => string;
  between: (from: string, until: string) => string;
  /** On the day itself, and when it is past. */
  today: string;
  late: string;
  source: string;
  steps: Record<StepKey, { title: string; text: (fact: FactText) => string }>;
}

const words: Translated<PetWords> = {
  es: {
    form: {
      title: 'Tus pasos, con fechas',
      route: '¿Qué vuelo es?',
      leaving: 'Sale de Colombia',
      arriving: 'Llega a Colombia',
      domestic: 'Es nacional',
      date: 'Fecha del vuelo',
      show: 'Ver mis pasos',
    },
    faults: { none: 'Escribe el día del vuelo.', past: 'Ese día ya pasó.' },
    titles: {
      leaving: (day) => `Para salir de Colombia el ${day}`,
      arriving: (day) => `Para llegar a Colombia el ${day}`,
      domestic: (day) => `Para tu vuelo nacional del ${day}`,
    },
    unknown: 'Hoy no tenemos a mano todos los plazos. Los publica el ICA.',
    soon: 'Cuanto antes',
    until: (day) => `Hasta el ${day}`,
    between: (from, until) => `Del ${from} al ${until}`,
    today: 'Ya puedes hacerlo',
    late: 'Esta fecha ya pasó',
    source: 'Fuente:',
    steps: {
      place: {
        title: 'Reserva su cupo con la aerolínea',
        text: () => 'Di si va en cabina o en bodega, y mide el guacal con sus límites.',
      },
      destination: {
        title: 'Mira qué pide el país de destino',
        text: () =>
          'Cada uno pide vacunas, pruebas o permisos distintos: los publica su autoridad veterinaria.',
      },
      vaccines: {
        title: 'Pon al día vacunas y microchip',
        text: (fact) =>
          `Perros: ${low(fact('pets-vaccines-dogs'))}. Gatos: ${low(fact('pets-vaccines-cats'))}. Microchip, si es un perro de menos de ${fact('pets-microchip-age')}.`,
      },
      certificate: {
        title: 'Certificado del veterinario',
        text: (fact) =>
          `El día del vuelo no puede tener más de ${fact('pets-vet-certificate-age')}. Original y copia, con el número COMVEZCOL del veterinario.`,
      },
      inspection: {
        title: 'Lleva a tu mascota a la oficina del ICA en el aeropuerto',
        text: (fact) =>
          `En las ${fact('pets-ica-inspection')} antes del vuelo, con los originales y las copias. Te dan el Certificado de Inspección Sanitaria (CIS), que vale ${fact('pets-cis-validity')}. Teléfono del ICA: ${fact('pets-ica-phone')}.`,
      },
      departure: {
        title: 'Vuela',
        text: (fact) =>
          `Llega al menos ${fact('airport-arrive-before-international')} antes, con el CIS vigente: si el vuelo se aplaza, puede vencerse.`,
      },
      rabies: {
        title: 'Primera vacuna contra la rabia',
        text: (fact) =>
          `Al menos ${fact('pets-rabies-days')} antes de llegar, si nunca se la habían puesto.`,
      },
      request: {
        title: 'Haz la solicitud en SISPAP',
        text: (fact) =>
          `Es el sistema del ICA. Un formulario sirve hasta para ${fact('pets-entry-animals')}. Guarda el comprobante de pago.`,
      },
      official: {
        title: 'Certificado oficial del país de donde sales',
        text: (fact) =>
          `Lo expide su autoridad sanitaria; debe tener menos de ${fact('pets-entry-certificate-age')} al llegar.`,
      },
      arrival: {
        title: 'Preséntala al ICA y declárala',
        text: () =>
          'El ICA la revisa antes de que salgas del aeropuerto. También se declara en la aduana.',
      },
      card: {
        title: 'Carné de vacunas',
        text: (fact) => `${fact('pets-domestic')}, con su número de matrícula.`,
      },
      flight: {
        title: 'Vuela',
        text: (fact) => `Llega al menos ${fact('airport-arrive-before-domestic')} antes.`,
      },
    },
  },
  en: {
    form: {
      title: 'Your steps, with dates',
      route: 'Which flight is it?',
      leaving: 'It leaves Colombia',
      arriving: 'It arrives in Colombia',
      domestic: 'A domestic flight',
      date: 'Date of the flight',
      show: 'See my steps',
    },
    faults: { none: 'Type the day of the flight.', past: 'That day has passed.' },
    titles: {
      leaving: (day) => `To leave Colombia on ${day}`,
      arriving: (day) => `To arrive in Colombia on ${day}`,
      domestic: (day) => `For your domestic flight on ${day}`,
    },
    unknown: 'We do not have all the deadlines at hand today. The ICA publishes them.',
    soon: 'As soon as possible',
    until: (day) => `By ${day}`,
    between: (from, until) => `From ${from} to ${until}`,
    today: 'You can do it now',
    late: 'This date has passed',
    source: 'Source:',
    steps: {
      place: {
        title: 'Book its place with the airline',
        text: () =>
          'Say whether it goes in the cabin or the hold, and check the carrier against its limits.',
      },
      destination: {
        title: 'See what the destination country requires',
        text: () =>
          'Each one wants different vaccines, tests or permits: its veterinary authority publishes them.',
      },
      vaccines: {
        title: 'Bring vaccines and microchip up to date',
        text: (fact) =>
          `Dogs: ${low(fact('pets-vaccines-dogs'))}. Cats: ${low(fact('pets-vaccines-cats'))}. A microchip, for a dog under ${fact('pets-microchip-age')}.`,
      },
      certificate: {
        title: 'The vet’s certificate',
        text: (fact) =>
          `On the day of the flight it may be no older than ${fact('pets-vet-certificate-age')}. Original and copy, with the vet’s COMVEZCOL number.`,
      },
      inspection: {
        title: 'Take your pet to the ICA office at the airport',
        text: (fact) =>
          `Within the ${fact('pets-ica-inspection')} before the flight, with originals and copies. You are given the Sanitary Inspection Certificate (CIS), valid for ${fact('pets-cis-validity')}. The ICA’s telephone: ${fact('pets-ica-phone')}.`,
      },
      departure: {
        title: 'Fly',
        text: (fact) =>
          `Be there at least ${fact('airport-arrive-before-international')} before, with a valid CIS: if the flight is put off, it may expire.`,
      },
      rabies: {
        title: 'First rabies vaccine',
        text: (fact) =>
          `At least ${fact('pets-rabies-days')} before arrival, if it has never had one.`,
      },
      request: {
        title: 'Make the SISPAP request',
        text: (fact) =>
          `It is the ICA’s system. One form serves for up to ${fact('pets-entry-animals')}. Keep the payment slip.`,
      },
      official: {
        title: 'Official certificate of the country you leave',
        text: (fact) =>
          `From its health authority, less than ${fact('pets-entry-certificate-age')} old on arrival.`,
      },
      arrival: {
        title: 'Present it to the ICA and declare it',
        text: () =>
          'The ICA checks it before you leave the airport. It is declared at customs too.',
      },
      card: {
        title: 'Vaccination card',
        text: (fact) => `${fact('pets-domestic')}, with the licence number.`,
      },
      flight: {
        title: 'Fly',
        text: (fact) => `Be there at least ${fact('airport-arrive-before-domestic')} before.`,
      },
    },
  },
  fr: {
    form: {
      title: 'Vos étapes, avec leurs dates',
      route: 'Quel est le vol\u00a0?',
      leaving: 'Il quitte la Colombie',
      arriving: 'Il arrive en Colombie',
      domestic: 'C’est un vol intérieur',
      date: 'Date du vol',
      show: 'Voir mes étapes',
    },
    faults: { none: 'Indiquez le jour du vol.', past: 'Ce jour est passé.' },
    titles: {
      leaving: (day) => `Pour quitter la Colombie le ${day}`,
      arriving: (day) => `Pour arriver en Colombie le ${day}`,
      domestic: (day) => `Pour votre vol intérieur du ${day}`,
    },
    unknown: 'Tous les délais ne sont pas disponibles aujourd’hui. L’ICA les publie.',
    soon: 'Dès que possible',
    until: (day) => `Jusqu’au ${day}`,
    between: (from, until) => `Du ${from} au ${until}`,
    today: 'Vous pouvez le faire maintenant',
    late: 'Cette date est passée',
    source: 'Source\u00a0:',
    steps: {
      place: {
        title: 'Réservez sa place auprès de la compagnie',
        text: () => 'Précisez cabine ou soute, et mesurez la caisse selon ses limites.',
      },
      destination: {
        title: 'Vérifiez ce qu’exige le pays de destination',
        text: () =>
          'Chacun a ses vaccins, ses tests ou ses permis\u00a0: son autorité vétérinaire les publie.',
      },
      vaccines: {
        title: 'Mettez à jour vaccins et puce',
        text: (fact) =>
          `Chiens\u00a0: ${low(fact('pets-vaccines-dogs'))}. Chats\u00a0: ${low(fact('pets-vaccines-cats'))}. Une puce pour un chien de moins de ${fact('pets-microchip-age')}.`,
      },
      certificate: {
        title: 'Certificat du vétérinaire',
        text: (fact) =>
          `Le jour du vol, il ne peut dater de plus de ${fact('pets-vet-certificate-age')}. Original et copie, avec le numéro COMVEZCOL du vétérinaire.`,
      },
      inspection: {
        title: 'Amenez l’animal au bureau de l’ICA à l’aéroport',
        text: (fact) =>
          `Dans les ${fact('pets-ica-inspection')} avant le vol, avec originaux et copies. On vous remet le certificat d’inspection sanitaire (CIS), valable ${fact('pets-cis-validity')}. Téléphone de l’ICA\u00a0: ${fact('pets-ica-phone')}.`,
      },
      departure: {
        title: 'Prenez l’avion',
        text: (fact) =>
          `Arrivez au moins ${fact('airport-arrive-before-international')} avant, avec un CIS valable\u00a0: si le vol est reporté, il peut expirer.`,
      },
      rabies: {
        title: 'Premier vaccin antirabique',
        text: (fact) =>
          `Au moins ${fact('pets-rabies-days')} avant l’arrivée, s’il ne l’a jamais reçu.`,
      },
      request: {
        title: 'Faites la demande dans SISPAP',
        text: (fact) =>
          `C’est le système de l’ICA. Un formulaire vaut pour ${fact('pets-entry-animals')} au plus. Gardez le reçu de paiement.`,
      },
      official: {
        title: 'Certificat officiel du pays que vous quittez',
        text: (fact) =>
          `Délivré par son autorité sanitaire, il date de moins de ${fact('pets-entry-certificate-age')} à l’arrivée.`,
      },
      arrival: {
        title: 'Présentez l’animal à l’ICA et déclarez-le',
        text: () =>
          'L’ICA le contrôle avant que vous quittiez l’aéroport. Il se déclare aussi à la douane.',
      },
      card: {
        title: 'Carnet de vaccination',
        text: (fact) => `${fact('pets-domestic')}, avec son numéro professionnel.`,
      },
      flight: {
        title: 'Prenez l’avion',
        text: (fact) => `Arrivez au moins ${fact('airport-arrive-before-domestic')} avant.`,
      },
    },
  },
  pt: {
    form: {
      title: 'Seus passos, com datas',
      route: 'Qual é o voo?',
      leaving: 'Sai da Colômbia',
      arriving: 'Chega à Colômbia',
      domestic: 'É doméstico',
      date: 'Data do voo',
      show: 'Ver meus passos',
    },
    faults: { none: 'Escreva o dia do voo.', past: 'Esse dia já passou.' },
    titles: {
      leaving: (day) => `Para sair da Colômbia em ${day}`,
      arriving: (day) => `Para chegar à Colômbia em ${day}`,
      domestic: (day) => `Para seu voo doméstico de ${day}`,
    },
    unknown: 'Hoje não temos todos os prazos à mão. Quem publica é o ICA.',
    soon: 'Quanto antes',
    until: (day) => `Até ${day}`,
    between: (from, until) => `De ${from} a ${until}`,
    today: 'Você já pode fazer',
    late: 'Esta data já passou',
    source: 'Fonte:',
    steps: {
      place: {
        title: 'Reserve o lugar dele com a companhia aérea',
        text: () =>
          'Diga se vai na cabine ou no porão e confira a caixa com os limites da companhia.',
      },
      destination: {
        title: 'Veja o que o país de destino exige',
        text: () =>
          'Cada um tem suas vacinas, exames ou autorizações: quem publica é a autoridade veterinária dele.',
      },
      vaccines: {
        title: 'Coloque em dia as vacinas e o microchip',
        text: (fact) =>
          `Cães: ${low(fact('pets-vaccines-dogs'))}. Gatos: ${low(fact('pets-vaccines-cats'))}. Microchip, para cães com menos de ${fact('pets-microchip-age')}.`,
      },
      certificate: {
        title: 'Atestado do veterinário',
        text: (fact) =>
          `No dia do voo não pode ter mais de ${fact('pets-vet-certificate-age')}. Original e cópia, com o número COMVEZCOL do veterinário.`,
      },
      inspection: {
        title: 'Leve o animal ao escritório do ICA no aeroporto',
        text: (fact) =>
          `Nas ${fact('pets-ica-inspection')} antes do voo, com originais e cópias. Você recebe o Certificado de Inspeção Sanitária (CIS), que vale ${fact('pets-cis-validity')}. Telefone do ICA: ${fact('pets-ica-phone')}.`,
      },
      departure: {
        title: 'Voe',
        text: (fact) =>
          `Chegue ao menos ${fact('airport-arrive-before-international')} antes, com o CIS válido: se o voo for adiado, ele pode vencer.`,
      },
      rabies: {
        title: 'Primeira vacina contra a raiva',
        text: (fact) => `Ao menos ${fact('pets-rabies-days')} antes de chegar, se ele nunca tomou.`,
      },
      request: {
        title: 'Faça o pedido no SISPAP',
        text: (fact) =>
          `É o sistema do ICA. Um formulário serve para até ${fact('pets-entry-animals')}. Guarde o comprovante de pagamento.`,
      },
      official: {
        title: 'Certificado oficial do país de onde você sai',
        text: (fact) =>
          `Emitido pela autoridade sanitária dele, há menos de ${fact('pets-entry-certificate-age')} na chegada.`,
      },
      arrival: {
        title: 'Apresente o animal ao ICA e declare-o',
        text: () =>
          'O ICA o examina antes de você sair do aeroporto. Ele também é declarado na alfândega.',
      },
      card: {
        title: 'Carteira de vacinas',
        text: (fact) => `${fact('pets-domestic')}, com o número de registro.`,
      },
      flight: {
        title: 'Voe',
        text: (fact) => `Chegue ao menos ${fact('airport-arrive-before-domestic')} antes.`,
      },
    },
  },
};

export const petWords = (locale: Locale): PetWords => words[locale];
