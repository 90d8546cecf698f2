import type { LocalizedText } from '../../http/schema.ts';
import type { OpeningHours, WeekSchedule } from '../../hours/schema.ts';
import { always, businessDays, plain, week } from './hours.ts';
import type { SpotKey } from './spots.ts';
import { text4 } from '../../text/localized.ts';

/** A place that is neither a shop, nor a restaurant, nor an airline. */
export interface OtherPlace {
  name: string;
  kind: 'salas-vip' | 'cajeros-electronicos' | 'renta-de-vehiculos' | 'entidades-aeroportuarias';
  category: string;
  spot: SpotKey;
  hours: OpeningHours;
  text: LocalizedText;
  web: string | null;
}

const lounge = text4(
  'Asientos cómodos, bebidas, comida ligera y wifi antes del vuelo. Pregunta en la entrada por las tarifas y las tarjetas que reciben.',
  'Comfortable seats, drinks, light food and wifi before your flight. Ask at the door about prices and accepted cards.',
  "Fauteuils confortables, boissons, repas légers et wifi avant le vol. Renseignez-vous à l'entrée sur les tarifs et les cartes acceptées.",
  'Assentos confortáveis, bebidas, refeições leves e wifi antes do voo. Pergunte na entrada sobre preços e cartões aceitos.',
);
const atm = text4(
  'Cajero automático con pantalla en español e inglés. Revisa la comisión de tu banco antes de retirar.',
  "Cash machine in Spanish and English. Check your bank's fee before you withdraw.",
  'Distributeur en espagnol et en anglais. Vérifiez la commission de votre banque avant de retirer.',
  'Caixa eletrônico em espanhol e inglês. Confira a tarifa do seu banco antes de sacar.',
);
const exchange = text4(
  'Compra y venta de divisas. Lleva tu documento de identidad y pide el recibo.',
  'Buys and sells foreign currency. Bring your identity document and ask for a receipt.',
  "Achat et vente de devises. Apportez une pièce d'identité et demandez un reçu.",
  'Compra e venda de moedas. Leve um documento de identidade e peça o recibo.',
);
const rental = text4(
  'Carros y camionetas con entrega en el aeropuerto. Necesitas licencia vigente y tarjeta de crédito a tu nombre.',
  'Cars and vans handed over at the airport. You need a valid licence and a credit card in your name.',
  "Voitures et vans remis à l'aéroport. Il faut un permis valide et une carte de crédit à votre nom.",
  'Carros e vans entregues no aeroporto. É preciso ter habilitação válida e cartão de crédito em seu nome.',
);

/** Offices that close on Sundays close on holidays too; whoever is there every day is there on holidays. */
const hoursFor = (schedule: WeekSchedule) =>
  schedule.sun.length === 0 ? businessDays(schedule) : plain(schedule);

const place = (
  kind: OtherPlace['kind'],
  category: string,
  text: LocalizedText,
  schedule: WeekSchedule,
  names: readonly (readonly [string, SpotKey])[],
): OtherPlace[] =>
  names.map(([name, spot]) => ({
    name,
    kind,
    category,
    spot,
    hours: hoursFor(schedule),
    text,
    web: null,
  }));

const entity = (
  name: string,
  category: string,
  spot: SpotKey,
  web: string | null,
  schedule: WeekSchedule,
  ...text: [string, string, string, string]
): OtherPlace => ({
  name,
  kind: 'entidades-aeroportuarias',
  category,
  spot,
  hours: hoursFor(schedule),
  text: text4(...text),
  web,
});

export const otherPlaces: readonly OtherPlace[] = [
  ...place('salas-vip', 'lounge', lounge, week('04:00-01:00'), [
    ['Sala Cóndor', 'pierA'],
    ['Sala Páramo', 'pierB'],
    ['Sala Frailejón', 'pierC'],
    ['Sala Guatavita', 'mezzanine'],
    ['Sala Orinoco', 'dutyFree'],
  ]),
  ...place('salas-vip', 'lounge', lounge, always, [
    ['Sala Macondo', 'pierA'],
    ['Sala Bochica', 'pierD'],
  ]),
  ...place('salas-vip', 'lounge', lounge, week('05:00-21:00'), [
    ['Sala Puente', 't2gates'],
    ['Sala Chicamocha', 'pierC'],
    ['Sala Tequendama', 'mezzanine'],
  ]),
  ...place('cajeros-electronicos', 'atm', atm, always, [
    ['Cajero Hall de llegadas', 'arrivals'],
    ['Cajero Llegadas oriente', 'arrivalsEast'],
    ['Cajero Equipaje internacional', 'bagsInternational'],
    ['Cajero Equipaje nacional', 'bagsNational'],
    ['Cajero Hall de salidas', 'checkin'],
    ['Cajero Salidas occidente', 'checkinWest'],
    ['Cajero Plazoleta de comidas', 'foodPublic'],
    ['Cajero Muelle A', 'pierA'],
    ['Cajero Muelle B', 'pierB'],
    ['Cajero Muelle C', 'pierC'],
    ['Cajero Muelle D', 'pierD'],
    ['Cajero Comidas nacional', 'foodNational'],
    ['Cajero Comidas internacional', 'foodInternational'],
    ['Cajero Terminal 2', 't2hall'],
    ['Cajero Comidas Terminal 2', 't2food'],
    ['Cajero Embarque Terminal 2', 't2gates'],
  ]),
  ...place('cajeros-electronicos', 'exchange_house', exchange, always, [
    ['Cambios La Sabana', 'arrivals'],
    ['Cambios Andino', 'bagsInternational'],
    ['Divisas Altura', 'checkin'],
  ]),
  ...place('cajeros-electronicos', 'exchange_house', exchange, week('05:00-23:00'), [
    ['Cambios Cóndor', 'pierA'],
    ['Divisas del Muelle', 'pierB'],
    ['Cambios Puerto Norte', 'arrivalsEast'],
    ['Divisas Capital', 'foodPublic'],
  ]),
  ...place(
    'cajeros-electronicos',
    'bank',
    text4(
      'Oficina bancaria con caja y asesoría. Atiende en días hábiles.',
      'Bank branch with tellers and advice. Open on working days.',
      'Agence bancaire avec guichets et conseil. Ouverte les jours ouvrables.',
      'Agência bancária com caixas e atendimento. Abre em dias úteis.',
    ),
    week('09:00-16:00', '09:00-12:00', ''),
    [
      ['Banco Sabanero', 'foodPublic'],
      ['Banco del Altiplano', 't2hall'],
    ],
  ),
  ...place('renta-de-vehiculos', 'car_rental', rental, always, [
    ['Rodar Ya', 'arrivals'],
    ['Andes Rent', 'arrivalsEast'],
    ['Kilómetro Libre', 'arrivals'],
  ]),
  ...place('renta-de-vehiculos', 'car_rental', rental, week('05:00-23:00', '06:00-22:00'), [
    ['Ruta Sabana', 'arrivals'],
    ['Volante Norte', 'arrivalsEast'],
    ['Autopista Rent', 'arrivalsEast'],
    ['Carretera & Sol', 'arrivals'],
    ['Camino Real Rent', 'arrivalsEast'],
  ]),
  ...place(
    'renta-de-vehiculos',
    'car_rental',
    rental,
    week('06:00-20:00', '07:00-18:00', '08:00-16:00'),
    [
      ['Puente Rent', 't2hall'],
      ['Sabana Car', 't2hall'],
    ],
  ),
  entity(
    'Migración Colombia',
    'immigration',
    'checkin',
    'https://www.migracioncolombia.gov.co',
    always,
    'Control de entrada y salida del país. Ten listos el pasaporte y tu registro Check-Mig.',
    'Entry and exit control. Have your passport and your Check-Mig registration ready.',
    "Contrôle à l'entrée et à la sortie du pays. Préparez votre passeport et votre enregistrement Check-Mig.",
    'Controle de entrada e saída do país. Tenha prontos o passaporte e o registro Check-Mig.',
  ),
  entity(
    'DIAN – Aduanas',
    'customs',
    'bagsInternational',
    'https://www.dian.gov.co',
    always,
    'Declaración de dinero y mercancías al entrar o salir del país. Declara si llevas más de 10.000 dólares en efectivo.',
    'Declaration of cash and goods when entering or leaving the country. Declare cash over USD 10,000.',
    "Déclaration d'argent et de marchandises à l'entrée et à la sortie. Déclarez toute somme de plus de 10 000 dollars en espèces.",
    'Declaração de dinheiro e mercadorias na entrada e na saída do país. Declare se levar mais de 10.000 dólares em espécie.',
  ),
  entity(
    'ICA – Instituto Colombiano Agropecuario',
    'agriculture',
    'bagsInternational',
    'https://www.ica.gov.co',
    always,
    'Revisa plantas, animales y alimentos que llegan al país. Si sales con una mascota, pregunta antes al ICA dónde presentarte.',
    'Inspects plants, animals and food that arrive. If you leave with a pet, ask ICA beforehand where to go.',
    "Contrôle des plantes, animaux et aliments à l'arrivée. Pour sortir avec un animal, demandez avant à l'ICA où vous présenter.",
    'Inspeciona plantas, animais e alimentos que chegam. Para sair com um animal, pergunte antes ao ICA onde se apresentar.',
  ),
  entity(
    'Policía Nacional',
    'police',
    'arrivals',
    'https://www.policia.gov.co',
    always,
    'Atención y denuncias las 24 horas. En una emergencia llama al 123.',
    'Help and reports 24 hours a day. In an emergency call 123.',
    "Aide et dépôt de plainte 24 h sur 24. En cas d'urgence, appelez le 123.",
    'Atendimento e denúncias 24 horas. Em emergência, ligue 123.',
  ),
  entity(
    'Policía Nacional – Terminal 2',
    'police',
    't2hall',
    'https://www.policia.gov.co',
    always,
    'Atención y denuncias en la Terminal 2.',
    'Help and reports in Terminal 2.',
    'Aide et dépôt de plainte au Terminal 2.',
    'Atendimento e denúncias no Terminal 2.',
  ),
  entity(
    'Policía de Turismo',
    'police',
    'arrivals',
    'https://www.policia.gov.co',
    week('06:00-22:00'),
    'Orientación a visitantes y consejos de seguridad para moverte por la ciudad.',
    'Guidance for visitors and safety advice for getting around the city.',
    'Orientation des visiteurs et conseils de sécurité pour circuler en ville.',
    'Orientação a visitantes e conselhos de segurança para circular pela cidade.',
  ),
  entity(
    'Aeronáutica Civil',
    'civil_aviation',
    'checkinWest',
    'https://www.aerocivil.gov.co',
    week('08:00-17:00', '', ''),
    'Autoridad aeronáutica: orienta sobre los derechos de los pasajeros y recibe reclamos sobre aerolíneas.',
    'The aviation authority: explains passenger rights and receives complaints about airlines.',
    "L'autorité aéronautique : droits des passagers et réclamations visant les compagnies.",
    'Autoridade aeronáutica: orienta sobre direitos dos passageiros e recebe reclamações sobre companhias.',
  ),
  entity(
    'Sanidad Portuaria',
    'health',
    'bagsInternational',
    null,
    always,
    'Control sanitario de los viajeros que llegan. Avisa aquí si te sientes mal después de un vuelo internacional.',
    'Health control for arriving travellers. Tell them if you feel unwell after an international flight.',
    "Contrôle sanitaire à l'arrivée. Signalez-vous si vous vous sentez mal après un vol international.",
    'Controle sanitário de quem chega. Avise aqui se você se sentir mal depois de um voo internacional.',
  ),
  entity(
    'Punto de vacunación',
    'health',
    'checkinWest',
    null,
    week('07:00-18:00'),
    'Vacuna contra la fiebre amarilla. Aplícatela al menos diez días antes de viajar y guarda el carné.',
    'Yellow fever vaccination. Get it at least ten days before travelling and keep the card.',
    'Vaccination contre la fièvre jaune. Faites-la au moins dix jours avant le départ et gardez le carnet.',
    'Vacina contra febre amarela. Tome pelo menos dez dias antes de viajar e guarde o cartão.',
  ),
  entity(
    'Invima',
    'health',
    'bagsInternational',
    'https://www.invima.gov.co',
    week('08:00-17:00', '', ''),
    'Vigilancia de alimentos y medicamentos que entran al país.',
    'Oversight of food and medicines entering the country.',
    'Surveillance des aliments et des médicaments entrant dans le pays.',
    'Vigilância de alimentos e medicamentos que entram no país.',
  ),
  entity(
    'Cancillería',
    'foreign_affairs',
    'checkinWest',
    'https://www.cancilleria.gov.co',
    week('07:00-19:00', '08:00-16:00', ''),
    'Orientación sobre pasaportes y trámites consulares antes de viajar.',
    'Guidance on passports and consular matters before you travel.',
    'Renseignements sur les passeports et les démarches consulaires avant le départ.',
    'Orientação sobre passaportes e trâmites consulares antes da viagem.',
  ),
  entity(
    'Fiscalía General de la Nación',
    'justice',
    'arrivalsEast',
    'https://www.fiscalia.gov.co',
    always,
    'Recepción de denuncias penales dentro del aeropuerto.',
    'Receives criminal complaints inside the airport.',
    "Dépôt de plaintes pénales dans l'aéroport.",
    'Recebe denúncias criminais dentro do aeroporto.',
  ),
  entity(
    'Defensoría del Pueblo',
    'justice',
    'arrivalsEast',
    'https://www.defensoria.gov.co',
    week('08:00-17:00', '', ''),
    'Orientación y defensa de tus derechos ante cualquier entidad.',
    'Guidance and defence of your rights before any public body.',
    'Conseil et défense de vos droits face à toute administration.',
    'Orientação e defesa dos seus direitos diante de qualquer órgão.',
  ),
  entity(
    'Superintendencia de Transporte',
    'transport',
    'checkinWest',
    'https://www.supertransporte.gov.co',
    week('08:00-17:00', '', ''),
    'Recibe quejas sobre el servicio de las aerolíneas y del transporte terrestre.',
    'Receives complaints about airlines and ground transport.',
    'Reçoit les plaintes sur les compagnies aériennes et le transport terrestre.',
    'Recebe queixas sobre companhias aéreas e transporte terrestre.',
  ),
  entity(
    'Instituto Distrital de Turismo',
    'tourism',
    'arrivals',
    null,
    week('07:00-21:00', '08:00-20:00', '08:00-18:00'),
    'Punto de información turística: mapas, rutas y eventos de Bogotá.',
    'Tourist information: maps, routes and events in Bogotá.',
    'Information touristique : plans, itinéraires et événements à Bogotá.',
    'Informação turística: mapas, roteiros e eventos em Bogotá.',
  ),
  entity(
    'Bomberos Aeronáuticos',
    'emergency',
    't2hall',
    null,
    always,
    'Cuerpo de salvamento y extinción de incendios del aeropuerto. En una emergencia avisa a cualquier funcionario.',
    'The airport rescue and fire service. In an emergency tell any member of staff.',
    "Service de sauvetage et de lutte contre l'incendie de l'aéroport. En cas d'urgence, prévenez un agent.",
    'Serviço de salvamento e combate a incêndio do aeroporto. Em emergência, avise qualquer funcionário.',
  ),
];

export const airlineText = (name: string, desks: string) =>
  desks === ''
    ? text4(
        `${name} transporta carga desde Bogotá. Los envíos se entregan en la terminal de carga.`,
        `${name} carries cargo from Bogotá. Shipments are handed over at the cargo terminal.`,
        `${name} transporte du fret depuis Bogotá. Les envois se remettent au terminal de fret.`,
        `${name} transporta carga a partir de Bogotá. Os envios são entregues no terminal de carga.`,
      )
    : text4(
        `Mostradores ${desks} de ${name}. Llega dos horas antes de un vuelo nacional y tres antes de uno internacional.`,
        `${name} check-in desks ${desks}. Arrive two hours before a domestic flight and three before an international one.`,
        `Comptoirs ${desks} de ${name}. Arrivez deux heures avant un vol intérieur et trois heures avant un vol international.`,
        `Balcões ${desks} da ${name}. Chegue duas horas antes de um voo doméstico e três antes de um internacional.`,
      );

export const cargoSpot = text4(
  'Terminal de carga',
  'Cargo terminal',
  'Terminal de fret',
  'Terminal de cargas',
);
export const desksSpot = (desks: string) =>
  text4(
    `Hall de salidas, mostradores ${desks}`,
    `Departures hall, desks ${desks}`,
    `Hall des départs, comptoirs ${desks}`,
    `Saguão de embarque, balcões ${desks}`,
  );
