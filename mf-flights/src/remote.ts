import { defineRemote } from '@eldorado/remote';
import { widgets } from './widgets.ts';

export default defineRemote({
  name: 'mf-flights',
  contract: 1,
  pages: [
    {
      id: 'hub',
      path: '/vuelos',
      screen: 'hub',
      background: 'flights',
      menu: { group: 'flights', order: 1 },
      title: { es: 'Vuelos', en: 'Flights', fr: 'Vols', pt: 'Voos' },
      description: {
        es: 'Busca tu vuelo en El Dorado por número, ciudad o aerolínea. Mira las próximas salidas y llegadas de Bogotá con su sala, banda, hora y estado.',
        en: 'Find your flight at El Dorado by number, city or airline. See the next departures and arrivals of Bogotá with their gate, belt, time and status.',
        fr: 'Trouvez votre vol à El Dorado par numéro, ville ou compagnie. Prochains départs et arrivées de Bogota avec porte, tapis, heure et état du vol.',
        pt: 'Encontre seu voo no El Dorado por número, cidade ou companhia. Veja as próximas partidas e chegadas de Bogotá com portão, esteira, hora e situação.',
      },
      keywords: {
        es: ['estado de vuelo', 'itinerario', 'avión', 'pasajeros'],
        en: ['flight status', 'timetable', 'plane', 'passengers'],
        fr: ['état du vol', 'horaires', 'avion', 'passagers'],
        pt: ['situação do voo', 'horários', 'avião', 'passageiros'],
      },
    },
    {
      id: 'departures',
      path: '/vuelos/salidas',
      screen: 'board',
      background: 'flights',
      menu: { group: 'flights', order: 2 },
      title: { es: 'Salidas', en: 'Departures', fr: 'Départs', pt: 'Partidas' },
      description: {
        es: 'Tablero de salidas del aeropuerto El Dorado de Bogotá: hora, aerolínea, destino, terminal, sala y estado de cada vuelo, de ayer a los próximos tres días.',
        en: 'Departures board of El Dorado airport in Bogotá: time, airline, destination, terminal, gate and status of every flight, from yesterday to three days ahead.',
        fr: 'Tableau des départs de l’aéroport El Dorado de Bogota : heure, compagnie, destination, terminal, porte et état de chaque vol, d’hier à dans trois jours.',
        pt: 'Painel de partidas do aeroporto El Dorado de Bogotá: hora, companhia, destino, terminal, portão e situação de cada voo, de ontem aos próximos três dias.',
      },
      keywords: {
        es: ['sala de embarque', 'puerta', 'destino', 'retraso', 'cancelado', 'despegue'],
        en: ['gate', 'boarding', 'destination', 'delay', 'cancelled', 'take-off'],
        fr: ['porte', 'embarquement', 'destination', 'retard', 'annulé', 'décollage'],
        pt: ['portão', 'embarque', 'destino', 'atraso', 'cancelado', 'decolagem'],
      },
    },
    {
      id: 'arrivals',
      path: '/vuelos/llegadas',
      screen: 'board',
      background: 'flights',
      menu: { group: 'flights', order: 3 },
      title: { es: 'Llegadas', en: 'Arrivals', fr: 'Arrivées', pt: 'Chegadas' },
      description: {
        es: 'Tablero de llegadas del aeropuerto El Dorado de Bogotá: hora, aerolínea, origen, terminal, banda de equipaje y estado, de ayer a los próximos tres días.',
        en: 'Arrivals board of El Dorado airport in Bogotá: time, airline, origin, terminal, baggage belt and status of every flight, from yesterday to three days ahead.',
        fr: 'Tableau des arrivées de l’aéroport El Dorado de Bogota : heure, compagnie, provenance, terminal, tapis à bagages et état, d’hier à dans trois jours.',
        pt: 'Painel de chegadas do aeroporto El Dorado de Bogotá: hora, companhia, origem, terminal, esteira de bagagem e situação, de ontem aos próximos três dias.',
      },
      keywords: {
        es: ['banda de equipaje', 'maletas', 'origen', 'recoger pasajero', 'aterrizaje'],
        en: ['baggage belt', 'luggage', 'origin', 'pick up', 'landing'],
        fr: ['tapis à bagages', 'valises', 'provenance', 'accueil', 'atterrissage'],
        pt: ['esteira de bagagem', 'malas', 'origem', 'buscar passageiro', 'pouso'],
      },
    },
    {
      id: 'connections',
      path: '/vuelos/conexiones',
      screen: 'connections',
      background: 'flights',
      menu: { group: 'flights', order: 4 },
      title: { es: 'Conexiones', en: 'Connections', fr: 'Correspondances', pt: 'Conexões' },
      description: {
        es: 'Prepara tu conexión en Bogotá: migración, equipaje, bus gratuito entre terminales y seguridad, en orden y con los minutos que toma cada paso.',
        en: 'Plan your connection in Bogotá: immigration, bags, the free bus between terminals and security, in order and with the minutes each step takes.',
        fr: 'Préparez votre correspondance à Bogota : immigration, bagages, bus gratuit entre terminaux et sécurité, dans l’ordre et avec la durée de chaque étape.',
        pt: 'Prepare sua conexão em Bogotá: imigração, bagagem, ônibus gratuito entre terminais e segurança, em ordem e com os minutos de cada etapa.',
      },
      keywords: {
        es: ['tránsito', 'escala', 'transbordo', 'cambio de terminal', 'bus'],
        en: ['transit', 'layover', 'transfer', 'change terminal', 'bus'],
        fr: ['transit', 'escale', 'transfert', 'changer de terminal', 'navette'],
        pt: ['trânsito', 'escala', 'transferência', 'trocar de terminal', 'ônibus'],
      },
    },
    {
      id: 'detail',
      path: '/vuelos/detalle/:flight',
      screen: 'detail',
      background: 'plain',
      unlisted: true,
      title: {
        es: 'Detalle del vuelo',
        en: 'Flight details',
        fr: 'Détail du vol',
        pt: 'Detalhes do voo',
      },
      description: {
        es: 'Hora, terminal, sala o banda, mostradores y recorrido de un vuelo del aeropuerto El Dorado de Bogotá, con la hora local de origen y de destino.',
        en: 'Time, terminal, gate or belt, desks and journey of one flight at El Dorado airport in Bogotá, with the local time at its origin and destination.',
        fr: 'Heure, terminal, porte ou tapis, comptoirs et parcours d’un vol de l’aéroport El Dorado de Bogota, avec l’heure locale de départ et d’arrivée.',
        pt: 'Hora, terminal, portão ou esteira, balcões e percurso de um voo do aeroporto El Dorado de Bogotá, com o horário local de origem e de destino.',
      },
      keywords: { es: [], en: [], fr: [], pt: [] },
    },
  ],
  screens: {
    hub: () => import(/* webpackChunkName: "screen-hub" */ './hub/Hub.tsx'),
    board: () => import(/* webpackChunkName: "screen-board" */ './board/Board.tsx'),
    connections: () =>
      import(/* webpackChunkName: "screen-connections" */ './connections/Connections.tsx'),
    detail: () => import(/* webpackChunkName: "screen-detail" */ './detail/Detail.tsx'),
  },
  messages: {
    namespace: 'flights',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
  reducers: () => import(/* webpackChunkName: "reducers" */ './reducers.ts'),
  widgets,
});
