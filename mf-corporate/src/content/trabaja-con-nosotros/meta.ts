import type { ContentMeta } from '@eldorado/remote';

export const trabajaConNosotros: ContentMeta = {
  title: {
    es: 'Trabaja con nosotros',
    en: 'Work with us',
    fr: 'Travailler avec nous',
    pt: 'Trabalhe conosco',
  },
  description: {
    es: 'Cómo buscar trabajo en el aeropuerto El Dorado: qué empleador contrata para cada oficio, por dónde preguntar y cómo reconocer una oferta falsa.',
    en: 'How to look for a job at El Dorado airport: which employer hires for each kind of work, where to ask and how to recognise a fraudulent job offer.',
    fr: 'Comment chercher un emploi à l’aéroport El Dorado : quel employeur recrute pour chaque métier, où vous renseigner et comment repérer une fausse offre.',
    pt: 'Como procurar emprego no aeroporto El Dorado: qual empregador contrata para cada função, onde perguntar e como reconhecer uma vaga falsa.',
  },
  keywords: {
    es: ['empleo', 'trabajo', 'vacantes', 'hoja de vida', 'ofertas laborales', 'estafa laboral'],
    en: ['jobs', 'work', 'vacancies', 'CV', 'careers', 'job scam'],
    fr: ['emploi', 'travail', 'postes', 'CV', 'recrutement', 'fausse offre'],
    pt: ['emprego', 'trabalho', 'vagas', 'currículo', 'carreira', 'golpe de emprego'],
  },
};
