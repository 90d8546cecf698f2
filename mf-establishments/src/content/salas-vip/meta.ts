import type { ContentMeta } from '@eldorado/remote';

export const salasVip: ContentMeta = {
  title: { es: 'Salas VIP', en: 'VIP lounges', fr: 'Salons VIP', pt: 'Salas VIP' },
  description: {
    es: 'Las salas VIP de El Dorado por terminal y zona, con horario y ubicación. Antes de ir, confirma con tu aerolínea o tu tarjeta si tienes derecho a entrar.',
    en: 'The VIP lounges of El Dorado by terminal and area, with hours and location. Before you go, confirm with your airline or card whether you have access.',
    fr: 'Les salons VIP d’El Dorado par terminal et par zone, avec horaires et emplacement. Vérifiez votre accès auprès de votre compagnie ou de votre carte.',
    pt: 'As salas VIP do El Dorado por terminal e área, com horário e localização. Antes de ir, confirme com a companhia aérea ou o cartão se você tem acesso.',
  },
  keywords: {
    es: ['salas VIP', 'sala de espera', 'lounge', 'descanso', 'tarjeta', 'aerolínea'],
    en: ['VIP lounges', 'lounge', 'waiting room', 'rest', 'card', 'airline'],
    fr: ['salons VIP', 'salon', 'salle d’attente', 'repos', 'carte', 'compagnie'],
    pt: ['salas VIP', 'sala de espera', 'lounge', 'descanso', 'cartão', 'companhia aérea'],
  },
};
