import type { services } from '../db/tables.ts';
import type { LocalizedText, SourceNote } from '../schemas/common.ts';
import { serviceSlugs } from '../schemas/places.ts';
import { week } from './hours.ts';
import { readAt, same, text4 } from './text.ts';

type Row = Omit<typeof services.$inferInsert, 'slug' | 'position'>;
type Fact = { label: LocalizedText; value: LocalizedText; origin: SourceNote };

const fact = (label: LocalizedText, value: LocalizedText, origin: SourceNote): Fact => ({
  label,
  value,
  origin,
});
const site = readAt('El Dorado, especificación del sitio', null);
const both: ('T1' | 'T2')[] = ['T1', 'T2'];
const about = (pictogram: string, more: Partial<Row> = {}): Row => ({
  pictogram,
  terminals: both,
  location: null,
  schedule: null,
  facts: [],
  ...more,
});

const price = text4('Precio', 'Price', 'Prix', 'Preço');
const anticipation = text4('Anticipación', 'Arrive before', "Heure d'arrivée", 'Antecedência');

/** What is known of each service, with where it was read. What no source gives stays null or absent. */
const known: Record<(typeof serviceSlugs)[number], Row> = {
  'prepara-tu-viaje': about('departures', {
    facts: [
      fact(
        anticipation,
        text4(
          '2 h antes de un vuelo nacional, 3 h antes de uno internacional',
          '2 h before a domestic flight, 3 h before an international one',
          '2 h avant un vol intérieur, 3 h avant un vol international',
          '2 h antes de um voo doméstico, 3 h antes de um internacional',
        ),
        readAt('noticiasrcn.com', null),
      ),
    ],
  }),
  aduanas: about('customs', {
    terminals: ['T1'],
    facts: [
      fact(
        text4('Declara desde', 'Declare from', 'À déclarer à partir de', 'Declare a partir de'),
        text4(
          'más de 10.000 dólares en efectivo',
          'over USD 10,000 in cash',
          'plus de 10 000 dollars en espèces',
          'mais de 10.000 dólares em espécie',
        ),
        readAt('DIAN, formulario 530', 'https://www.dian.gov.co'),
      ),
      fact(
        text4('Mercancías', 'Goods', 'Marchandises', 'Mercadorias'),
        text4(
          'más de 2.000 dólares o uso comercial',
          'over USD 2,000 or for trade',
          'plus de 2 000 dollars ou à usage commercial',
          'mais de 2.000 dólares ou uso comercial',
        ),
        readAt('wradio.com.co, 2025-11-01', null),
      ),
    ],
  }),
  'instrucciones-equipaje': about('baggage', {
    facts: [
      fact(
        text4('Líquidos en cabina', 'Cabin liquids', 'Liquides en cabine', 'Líquidos na cabine'),
        text4(
          'envases de hasta 100 ml en una bolsa de 1 l (20 × 20 cm)',
          'containers up to 100 ml in one 1-litre bag (20 × 20 cm)',
          'flacons de 100 ml maximum dans un sac de 1 l (20 × 20 cm)',
          'frascos de até 100 ml em uma bolsa de 1 l (20 × 20 cm)',
        ),
        readAt('hsbnoticias.com; semana.com, 2026-03-11', null),
      ),
    ],
  }),
  'migracion-y-pasaportes': about('passports', {
    terminals: ['T1'],
    facts: [
      fact(
        same('Check-Mig'),
        text4(
          'gratis, entre 72 h y 1 h antes del viaje',
          'free, between 72 h and 1 h before travelling',
          'gratuit, entre 72 h et 1 h avant le voyage',
          'gratuito, entre 72 h e 1 h antes da viagem',
        ),
        readAt('pulzo.com, 2022; kayak.com', null),
      ),
      fact(
        text4('Carril biométrico', 'Biometric lane', 'Passage biométrique', 'Faixa biométrica'),
        text4(
          'desde los 12 años; registro en el mostrador 68, piso 2',
          'from age 12; register at desk 68, floor 2',
          'dès 12 ans ; inscription au comptoir 68, niveau 2',
          'a partir de 12 anos; cadastro no balcão 68, piso 2',
        ),
        readAt('RCN', null),
      ),
    ],
  }),
  mascotas: about('pets', {
    facts: [
      fact(
        text4(
          'Vuelo internacional',
          'International flight',
          'Vol international',
          'Voo internacional',
        ),
        text4(
          'oficina del ICA hasta 72 h antes; certificado veterinario de máximo 3 días',
          'ICA office within 72 h; vet certificate at most 3 days old',
          "bureau de l'ICA dans les 72 h ; certificat vétérinaire de 3 jours au plus",
          'escritório do ICA em até 72 h; atestado veterinário de no máximo 3 dias',
        ),
        readAt('portafolio.co 528307', null),
      ),
    ],
  }),
  taxis: about('taxi', {
    location: text4(
      'Primer carril de llegadas, puertas 5 y 9',
      'First lane at arrivals, doors 5 and 9',
      'Première voie des arrivées, portes 5 et 9',
      'Primeira faixa do desembarque, portas 5 e 9',
    ),
    facts: [
      fact(
        text4(
          'Recargo aeropuerto',
          'Airport surcharge',
          'Supplément aéroport',
          'Adicional do aeroporto',
        ),
        text4('8.000 COP', 'COP 8,000', '8 000 COP', '8.000 COP'),
        readAt('Decreto 042 de 2026 (noticiasrcn.com)', null, '2026-01-28'),
      ),
      fact(
        text4('Punto de servicio', 'Taxi stand', 'Station', 'Ponto'),
        text4(
          'primer carril, puertas 5 o 9',
          'first lane, doors 5 or 9',
          'première voie, portes 5 ou 9',
          'primeira faixa, portas 5 ou 9',
        ),
        readAt('caracol.com.co', null, '2025-10-20'),
      ),
    ],
  }),
  'transporte-publico': about('bus', {
    facts: [
      fact(
        price,
        text4(
          '3.550 COP, con hasta dos transbordos en 125 min',
          'COP 3,550, with up to two transfers in 125 min',
          '3 550 COP, deux correspondances en 125 min',
          '3.550 COP, com até duas baldeações em 125 min',
        ),
        readAt('laveintitres.com', null, '2026-01-14'),
      ),
      fact(
        text4('Tarjeta', 'Card', 'Carte', 'Cartão'),
        text4('8.000 COP', 'COP 8,000', '8 000 COP', '8.000 COP'),
        readAt('pulzo.com', null),
      ),
    ],
  }),
  'objetos-perdidos': about('lost-and-found'),
  'internet-wifi': about('wifi'),
  'guarda-equipaje': about('left-luggage'),
  'carros-de-equipaje': about('luggage-cart', {
    facts: [
      fact(
        text4('Terminal 1', 'Terminal 1', 'Terminal 1', 'Terminal 1'),
        text4(
          '12.000 COP, 3 USD o 3 EUR; se devuelven dentro de la primera hora',
          'COP 12,000, USD 3 or EUR 3; refunded within the first hour',
          '12 000 COP, 3 USD ou 3 EUR ; remboursés dans la première heure',
          '12.000 COP, 3 USD ou 3 EUR; devolvidos na primeira hora',
        ),
        site,
      ),
      fact(
        text4('Terminal 2', 'Terminal 2', 'Terminal 2', 'Terminal 2'),
        text4('gratis', 'free', 'gratuit', 'grátis'),
        site,
      ),
    ],
  }),
  'habitaciones-de-descanso': about('rest-area'),
  notaria: about('documents'),
  oratorio: about('prayer-room'),
  'punto-de-vacunacion': about('vaccination', {
    terminals: ['T1'],
    location: text4(
      'Terminal 1 internacional, piso 2, salida 5',
      'Terminal 1 international, floor 2, exit 5',
      'Terminal 1 international, niveau 2, sortie 5',
      'Terminal 1 internacional, piso 2, saída 5',
    ),
    schedule: week('07:00-18:00'),
    facts: [
      fact(
        text4('Fiebre amarilla', 'Yellow fever', 'Fièvre jaune', 'Febre amarela'),
        text4(
          '10 días antes de viajar',
          '10 days before travelling',
          '10 jours avant le départ',
          '10 dias antes da viagem',
        ),
        readAt('caracol.com.co', null, '2026-01-25'),
      ),
      fact(
        text4('Horario y lugar', 'Hours and place', 'Horaires et lieu', 'Horário e local'),
        text4(
          'todos los días, 7:00–18:00',
          'daily, 7:00–18:00',
          'tous les jours, 7 h–18 h',
          'todos os dias, 7h–18h',
        ),
        readAt('lakalle.bluradio.com', null, '2025-04-01'),
      ),
    ],
  }),
  'servicio-medico-y-emergencias': about('first-aid'),
  'sanidad-y-emergencia': about('health'),
  'servicios-tecnologicos': about('charging'),
  'sillas-de-ruedas': about('wheelchair'),
  'ayuda-al-viajero': about('information'),
};

/** The index of the twenty services, in the site's order. */
export const serviceSeed = serviceSlugs.map((slug, position) => ({
  slug,
  position,
  ...known[slug],
}));

/** The free bus between terminals, and the airport itself, as they were read. */
export const busFacts = {
  free: true,
  allDay: true,
  everyMinutesMin: 15,
  everyMinutesMax: 18,
  hoursOrigin: readAt('semana.com, 2025-09', null, '2025-09-30'),
  frequencyOrigin: readAt('wradio.com.co, 2021', null, '2021-12-31'),
};
