import type { ContentMeta } from '@eldorado/remote';

export const reconocimientos: ContentMeta = {
  title: { es: 'Reconocimientos', en: 'Recognition', fr: 'Distinctions', pt: 'Reconhecimentos' },
  description: {
    es: 'Los reconocimientos y posiciones de El Dorado que puedes comprobar: quién los publicó, de qué año son y cómo pedir el soporte de cualquier otro.',
    en: 'Recognition and rankings of El Dorado that you can check: who published them, which year they cover, and how to ask for proof of any other award.',
    fr: 'Les distinctions et classements d’El Dorado que vous pouvez vérifier : qui les a publiés, pour quelle année et comment demander un justificatif.',
    pt: 'Os reconhecimentos e posições do El Dorado que você pode conferir: quem publicou, a que ano se referem e como pedir a comprovação de outros.',
  },
  keywords: {
    es: ['premios', 'reconocimientos', 'ranking', 'mejor aeropuerto', 'ACI-LAC', 'BIBO'],
    en: ['awards', 'recognition', 'ranking', 'best airport', 'ACI-LAC', 'BIBO'],
    fr: ['prix', 'distinctions', 'classement', 'meilleur aéroport', 'ACI-LAC', 'BIBO'],
    pt: ['prêmios', 'reconhecimentos', 'ranking', 'melhor aeroporto', 'ACI-LAC', 'BIBO'],
  },
};
