import type { ContentMeta } from '@eldorado/remote';

export const preparaTuViaje: ContentMeta = {
  title: {
    es: 'Prepara tu viaje',
    en: 'Prepare your trip',
    fr: 'Préparez votre voyage',
    pt: 'Prepare sua viagem',
  },
  description: {
    es: 'Qué hacer antes de volar desde El Dorado: terminal, hora de llegada, documentos, equipaje y trámites. Sigue los pasos y evita las carreras.',
    en: 'What to do before you fly from El Dorado: terminal, arrival time, documents, baggage and formalities. Follow the steps and travel calmly.',
    fr: 'Que faire avant de décoller d’El Dorado : terminal, heure d’arrivée, documents, bagages et formalités. Suivez les étapes et partez sereinement.',
    pt: 'O que fazer antes de voar do El Dorado: terminal, horário de chegada, documentos, bagagem e trâmites. Siga os passos e viaje com tranquilidade.',
  },
  keywords: {
    es: [
      'preparar viaje',
      'cuánto tiempo antes llegar',
      'terminal',
      'documentos',
      'check-in',
      'lista de viaje',
    ],
    en: [
      'prepare trip',
      'how early to arrive',
      'terminal',
      'documents',
      'check-in',
      'travel checklist',
    ],
    fr: [
      'préparer son voyage',
      'combien de temps avant',
      'terminal',
      'documents',
      'enregistrement',
      'liste de voyage',
    ],
    pt: [
      'preparar viagem',
      'quanto tempo antes chegar',
      'terminal',
      'documentos',
      'check-in',
      'lista de viagem',
    ],
  },
};
