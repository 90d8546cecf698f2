import type { ContentMeta } from '@eldorado/remote';

export const oratorio: ContentMeta = {
  title: { es: 'Oratorio', en: 'Prayer room', fr: 'Lieu de recueillement', pt: 'Oratório' },
  description: {
    es: 'Un lugar tranquilo para orar, meditar o descansar en silencio en El Dorado: cómo encontrarlo, cómo usarlo y cuánto tiempo dejar para tu vuelo.',
    en: 'A quiet place to pray, meditate or sit in silence at El Dorado: how to find it, how to use it and how much time to leave for your flight.',
    fr: 'Un lieu calme pour prier, méditer ou se poser en silence à El Dorado : comment le trouver, l’utiliser et combien de temps garder pour le vol.',
    pt: 'Um lugar tranquilo para orar, meditar ou ficar em silêncio no El Dorado: como encontrar, como usar e quanto tempo deixar para o seu voo.',
  },
  keywords: {
    es: ['oratorio', 'capilla', 'misa', 'oración', 'silencio', 'meditar'],
    en: ['prayer room', 'chapel', 'mass', 'prayer', 'quiet', 'meditation'],
    fr: ['oratoire', 'chapelle', 'messe', 'prière', 'silence', 'méditation'],
    pt: ['oratório', 'capela', 'missa', 'oração', 'silêncio', 'meditar'],
  },
};
