import Type, { type Static } from 'typebox';
import { OpenStatus, WeekSchedule } from '../hours/schema.ts';
import { Fact, FactSource } from '../facts/schema.ts';
import { MapSketch } from '../map/schema.ts';
import {
  DataSource,
  Instant,
  LocalizedText,
  nullable,
  ref,
  words,
  TerminalId,
} from '../http/schema.ts';

export const serviceSlugs = [
  'prepara-tu-viaje',
  'aduanas',
  'instrucciones-equipaje',
  'migracion-y-pasaportes',
  'mascotas',
  'taxis',
  'transporte-publico',
  'objetos-perdidos',
  'internet-wifi',
  'guarda-equipaje',
  'carros-de-equipaje',
  'habitaciones-de-descanso',
  'notaria',
  'oratorio',
  'punto-de-vacunacion',
  'servicio-medico-y-emergencias',
  'sanidad-y-emergencia',
  'servicios-tecnologicos',
  'sillas-de-ruedas',
  'ayuda-al-viajero',
  'puntos-de-agua',
] as const;

export const Service = Type.Object(
  {
    slug: words(serviceSlugs),
    pictogram: Type.String({
      description: 'Key of its pictogram, such as customs or left-luggage.',
    }),
    terminals: Type.Array(TerminalId),
    location: nullable(ref(LocalizedText)),
    schedule: nullable(ref(WeekSchedule)),
    status: nullable(ref(OpenStatus)),
    facts: Type.Array(ref(Fact)),
  },
  {
    $id: 'Service',
    description: 'What is known of a service; what no source gives is null or absent.',
  },
);

export const ServiceList = Type.Object(
  { updatedAt: Instant, source: DataSource, services: Type.Array(ref(Service)) },
  { $id: 'ServiceList' },
);

export const ServicePlace = Type.Object(
  {
    slug: Type.String({ description: 'Of the place on the map.' }),
    name: ref(LocalizedText),
    terminal: TerminalId,
    floor: Type.Integer(),
    zone: words(['publica', 'privada'], 'privada lies behind security'),
    location: nullable(ref(LocalizedText)),
    arrivals: Type.Boolean({ description: 'Whether only who arrives comes by it.' }),
    minutesFromSecurity: nullable(
      Type.Integer({ description: 'On foot, without queues, from the nearest security check.' }),
    ),
    stepFreeMinutes: nullable(Type.Integer({ description: 'The same without steps.' })),
    stepFree: Type.Boolean({ description: 'Whether a way without steps leads there.' }),
  },
  { $id: 'ServicePlace' },
);

export const ServiceAnswer = Type.Object(
  {
    slug: words(serviceSlugs),
    pictogram: Type.String(),
    terminals: Type.Array(TerminalId),
    location: nullable(ref(LocalizedText)),
    places: Type.Array(ref(ServicePlace), {
      description: 'Terminal 1 first, and of each the nearest to security first.',
    }),
    sketch: nullable(ref(MapSketch)),
    schedule: nullable(ref(WeekSchedule)),
    status: nullable(ref(OpenStatus)),
    price: nullable(ref(Fact)),
    phone: nullable(Type.String({ description: 'E.164' })),
    facts: Type.Array(ref(Fact), {
      description: 'All that it names, those of hours, price and telephone first.',
    }),
    readOn: nullable(Type.String({ format: 'date', description: 'The oldest of its facts.' })),
    source: nullable(ref(FactSource)),
    updatedAt: Instant,
  },
  {
    $id: 'ServiceAnswer',
    description:
      'What an answer card shows. What is not known, or is no longer in force, is null; hours in force are also in `facts`.',
  },
);

export type Service = Static<typeof Service>;
export type ServicePlace = Static<typeof ServicePlace>;
export type ServiceAnswer = Static<typeof ServiceAnswer>;
