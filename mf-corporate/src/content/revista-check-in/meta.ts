import type { ContentMeta } from '@eldorado/remote';

export const revistaCheckIn: ContentMeta = {
  title: {
    es: 'Revista Check In',
    en: 'Check In magazine',
    fr: 'Magazine Check In',
    pt: 'Revista Check In',
  },
  description: {
    es: 'Qué es la revista Check In de El Dorado, cómo preguntar por un ejemplar o proponer un tema, y qué leer en este sitio mientras esperas tu vuelo.',
    en: 'What Check In, the magazine of El Dorado, is, how to ask for a copy or suggest a story, and what to read on this website while you wait to board.',
    fr: 'Ce qu’est Check In, le magazine d’El Dorado, comment demander un exemplaire ou proposer un sujet, et que lire sur ce site avant d’embarquer.',
    pt: 'O que é a Check In, revista do El Dorado, como perguntar por um exemplar ou sugerir uma pauta, e o que ler neste site enquanto você espera o voo.',
  },
  keywords: {
    es: ['revista', 'Check In', 'publicación', 'ejemplares', 'pauta', 'lectura'],
    en: ['magazine', 'Check In', 'publication', 'copies', 'advertising', 'reading'],
    fr: ['magazine', 'Check In', 'publication', 'exemplaires', 'publicité', 'lecture'],
    pt: ['revista', 'Check In', 'publicação', 'exemplares', 'anúncio', 'leitura'],
  },
};
