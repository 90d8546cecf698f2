import type { ContentMeta } from '@eldorado/remote';

export const servicios: ContentMeta = {
  title: { es: 'Servicios', en: 'Services', fr: 'Services', pt: 'Serviços' },
  description: {
    es: 'Todos los servicios de El Dorado en un solo lugar: equipaje, migración, transporte, salud, asistencia y ayuda para viajar, con dónde y cuándo.',
    en: 'All of El Dorado’s services in one place: baggage, immigration, transport, health, assistance and help for your trip, with where and when.',
    fr: 'Tous les services d’El Dorado au même endroit : bagages, immigration, transport, santé, assistance et aide au voyage, avec lieux et horaires.',
    pt: 'Todos os serviços do El Dorado em um só lugar: bagagem, imigração, transporte, saúde, assistência e ajuda para viajar, com local e horário.',
  },
  keywords: {
    es: ['servicios', 'equipaje', 'migración', 'transporte', 'salud', 'asistencia', 'información'],
    en: ['services', 'baggage', 'immigration', 'transport', 'health', 'assistance', 'information'],
    fr: ['services', 'bagages', 'immigration', 'transport', 'santé', 'assistance', 'information'],
    pt: ['serviços', 'bagagem', 'imigração', 'transporte', 'saúde', 'assistência', 'informação'],
  },
};
