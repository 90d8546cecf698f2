import type { Translated } from '@eldorado/i18n/locale';

/** What the airport's services are called, by their slugs in the API, which has no names for them; in the order in which they are asked about. */
export const serviceNames: Readonly<Record<string, Translated>> = {
  'carros-de-equipaje': {
    es: 'Carros de equipaje',
    en: 'Luggage carts',
    fr: 'Chariots à bagages',
    pt: 'Carrinhos de bagagem',
  },
  'objetos-perdidos': {
    es: 'Objetos perdidos',
    en: 'Lost property',
    fr: 'Objets trouvés',
    pt: 'Achados e perdidos',
  },
  'guarda-equipaje': {
    es: 'Guarda equipaje',
    en: 'Left luggage',
    fr: 'Consigne à bagages',
    pt: 'Guarda-volumes',
  },
  'internet-wifi': {
    es: 'Internet y wifi',
    en: 'Internet and wifi',
    fr: 'Internet et wifi',
    pt: 'Internet e wi-fi',
  },
  'sillas-de-ruedas': {
    es: 'Sillas de ruedas',
    en: 'Wheelchairs',
    fr: 'Fauteuils roulants',
    pt: 'Cadeiras de rodas',
  },
  'ayuda-al-viajero': {
    es: 'Ayuda al viajero',
    en: 'Traveller assistance',
    fr: 'Aide au voyageur',
    pt: 'Ajuda ao viajante',
  },
  'transporte-publico': {
    es: 'Transporte público',
    en: 'Public transport',
    fr: 'Transports en commun',
    pt: 'Transporte público',
  },
  taxis: { es: 'Taxis', en: 'Taxis', fr: 'Taxis', pt: 'Táxis' },
  'migracion-y-pasaportes': {
    es: 'Migración y pasaportes',
    en: 'Immigration and passports',
    fr: 'Immigration et passeports',
    pt: 'Imigração e passaportes',
  },
  aduanas: { es: 'Aduanas', en: 'Customs', fr: 'Douane', pt: 'Alfândega' },
  mascotas: { es: 'Mascotas', en: 'Pets', fr: 'Animaux de compagnie', pt: 'Animais de estimação' },
  'servicio-medico-y-emergencias': {
    es: 'Servicio médico y emergencias',
    en: 'Medical service and emergencies',
    fr: 'Service médical et urgences',
    pt: 'Serviço médico e emergências',
  },
  'sanidad-y-emergencia': {
    es: 'Sanidad y emergencia',
    en: 'Health authority and emergencies',
    fr: 'Santé et urgences',
    pt: 'Saúde e emergências',
  },
  'punto-de-vacunacion': {
    es: 'Punto de vacunación',
    en: 'Vaccination point',
    fr: 'Point de vaccination',
    pt: 'Posto de vacinação',
  },
  'habitaciones-de-descanso': {
    es: 'Habitaciones de descanso',
    en: 'Rooms to rest',
    fr: 'Chambres de repos',
    pt: 'Quartos de descanso',
  },
  oratorio: { es: 'Oratorio', en: 'Prayer room', fr: 'Lieu de recueillement', pt: 'Oratório' },
  notaria: { es: 'Notaría', en: 'Notary', fr: 'Notaire', pt: 'Cartório' },
  'servicios-tecnologicos': {
    es: 'Servicios tecnológicos',
    en: 'Technology services',
    fr: 'Services technologiques',
    pt: 'Serviços tecnológicos',
  },
  otro: { es: 'Otro servicio', en: 'Another service', fr: 'Un autre service', pt: 'Outro serviço' },
};
