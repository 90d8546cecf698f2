import type { Translated } from '@eldorado/i18n/locale';
import type { PqrsService } from '@eldorado/rules/pqrs';

const named = (es: string, en: string, fr: string, pt: string): Translated => ({ es, en, fr, pt });

/** What the airport's services are called, by their slugs in the API, which has no names for them; in the order in which they are asked about. */
export const serviceNames: Readonly<Record<PqrsService, Translated>> = {
  'carros-de-equipaje': named(
    'Carros de equipaje',
    'Luggage carts',
    'Chariots à bagages',
    'Carrinhos de bagagem',
  ),
  'objetos-perdidos': named(
    'Objetos perdidos',
    'Lost property',
    'Objets trouvés',
    'Achados e perdidos',
  ),
  'guarda-equipaje': named(
    'Guarda equipaje',
    'Left luggage',
    'Consigne à bagages',
    'Guarda-volumes',
  ),
  'internet-wifi': named(
    'Internet y wifi',
    'Internet and wifi',
    'Internet et wifi',
    'Internet e wi-fi',
  ),
  'sillas-de-ruedas': named(
    'Sillas de ruedas',
    'Wheelchairs',
    'Fauteuils roulants',
    'Cadeiras de rodas',
  ),
  'ayuda-al-viajero': named(
    'Ayuda al viajero',
    'Traveller assistance',
    'Aide au voyageur',
    'Ajuda ao viajante',
  ),
  'transporte-publico': named(
    'Transporte público',
    'Public transport',
    'Transports en commun',
    'Transporte público',
  ),
  taxis: named('Taxis', 'Taxis', 'Taxis', 'Táxis'),
  'migracion-y-pasaportes': named(
    'Migración y pasaportes',
    'Immigration and passports',
    'Immigration et passeports',
    'Imigração e passaportes',
  ),
  aduanas: named('Aduanas', 'Customs', 'Douane', 'Alfândega'),
  mascotas: named('Mascotas', 'Pets', 'Animaux de compagnie', 'Animais de estimação'),
  'servicio-medico-y-emergencias': named(
    'Servicio médico y emergencias',
    'Medical service and emergencies',
    'Service médical et urgences',
    'Serviço médico e emergências',
  ),
  'sanidad-y-emergencia': named(
    'Sanidad y emergencia',
    'Health authority and emergencies',
    'Santé et urgences',
    'Saúde e emergências',
  ),
  'punto-de-vacunacion': named(
    'Punto de vacunación',
    'Vaccination point',
    'Point de vaccination',
    'Posto de vacinação',
  ),
  'habitaciones-de-descanso': named(
    'Habitaciones de descanso',
    'Rooms to rest',
    'Chambres de repos',
    'Quartos de descanso',
  ),
  oratorio: named('Oratorio', 'Prayer room', 'Lieu de recueillement', 'Oratório'),
  notaria: named('Notaría', 'Notary', 'Notaire', 'Cartório'),
  'servicios-tecnologicos': named(
    'Servicios tecnológicos',
    'Technology services',
    'Services technologiques',
    'Serviços tecnológicos',
  ),
  otro: named('Otro servicio', 'Another service', 'Un autre service', 'Outro serviço'),
};
