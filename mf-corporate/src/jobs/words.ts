import { useLocale, type Translated } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';

type Opening = components['schemas']['JobOpening'];
export type JobArea = Opening['area'];
export type JobKind = Opening['kind'];

interface Words {
  filters: string;
  area: string;
  kind: string;
  any: string;
  q: string;
  show: string;
  /** How many openings the filters leave. */
  found: (count: number) => string;
  clear: string;
  none: string;
  noneText: string;
  noMatch: string;
  noMatchText: string;
  unknown: string;
  closes: (day: string) => string;
  lastDay: string;
  posted: (day: string) => string;
  description: string;
  apply: (employer: string) => string;
  /** Said where the page is in another language than the openings. */
  inSpanish: string | null;
  areas: Record<JobArea, string>;
  kinds: Record<JobKind, string>;
}

const words: Translated<Words> = {
  es: {
    filters: 'Filtrar vacantes',
    area: 'Área',
    kind: 'Contrato',
    any: 'Cualquiera',
    q: 'Cargo, empleador o palabra',
    show: 'Ver vacantes',
    found: (count) => (count === 1 ? '1 vacante abierta' : `${count} vacantes abiertas`),
    clear: 'Quitar los filtros',
    none: 'Hoy no hay vacantes abiertas',
    noneText:
      'Ningún empleador del aeropuerto tiene una publicada en este sitio. Cuando haya una, la verás aquí con su empleador y su fecha de cierre.',
    noMatch: 'Ninguna vacante abierta coincide',
    noMatchText: 'Prueba con otra palabra o quita los filtros.',
    unknown: 'En este momento no podemos leer las vacantes. Vuelve en unos minutos.',
    closes: (day) => `Cierra el ${day}`,
    lastDay: 'Cierra hoy',
    posted: (day) => `Abierta desde el ${day}`,
    description: 'Qué dice el empleador',
    apply: (employer) => `Postularse en la página de ${employer}`,
    inSpanish: null,
    areas: {
      operations: 'Operaciones y plataforma',
      security: 'Seguridad',
      passengers: 'Atención a pasajeros',
      commerce: 'Tiendas y restaurantes',
      cargo: 'Carga',
      maintenance: 'Mantenimiento',
      technology: 'Tecnología',
      administration: 'Administración',
    },
    kinds: {
      permanent: 'Término indefinido',
      'fixed-term': 'Término fijo',
      'by-work': 'Obra o labor',
      apprenticeship: 'Contrato de aprendizaje',
      internship: 'Práctica',
    },
  },
  en: {
    filters: 'Filter openings',
    area: 'Area',
    kind: 'Contract',
    any: 'Any',
    q: 'Job, employer or word',
    show: 'Show openings',
    found: (count) => (count === 1 ? '1 open position' : `${count} open positions`),
    clear: 'Remove the filters',
    none: 'There are no openings today',
    noneText:
      'No employer at the airport has published one on this website. When there is one, it stands here with its employer and its closing date.',
    noMatch: 'No opening matches',
    noMatchText: 'Try another word, or remove the filters.',
    unknown: 'We cannot read the openings right now. Come back in a few minutes.',
    closes: (day) => `Closes on ${day}`,
    lastDay: 'Closes today',
    posted: (day) => `Open since ${day}`,
    description: 'What the employer says',
    apply: (employer) => `Apply on the page of ${employer}`,
    inSpanish: 'Openings are in Spanish, as their employers wrote them.',
    areas: {
      operations: 'Operations and apron',
      security: 'Security',
      passengers: 'Passenger service',
      commerce: 'Shops and restaurants',
      cargo: 'Cargo',
      maintenance: 'Maintenance',
      technology: 'Technology',
      administration: 'Administration',
    },
    kinds: {
      permanent: 'Permanent',
      'fixed-term': 'Fixed term',
      'by-work': 'For a piece of work',
      apprenticeship: 'Apprenticeship',
      internship: 'Internship',
    },
  },
  fr: {
    filters: 'Filtrer les offres',
    area: 'Domaine',
    kind: 'Contrat',
    any: 'Indifférent',
    q: 'Poste, employeur ou mot',
    show: 'Voir les offres',
    found: (count) => (count === 1 ? '1 offre ouverte' : `${count} offres ouvertes`),
    clear: 'Retirer les filtres',
    none: 'Aucune offre ouverte aujourd’hui',
    noneText:
      'Aucun employeur de l’aéroport n’en a publié sur ce site. Dès qu’il y en aura une, elle figurera ici avec son employeur et sa date de clôture.',
    noMatch: 'Aucune offre ne correspond',
    noMatchText: 'Essayez un autre mot ou retirez les filtres.',
    unknown: 'Nous ne pouvons pas lire les offres en ce moment. Revenez dans quelques minutes.',
    closes: (day) => `Clôture le ${day}`,
    lastDay: 'Clôture aujourd’hui',
    posted: (day) => `Ouverte depuis le ${day}`,
    description: 'Ce que dit l’employeur',
    apply: (employer) => `Postuler sur la page de ${employer}`,
    inSpanish: 'Les offres sont en espagnol, telles que leurs employeurs les ont écrites.',
    areas: {
      operations: 'Exploitation et piste',
      security: 'Sûreté',
      passengers: 'Accueil des passagers',
      commerce: 'Boutiques et restaurants',
      cargo: 'Fret',
      maintenance: 'Maintenance',
      technology: 'Informatique',
      administration: 'Administration',
    },
    kinds: {
      permanent: 'Durée indéterminée',
      'fixed-term': 'Durée déterminée',
      'by-work': 'Pour un chantier',
      apprenticeship: 'Apprentissage',
      internship: 'Stage',
    },
  },
  pt: {
    filters: 'Filtrar vagas',
    area: 'Área',
    kind: 'Contrato',
    any: 'Qualquer',
    q: 'Cargo, empregador ou palavra',
    show: 'Ver vagas',
    found: (count) => (count === 1 ? '1 vaga aberta' : `${count} vagas abertas`),
    clear: 'Tirar os filtros',
    none: 'Hoje não há vagas abertas',
    noneText:
      'Nenhum empregador do aeroporto publicou uma neste site. Quando houver, ela aparecerá aqui com o empregador e a data de encerramento.',
    noMatch: 'Nenhuma vaga aberta corresponde',
    noMatchText: 'Tente outra palavra ou tire os filtros.',
    unknown: 'Não conseguimos ler as vagas agora. Volte em alguns minutos.',
    closes: (day) => `Encerra em ${day}`,
    lastDay: 'Encerra hoje',
    posted: (day) => `Aberta desde ${day}`,
    description: 'O que diz o empregador',
    apply: (employer) => `Candidatar-se na página de ${employer}`,
    inSpanish: 'As vagas estão em espanhol, como os empregadores as escreveram.',
    areas: {
      operations: 'Operações e pátio',
      security: 'Segurança',
      passengers: 'Atendimento a passageiros',
      commerce: 'Lojas e restaurantes',
      cargo: 'Carga',
      maintenance: 'Manutenção',
      technology: 'Tecnologia',
      administration: 'Administração',
    },
    kinds: {
      permanent: 'Prazo indeterminado',
      'fixed-term': 'Prazo determinado',
      'by-work': 'Por obra',
      apprenticeship: 'Aprendizagem',
      internship: 'Estágio',
    },
  },
};

export const useJobWords = (): Words => words[useLocale()];
