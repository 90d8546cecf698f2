import type { ContentMeta } from '@eldorado/remote';

export const tiempoEnFilas: ContentMeta = {
  title: { es: 'Tiempo en filas', en: 'Queue times', fr: 'Temps d’attente', pt: 'Tempo de fila' },
  description: {
    es: 'Cuánto se espera ahora en los controles de El Dorado, por terminal y por tipo de vuelo, para que sepas a qué hora conviene entrar a tu sala.',
    en: 'How long the wait is now at El Dorado’s checkpoints, by terminal and by type of flight, so that you know when it is best to go to your gate.',
    fr: 'Combien de temps on attend en ce moment aux contrôles d’El Dorado, par terminal et par type de vol, pour savoir quand rejoindre votre porte.',
    pt: 'Quanto se espera agora nos controles do El Dorado, por terminal e por tipo de voo, para você saber a que horas convém ir para o seu portão.',
  },
  keywords: {
    es: ['filas', 'espera', 'seguridad', 'control', 'terminal 1', 'terminal 2', 'demora'],
    en: ['queues', 'wait', 'security', 'checkpoint', 'terminal 1', 'terminal 2', 'delay'],
    fr: ['files', 'attente', 'sûreté', 'contrôle', 'terminal 1', 'terminal 2', 'affluence'],
    pt: ['filas', 'espera', 'segurança', 'controle', 'terminal 1', 'terminal 2', 'demora'],
  },
};
