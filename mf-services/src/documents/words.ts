import type { Locale, Translated } from '@eldorado/i18n';
import { low } from '../factSentence.ts';
import type { Age, DocumentFact, DocumentKey, Person, Trip } from './documents.ts';

/** A fact's value in the language. */
export type FactText = (id: DocumentFact) => string;

/** The words of the documents in one language. */
export interface DocumentWords {
  form: Record<'title' | 'trip' | 'who' | 'age' | 'country' | 'elsewhere' | 'show', string> &
    Record<Trip | Person | Age, string>;
  titles: Record<Trip, string>;
  /** While a fact of the answer is not known. */
  unknown: string;
  source: string;
  /** Who has the last word. */
  last: string;
  authorities: Record<Trip, { to: string; label: string }>;
  documents: Record<DocumentKey, { title: string; text: (fact: FactText) => string }>;
}

const migration = 'https://www.migracioncolombia.gov.co';
const ministry = 'https://www.cancilleria.gov.co';
const aviation = 'https://www.aerocivil.gov.co';

const words: Translated<DocumentWords> = {
  es: {
    form: {
      title: 'Qué documentos necesitas',
      trip: '¿Qué viaje es?',
      domestic: 'Vuelo nacional',
      leaving: 'Salgo de Colombia',
      arriving: 'Llego a Colombia',
      transit: 'Conexión entre otros dos países',
      who: '¿Quién viaja?',
      colombian: 'Colombiano',
      resident: 'Extranjero que vive en Colombia',
      visitor: 'Extranjero de visita',
      age: '¿Qué edad tiene?',
      adult: '18 años o más',
      both: 'Menor, con sus dos padres',
      other: 'Menor, solo o con otra persona',
      country: '¿A qué país vas o de cuál vienes?',
      elsewhere: 'Otro país',
      show: 'Ver los documentos',
    },
    titles: {
      domestic: 'Para tu vuelo nacional',
      leaving: 'Para salir de Colombia',
      arriving: 'Para llegar a Colombia',
      transit: 'Para tu conexión en Bogotá',
    },
    unknown: 'Hoy no tenemos a mano todo lo que se pide. Lo publica la autoridad.',
    source: 'Fuente:',
    last: 'Las reglas cambian: la última palabra es de la autoridad.',
    authorities: {
      domestic: { to: aviation, label: 'Aeronáutica Civil' },
      leaving: { to: migration, label: 'Migración Colombia' },
      arriving: { to: migration, label: 'Migración Colombia' },
      transit: { to: ministry, label: 'Cancillería' },
    },
    documents: {
      domesticAdult: {
        title: 'Documento de identidad',
        text: (fact) => `${fact('documents-domestic-adults')}.`,
      },
      domesticMinor: {
        title: 'Documento del menor',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      domesticForeigner: {
        title: 'Documento de identidad',
        text: (fact) => `${fact('documents-domestic-foreigners')}.`,
      },
      passport: {
        title: 'Pasaporte',
        text: () =>
          'El original, vigente. La visa y la vigencia que se piden las fija el país al que entras.',
      },
      visa: {
        title: 'Pasaporte y, según tu nacionalidad, visa',
        text: (fact) =>
          `La Cancillería publica quién necesita visa. Su teléfono: ${fact('documents-foreign-ministry-phone')}.`,
      },
      transit: {
        title: 'Documento para entrar a Colombia',
        text: (fact) => `${fact('documents-transit-enter')}.`,
      },
      transitVisa: {
        title: 'Visa de tránsito, si tu nacionalidad necesita visa',
        text: (fact) =>
          `Vale ${fact('documents-transit-visa')} y permite hasta ${fact('documents-transit-stay')} en tránsito. La da la Cancillería: ${fact('documents-foreign-ministry-phone')}.`,
      },
      checkMig: {
        title: 'Check-Mig',
        text: (fact) =>
          `${fact('checkmig-window')}. Confirma antes que esté habilitado: a veces lo suspenden.`,
      },
      permit: {
        title: 'Permiso de salida del menor',
        text: (fact) =>
          `${fact('documents-minors-permit')}. Dice: ${low(fact('documents-permit-text'))}. Si un padre está fuera del país: ${low(fact('documents-permit-abroad'))}.`,
      },
      permitBoth: {
        title: 'Permiso de salida: no lo necesita',
        text: (fact) =>
          `Viaja con sus dos padres. Se pide ${low(fact('documents-minors-permit'))}.`,
      },
      permitForeigner: {
        title: 'Permiso de salida del menor',
        text: (fact) => `${fact('documents-minors-foreign')}.`,
      },
      feverCostaRica: {
        title: 'Certificado de fiebre amarilla: Costa Rica',
        text: (fact) =>
          `${fact('yellow-fever-costa-rica')}. La vacuna se pone al menos ${fact('vaccination-days-before')} antes del viaje.`,
      },
      feverArrivals: {
        title: 'Certificado de fiebre amarilla',
        text: (fact) =>
          `Colombia lo pide a quien llega de ${fact('yellow-fever-arrivals')}. La vacuna se pone al menos ${fact('vaccination-days-before')} antes del viaje.`,
      },
      feverAbroad: {
        title: 'Certificado de fiebre amarilla: está en la lista',
        text: (fact) =>
          `Ese país está en la lista de los que piden el carné a quien llega de Colombia (septiembre de 2025). ${fact('yellow-fever-changes')}. La vacuna se pone al menos ${fact('vaccination-days-before')} antes del viaje.`,
      },
      feverUnknown: {
        title: 'Fiebre amarilla: no está en nuestra lista',
        text: (fact) =>
          `Puede que se pida: decide el país al que entras. La vacuna se pone al menos ${fact('vaccination-days-before')} antes del viaje.`,
      },
      stampTax: {
        title: 'Impuesto de timbre',
        text: (fact) =>
          `${fact('documents-exit-tax')}. Si eres turista y te quedaste hasta ${fact('documents-exit-tax-tourist-days')}, estás exento: muéstralo en el check-in.`,
      },
    },
  },
  en: {
    form: {
      title: 'Which documents you need',
      trip: 'What kind of trip is it?',
      domestic: 'A domestic flight',
      leaving: 'Leaving Colombia',
      arriving: 'Arriving in Colombia',
      transit: 'Connecting between two other countries',
      who: 'Who is travelling?',
      colombian: 'A Colombian',
      resident: 'A foreigner who lives in Colombia',
      visitor: 'A foreign visitor',
      age: 'How old?',
      adult: '18 or over',
      both: 'A minor with both parents',
      other: 'A minor alone or with someone else',
      country: 'Which country are you going to or coming from?',
      elsewhere: 'Another country',
      show: 'See the documents',
    },
    titles: {
      domestic: 'For your domestic flight',
      leaving: 'To leave Colombia',
      arriving: 'To arrive in Colombia',
      transit: 'For your connection in Bogotá',
    },
    unknown: 'We do not have all the requirements at hand today. The authority publishes them.',
    source: 'Source:',
    last: 'Rules change: the authority has the last word.',
    authorities: {
      domestic: { to: aviation, label: 'Aeronáutica Civil' },
      leaving: { to: migration, label: 'Migración Colombia' },
      arriving: { to: migration, label: 'Migración Colombia' },
      transit: { to: ministry, label: 'Colombia’s Foreign Ministry' },
    },
    documents: {
      domesticAdult: {
        title: 'Identity document',
        text: (fact) => `${fact('documents-domestic-adults')}.`,
      },
      domesticMinor: {
        title: 'The minor’s document',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      domesticForeigner: {
        title: 'Identity document',
        text: (fact) => `${fact('documents-domestic-foreigners')}.`,
      },
      passport: {
        title: 'Passport',
        text: () =>
          'The original, valid. The country you enter decides on visas and on how long it must be valid.',
      },
      visa: {
        title: 'Passport and, for some nationalities, a visa',
        text: (fact) =>
          `Colombia’s Foreign Ministry publishes who needs one. Telephone: ${fact('documents-foreign-ministry-phone')}.`,
      },
      transit: {
        title: 'A document to enter Colombia',
        text: (fact) => `${fact('documents-transit-enter')}.`,
      },
      transitVisa: {
        title: 'Transit visa, if your nationality needs a visa',
        text: (fact) =>
          `Valid ${fact('documents-transit-visa')}, for up to ${fact('documents-transit-stay')} in transit. Colombia’s Foreign Ministry issues it: ${fact('documents-foreign-ministry-phone')}.`,
      },
      checkMig: {
        title: 'Check-Mig',
        text: (fact) =>
          `${fact('checkmig-window')}. Check first that it is available: it is suspended at times.`,
      },
      permit: {
        title: 'The minor’s exit permit',
        text: (fact) =>
          `${fact('documents-minors-permit')}. It says: ${low(fact('documents-permit-text'))}. With a parent abroad: ${low(fact('documents-permit-abroad'))}.`,
      },
      permitBoth: {
        title: 'Exit permit: not needed',
        text: (fact) =>
          `Both parents travel too. What is asked for: ${low(fact('documents-minors-permit'))}.`,
      },
      permitForeigner: {
        title: 'The minor’s exit permit',
        text: (fact) => `${fact('documents-minors-foreign')}.`,
      },
      feverCostaRica: {
        title: 'Yellow fever certificate: Costa Rica',
        text: (fact) =>
          `${fact('yellow-fever-costa-rica')}. Have the vaccine at least ${fact('vaccination-days-before')} before the trip.`,
      },
      feverArrivals: {
        title: 'Yellow fever certificate',
        text: (fact) =>
          `Colombia asks for it on arrival from ${fact('yellow-fever-arrivals')}. Have the vaccine at least ${fact('vaccination-days-before')} before the trip.`,
      },
      feverAbroad: {
        title: 'Yellow fever certificate: it is on the list',
        text: (fact) =>
          `That country is on the list of those that ask travellers from Colombia for the certificate (September 2025). ${fact('yellow-fever-changes')}. Have the vaccine at least ${fact('vaccination-days-before')} before the trip.`,
      },
      feverUnknown: {
        title: 'Yellow fever: not on our list',
        text: (fact) =>
          `It may be asked for: the country you enter decides. Have the vaccine at least ${fact('vaccination-days-before')} before the trip.`,
      },
      stampTax: {
        title: 'Stamp tax',
        text: (fact) =>
          `${fact('documents-exit-tax')}. A tourist who stayed up to ${fact('documents-exit-tax-tourist-days')} is exempt: show it at check-in.`,
      },
    },
  },
  fr: {
    form: {
      title: 'Les documents qu’il vous faut',
      trip: 'Quel voyage faites-vous\u00a0?',
      domestic: 'Un vol intérieur',
      leaving: 'Je quitte la Colombie',
      arriving: 'J’arrive en Colombie',
      transit: 'Une correspondance entre deux autres pays',
      who: 'Qui voyage\u00a0?',
      colombian: 'Un Colombien',
      resident: 'Un étranger qui vit en Colombie',
      visitor: 'Un étranger de passage',
      age: 'Quel âge\u00a0?',
      adult: '18 ans ou plus',
      both: 'Un mineur avec ses deux parents',
      other: 'Un mineur seul ou avec quelqu’un d’autre',
      country: 'Vers quel pays allez-vous, ou d’où venez-vous\u00a0?',
      elsewhere: 'Un autre pays',
      show: 'Voir les documents',
    },
    titles: {
      domestic: 'Pour votre vol intérieur',
      leaving: 'Pour quitter la Colombie',
      arriving: 'Pour arriver en Colombie',
      transit: 'Pour votre correspondance à Bogota',
    },
    unknown:
      'Nous n’avons pas tout ce qui est exigé sous la main aujourd’hui. L’autorité le publie.',
    source: 'Source\u00a0:',
    last: 'Les règles changent\u00a0: l’autorité a le dernier mot.',
    authorities: {
      domestic: { to: aviation, label: 'Aeronáutica Civil' },
      leaving: { to: migration, label: 'Migración Colombia' },
      arriving: { to: migration, label: 'Migración Colombia' },
      transit: { to: ministry, label: 'Ministère colombien des Affaires étrangères' },
    },
    documents: {
      domesticAdult: {
        title: 'Pièce d’identité',
        text: (fact) => `${fact('documents-domestic-adults')}.`,
      },
      domesticMinor: {
        title: 'Document du mineur',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      domesticForeigner: {
        title: 'Pièce d’identité',
        text: (fact) => `${fact('documents-domestic-foreigners')}.`,
      },
      passport: {
        title: 'Passeport',
        text: () =>
          'L’original, en cours de validité. Le pays où vous entrez fixe le visa et la durée de validité exigés.',
      },
      visa: {
        title: 'Passeport et, selon la nationalité, visa',
        text: (fact) =>
          `Le ministère colombien des Affaires étrangères publie qui en a besoin. Téléphone\u00a0: ${fact('documents-foreign-ministry-phone')}.`,
      },
      transit: {
        title: 'Un document pour entrer en Colombie',
        text: (fact) => `${fact('documents-transit-enter')}.`,
      },
      transitVisa: {
        title: 'Visa de transit, si votre nationalité exige un visa',
        text: (fact) =>
          `Valable ${fact('documents-transit-visa')}, pour ${fact('documents-transit-stay')} de transit au plus. Le ministère colombien des Affaires étrangères le délivre\u00a0: ${fact('documents-foreign-ministry-phone')}.`,
      },
      checkMig: {
        title: 'Check-Mig',
        text: (fact) =>
          `${fact('checkmig-window')}. Vérifiez d’abord qu’il est ouvert\u00a0: il est parfois suspendu.`,
      },
      permit: {
        title: 'Autorisation de sortie du mineur',
        text: (fact) =>
          `${fact('documents-minors-permit')}. Elle indique\u00a0: ${low(fact('documents-permit-text'))}. Si un parent est à l’étranger\u00a0: ${low(fact('documents-permit-abroad'))}.`,
      },
      permitBoth: {
        title: 'Autorisation de sortie\u00a0: inutile',
        text: (fact) =>
          `Ses deux parents voyagent aussi. Ce qui est exigé\u00a0: ${low(fact('documents-minors-permit'))}.`,
      },
      permitForeigner: {
        title: 'Autorisation de sortie du mineur',
        text: (fact) => `${fact('documents-minors-foreign')}.`,
      },
      feverCostaRica: {
        title: 'Certificat de fièvre jaune\u00a0: Costa Rica',
        text: (fact) =>
          `${fact('yellow-fever-costa-rica')}. Le vaccin se fait au moins ${fact('vaccination-days-before')} avant le voyage.`,
      },
      feverArrivals: {
        title: 'Certificat de fièvre jaune',
        text: (fact) =>
          `La Colombie le demande aux voyageurs venant de ces pays\u00a0: ${fact('yellow-fever-arrivals')}. Le vaccin se fait au moins ${fact('vaccination-days-before')} avant le voyage.`,
      },
      feverAbroad: {
        title: 'Certificat de fièvre jaune\u00a0: il est sur la liste',
        text: (fact) =>
          `Ce pays figure sur la liste de ceux qui demandent le certificat aux voyageurs venant de Colombie (septembre 2025). ${fact('yellow-fever-changes')}. Le vaccin se fait au moins ${fact('vaccination-days-before')} avant le voyage.`,
      },
      feverUnknown: {
        title: 'Fièvre jaune\u00a0: hors de notre liste',
        text: (fact) =>
          `Il peut être exigé\u00a0: le pays où vous entrez décide. Le vaccin se fait au moins ${fact('vaccination-days-before')} avant le voyage.`,
      },
      stampTax: {
        title: 'Droit de timbre',
        text: (fact) =>
          `${fact('documents-exit-tax')}. Un touriste resté jusqu’à ${fact('documents-exit-tax-tourist-days')} en est exonéré\u00a0: justifiez-le à l’enregistrement.`,
      },
    },
  },
  pt: {
    form: {
      title: 'De quais documentos você precisa',
      trip: 'Qual é a viagem?',
      domestic: 'Voo doméstico',
      leaving: 'Saio da Colômbia',
      arriving: 'Chego à Colômbia',
      transit: 'Conexão entre outros dois países',
      who: 'Quem viaja?',
      colombian: 'Colombiano',
      resident: 'Estrangeiro que mora na Colômbia',
      visitor: 'Estrangeiro em visita',
      age: 'Qual é a idade?',
      adult: '18 anos ou mais',
      both: 'Menor, com os dois pais',
      other: 'Menor, sozinho ou com outra pessoa',
      country: 'Para que país você vai ou de qual vem?',
      elsewhere: 'Outro país',
      show: 'Ver os documentos',
    },
    titles: {
      domestic: 'Para seu voo doméstico',
      leaving: 'Para sair da Colômbia',
      arriving: 'Para chegar à Colômbia',
      transit: 'Para sua conexão em Bogotá',
    },
    unknown: 'Hoje não temos à mão tudo o que se pede. Quem publica é a autoridade.',
    source: 'Fonte:',
    last: 'As regras mudam: a última palavra é da autoridade.',
    authorities: {
      domestic: { to: aviation, label: 'Aeronáutica Civil' },
      leaving: { to: migration, label: 'Migración Colombia' },
      arriving: { to: migration, label: 'Migración Colombia' },
      transit: { to: ministry, label: 'Ministério das Relações Exteriores da Colômbia' },
    },
    documents: {
      domesticAdult: {
        title: 'Documento de identidade',
        text: (fact) => `${fact('documents-domestic-adults')}.`,
      },
      domesticMinor: {
        title: 'Documento do menor',
        text: (fact) => `${fact('documents-domestic-children')}.`,
      },
      domesticForeigner: {
        title: 'Documento de identidade',
        text: (fact) => `${fact('documents-domestic-foreigners')}.`,
      },
      passport: {
        title: 'Passaporte',
        text: () =>
          'O original, válido. O visto e a validade exigidos são definidos pelo país em que você entra.',
      },
      visa: {
        title: 'Passaporte e, conforme a nacionalidade, visto',
        text: (fact) =>
          `O Ministério das Relações Exteriores da Colômbia publica quem precisa de visto. Telefone: ${fact('documents-foreign-ministry-phone')}.`,
      },
      transit: {
        title: 'Documento para entrar na Colômbia',
        text: (fact) => `${fact('documents-transit-enter')}.`,
      },
      transitVisa: {
        title: 'Visto de trânsito, se sua nacionalidade exige visto',
        text: (fact) =>
          `Vale ${fact('documents-transit-visa')}, para até ${fact('documents-transit-stay')} em trânsito. Quem o emite é o Ministério das Relações Exteriores da Colômbia: ${fact('documents-foreign-ministry-phone')}.`,
      },
      checkMig: {
        title: 'Check-Mig',
        text: (fact) =>
          `${fact('checkmig-window')}. Confira antes se está disponível: às vezes é suspenso.`,
      },
      permit: {
        title: 'Autorização de saída do menor',
        text: (fact) =>
          `${fact('documents-minors-permit')}. Ela diz: ${low(fact('documents-permit-text'))}. Se um dos pais está fora do país: ${low(fact('documents-permit-abroad'))}.`,
      },
      permitBoth: {
        title: 'Autorização de saída: não precisa',
        text: (fact) =>
          `Viaja com os dois pais. O que se pede: ${low(fact('documents-minors-permit'))}.`,
      },
      permitForeigner: {
        title: 'Autorização de saída do menor',
        text: (fact) => `${fact('documents-minors-foreign')}.`,
      },
      feverCostaRica: {
        title: 'Certificado de febre amarela: Costa Rica',
        text: (fact) =>
          `${fact('yellow-fever-costa-rica')}. A vacina é tomada ao menos ${fact('vaccination-days-before')} antes da viagem.`,
      },
      feverArrivals: {
        title: 'Certificado de febre amarela',
        text: (fact) =>
          `A Colômbia o exige de quem chega destes países: ${fact('yellow-fever-arrivals')}. A vacina é tomada ao menos ${fact('vaccination-days-before')} antes da viagem.`,
      },
      feverAbroad: {
        title: 'Certificado de febre amarela: está na lista',
        text: (fact) =>
          `Esse país está na lista dos que pedem o certificado a quem chega da Colômbia (setembro de 2025). ${fact('yellow-fever-changes')}. A vacina é tomada ao menos ${fact('vaccination-days-before')} antes da viagem.`,
      },
      feverUnknown: {
        title: 'Febre amarela: não está na nossa lista',
        text: (fact) =>
          `Pode ser exigida: decide o país em que você entra. A vacina é tomada ao menos ${fact('vaccination-days-before')} antes da viagem.`,
      },
      stampTax: {
        title: 'Imposto de selo',
        text: (fact) =>
          `${fact('documents-exit-tax')}. Turista que ficou até ${fact('documents-exit-tax-tourist-days')} é isento: comprove no check-in.`,
      },
    },
  },
};

export const documentWords = (locale: Locale): DocumentWords => words[locale];
