import type { LocalizedText } from '../../http/schema.ts';
import { text4 } from '../../text/localized.ts';

/** A text for each numbered thing: the number stands where `#` is. */
const numbered =
  (...texts: [string, string, string, string]) =>
  (number: number | string): LocalizedText => {
    const [es, en, fr, pt] = texts.map((text) => text.replace('#', String(number)));
    return text4(es ?? '', en ?? '', fr ?? '', pt ?? '');
  };

export const gateName = numbered('Sala #', 'Gate #', 'Porte #', 'Portão #');
export const doorName = numbered('Puerta #', 'Door #', 'Entrée #', 'Porta #');
export const beltName = numbered(
  'Banda de equipaje #',
  'Baggage belt #',
  'Tapis à bagages #',
  'Esteira de bagagem #',
);
export const pierName = numbered('Muelle #', 'Pier #', 'Jetée #', 'Píer #');
export const floorName = numbered('Piso #', 'Floor #', 'Niveau #', 'Piso #');

/** What travellers look for, by what it is. */
export const words = {
  airport: text4(
    'Aeropuerto Internacional El Dorado',
    'El Dorado International Airport',
    'Aéroport international El Dorado',
    'Aeroporto Internacional El Dorado',
  ),
  t1: text4('Terminal 1', 'Terminal 1', 'Terminal 1', 'Terminal 1'),
  t2: text4(
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
  ),
  arrivals: text4(
    'Piso 1, llegadas',
    'Floor 1, arrivals',
    'Niveau 1, arrivées',
    'Piso 1, desembarque',
  ),
  departures: text4(
    'Piso 2, salidas',
    'Floor 2, departures',
    'Niveau 2, départs',
    'Piso 2, embarque',
  ),
  upper: text4('Piso 3, comidas', 'Floor 3, food', 'Niveau 3, restauration', 'Piso 3, alimentação'),
  t2ground: text4(
    'Piso 1, salidas y llegadas',
    'Floor 1, departures and arrivals',
    'Niveau 1, départs et arrivées',
    'Piso 1, embarque e desembarque',
  ),
  t2upper: text4(
    'Piso 2, comidas',
    'Floor 2, food',
    'Niveau 2, restauration',
    'Piso 2, alimentação',
  ),
  toilets: text4('Baños', 'Toilets', 'Toilettes', 'Banheiros'),
  toiletsWomen: text4(
    'Baño de mujeres',
    "Women's toilets",
    'Toilettes femmes',
    'Banheiro feminino',
  ),
  toiletsMen: text4('Baño de hombres', "Men's toilets", 'Toilettes hommes', 'Banheiro masculino'),
  toiletAccessible: text4(
    'Baño accesible',
    'Accessible toilet',
    'Toilettes accessibles',
    'Banheiro acessível',
  ),
  babyRoom: text4(
    'Sala de lactancia y cambio de pañal',
    'Baby care room',
    'Espace allaitement et change bébé',
    'Sala de amamentação e fraldário',
  ),
  lift: text4('Ascensor', 'Lift', 'Ascenseur', 'Elevador'),
  stairs: text4('Escaleras', 'Stairs', 'Escaliers', 'Escadas'),
  escalator: text4('Escaleras eléctricas', 'Escalator', 'Escalator', 'Escada rolante'),
  information: text4(
    'Punto de información',
    'Information desk',
    'Comptoir d’information',
    'Balcão de informações',
  ),
  water: text4('Punto de agua', 'Drinking water', 'Point d’eau', 'Bebedouro'),
  charging: text4(
    'Estación de carga',
    'Charging station',
    'Borne de recharge',
    'Estação de recarga',
  ),
  wheelchairs: text4(
    'Asistencia con silla de ruedas',
    'Wheelchair assistance',
    'Assistance en fauteuil roulant',
    'Assistência com cadeira de rodas',
  ),
  carts: text4(
    'Carros de equipaje',
    'Luggage trolleys',
    'Chariots à bagages',
    'Carrinhos de bagagem',
  ),
  medical: text4('Servicio médico', 'Medical service', 'Service médical', 'Serviço médico'),
  prayer: text4('Oratorio', 'Prayer room', 'Lieu de recueillement', 'Oratório'),
  leftLuggage: text4('Guarda equipaje', 'Left luggage', 'Consigne à bagages', 'Guarda-volumes'),
  lostProperty: text4('Objetos perdidos', 'Lost property', 'Objets trouvés', 'Achados e perdidos'),
  notary: text4('Notaría', 'Notary', 'Notaire', 'Cartório'),
  restRooms: text4(
    'Habitaciones de descanso',
    'Rooms to rest, by the hour',
    'Chambres de repos',
    'Quartos de descanso',
  ),
  pets: text4('Zona de mascotas', 'Pet relief area', 'Espace animaux', 'Área para animais'),
  children: text4('Juegos infantiles', "Children's play area", 'Aire de jeux', 'Área infantil'),
  meeting: text4('Punto de encuentro', 'Meeting point', 'Point de rencontre', 'Ponto de encontro'),
  securityNational: text4(
    'Seguridad nacional',
    'Domestic security',
    'Sûreté, vols intérieurs',
    'Segurança doméstica',
  ),
  securityInternational: text4(
    'Seguridad internacional',
    'International security',
    'Sûreté, vols internationaux',
    'Segurança internacional',
  ),
  securityT2: text4(
    'Seguridad de la Terminal 2',
    'Terminal 2 security',
    'Sûreté du Terminal 2',
    'Segurança do Terminal 2',
  ),
  emigration: text4(
    'Migración de salida',
    'Departure immigration',
    'Contrôle des passeports au départ',
    'Imigração de saída',
  ),
  immigration: text4(
    'Migración de llegada',
    'Arrivals immigration',
    'Contrôle des passeports à l’arrivée',
    'Imigração de chegada',
  ),
  biometric: text4(
    'Registro biométrico, mostrador 68',
    'Biometric enrolment, desk 68',
    'Inscription biométrique, comptoir 68',
    'Cadastro biométrico, balcão 68',
  ),
  customs: text4('Aduana', 'Customs', 'Douane', 'Alfândega'),
  bagsInternational: text4(
    'Reclamo de equipaje internacional',
    'International baggage claim',
    'Bagages, vols internationaux',
    'Restituição de bagagem internacional',
  ),
  bagsNational: text4(
    'Reclamo de equipaje nacional',
    'Domestic baggage claim',
    'Bagages, vols intérieurs',
    'Restituição de bagagem doméstica',
  ),
  bagsT2: text4(
    'Reclamo de equipaje de la Terminal 2',
    'Terminal 2 baggage claim',
    'Bagages du Terminal 2',
    'Restituição de bagagem do Terminal 2',
  ),
  exitInternational: text4(
    'Salida de llegadas internacionales',
    'International arrivals exit',
    'Sortie des arrivées internationales',
    'Saída do desembarque internacional',
  ),
  exitNational: text4(
    'Salida de llegadas nacionales',
    'Domestic arrivals exit',
    'Sortie des arrivées intérieures',
    'Saída do desembarque doméstico',
  ),
  taxis: text4('Taxis autorizados', 'Authorised taxis', 'Taxis agréés', 'Táxis autorizados'),
  terminalBus: text4(
    'Bus gratuito a la Terminal 2',
    'Free bus to Terminal 2',
    'Navette gratuite vers le Terminal 2',
    'Ônibus gratuito para o Terminal 2',
  ),
  terminalBusBack: text4(
    'Bus gratuito a la Terminal 1',
    'Free bus to Terminal 1',
    'Navette gratuite vers le Terminal 1',
    'Ônibus gratuito para o Terminal 1',
  ),
  cityBus: text4('Buses a la ciudad', 'City buses', 'Bus pour la ville', 'Ônibus para a cidade'),
  parking: text4(
    'Paso al parqueadero',
    'Way to the car park',
    'Accès au parking',
    'Acesso ao estacionamento',
  ),
  checkin: text4(
    'Mostradores de check-in',
    'Check-in desks',
    'Comptoirs d’enregistrement',
    'Balcões de check-in',
  ),
  hall: text4('Hall de salidas', 'Departures hall', 'Hall des départs', 'Saguão de embarque'),
  selfCheckIn: text4(
    'Autoservicio de check-in',
    'Self-service check-in',
    'Bornes d’enregistrement',
    'Autoatendimento de check-in',
  ),
  passports: text4('Migración', 'Immigration', 'Contrôle des passeports', 'Imigração'),
  toBaggage: text4(
    'Bajada al reclamo de equipaje',
    'Way down to baggage claim',
    'Descente vers les bagages',
    'Descida para a restituição de bagagem',
  ),
  hallT2: text4('Hall principal', 'Main hall', 'Hall principal', 'Saguão principal'),
  arrivalsHall: text4(
    'Hall de llegadas',
    'Arrivals hall',
    'Hall des arrivées',
    'Saguão de desembarque',
  ),
  concourseInternational: text4(
    'Zona internacional',
    'International area',
    'Zone internationale',
    'Área internacional',
  ),
  concourseNational: text4('Zona nacional', 'Domestic area', 'Zone intérieure', 'Área doméstica'),
  foodCourt: text4(
    'Plazoleta de comidas',
    'Food court',
    'Espace restauration',
    'Praça de alimentação',
  ),
  mezzanine: text4('Mezanine', 'Mezzanine', 'Mezzanine', 'Mezanino'),
  lounge: text4('Sala de embarque', 'Departure lounge', 'Salle d’embarquement', 'Sala de embarque'),
  cargo: text4('Terminal de carga', 'Cargo terminal', 'Terminal de fret', 'Terminal de cargas'),
  kerb: text4(
    'Acera de llegadas',
    'Arrivals kerb',
    'Trottoir des arrivées',
    'Calçada do desembarque',
  ),
  gate: text4('Sala de embarque', 'Gate', 'Porte d’embarquement', 'Portão de embarque'),
  security: text4(
    'Control de seguridad',
    'Security',
    'Contrôle de sûreté',
    'Controle de segurança',
  ),
  bags: text4(
    'Reclamo de equipaje',
    'Baggage claim',
    'Livraison des bagages',
    'Restituição de bagagem',
  ),
  shuttle: text4(
    'Bus entre terminales',
    'Terminal bus',
    'Navette entre terminaux',
    'Ônibus entre terminais',
  ),
  train: text4('Tren', 'Train', 'Train', 'Trem'),
  door: text4('Puerta', 'Door', 'Entrée', 'Porta'),
  privateLounge: text4('Sala VIP', 'VIP lounge', 'Salon VIP', 'Sala VIP'),
  service: text4('Servicio', 'Service', 'Service', 'Serviço'),
  smoking: text4('Zona de fumadores', 'Smoking area', 'Espace fumeurs', 'Área de fumantes'),
  atm: text4('Cajero automático', 'Cash machine', 'Distributeur de billets', 'Caixa eletrônico'),
  carRental: text4('Renta de vehículos', 'Car rental', 'Location de voitures', 'Aluguel de carros'),
};
