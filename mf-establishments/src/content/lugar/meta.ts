import type { ContentMeta } from '@eldorado/remote';

/** The page of one place; its title is the place's name. */
export const lugar: ContentMeta = {
  title: {
    es: 'Ficha del lugar',
    en: 'Place details',
    fr: 'Fiche du lieu',
    pt: 'Ficha do lugar',
  },
  description: {
    es: 'Horario de cada día, si está abierto ahora, dónde queda en El Dorado, cuánto caminas desde seguridad o tu sala, y otros lugares parecidos cerca.',
    en: 'Hours for each day, whether it is open now, where it is at El Dorado, how far it is on foot from security or your gate, and similar places nearby.',
    fr: 'Horaires de chaque jour, ouvert ou fermé, emplacement à El Dorado, temps de marche depuis la sûreté ou votre porte, et lieux semblables à proximité.',
    pt: 'Horário de cada dia, se está aberto agora, onde fica no El Dorado, quanto se caminha desde a segurança ou o portão e lugares parecidos por perto.',
  },
  keywords: { es: [], en: [], fr: [], pt: [] },
};
