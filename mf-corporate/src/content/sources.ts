import type { ArticleSource } from '@eldorado/ui';

/** Where the figures and rules of these pages were read. A null address: the page's exact one is not known. */
export const sources: Record<string, ArticleSource> = {
  rilatino: {
    publisher: 'RI Latino (ACI-LAC)',
    title: {
      es: 'El aeropuerto más importante de Latinoamérica en 2024',
      en: 'The most important airport in Latin America in 2024',
      fr: 'Le plus important aéroport d’Amérique latine en 2024',
      pt: 'O aeroporto mais importante da América Latina em 2024',
    },
    url: 'https://rilatino.com/adios-ciudad-de-mexico-el-aeropuerto-mas-importante-de-latinoamerica-ahora-esta-en-colombia',
    readOn: '2026-11-21',
  },
  portafolio: {
    publisher: 'Portafolio',
    title: {
      es: 'Capacidad de operaciones por hora de El Dorado',
      en: 'Hourly operations capacity of El Dorado',
      fr: 'Capacité horaire d’El Dorado',
      pt: 'Capacidade de operações por hora do El Dorado',
    },
    url: null,
    readOn: '2026-11-21',
  },
  otherWiki: {
    publisher: 'Other Wiki',
    title: {
      es: 'Aeropuerto Internacional El Dorado: pistas y elevación',
      en: 'El Dorado International Airport: runways and elevation',
      fr: 'Aéroport international El Dorado : pistes et altitude',
      pt: 'Aeroporto Internacional El Dorado: pistas e altitude',
    },
    url: 'https://pt.other.wiki/wiki/El_Dorado_International_Airport',
    readOn: '2026-11-21',
  },
  pulzo: {
    publisher: 'Pulzo',
    title: {
      es: 'Puestos de check-in de El Dorado, 2017',
      en: 'Check-in desks at El Dorado, 2017',
      fr: 'Comptoirs d’enregistrement d’El Dorado, 2017',
      pt: 'Balcões de check-in do El Dorado, 2017',
    },
    url: null,
    readOn: '2026-11-21',
  },
  wradio: {
    publisher: 'W Radio',
    title: {
      es: 'Reapertura del Puente Aéreo, 23 de noviembre de 2021',
      en: 'Puente Aéreo reopens, 23 November 2021',
      fr: 'Réouverture du Puente Aéreo, 23 novembre 2021',
      pt: 'Reabertura do Puente Aéreo, 23 de novembro de 2021',
    },
    url: 'https://www.wradio.com.co/2021/11/23/la-terminal-puente-aereo-volvera-a-operar-en-bogota-desde-inicios-de-diciembre/',
    readOn: '2026-11-21',
  },
  flio: {
    publisher: 'FLIO',
    title: {
      es: 'Aeropuerto El Dorado: cómo llegar',
      en: 'El Dorado airport: getting there',
      fr: 'Aéroport El Dorado : s’y rendre',
      pt: 'Aeroporto El Dorado: como chegar',
    },
    url: null,
    readOn: '2026-11-21',
  },
  jd1: {
    publisher: 'JD1 Notícias',
    title: {
      es: 'Bogotá supera a São Paulo, febrero de 2023',
      en: 'Bogotá overtakes São Paulo, February 2023',
      fr: 'Bogotá dépasse São Paulo, février 2023',
      pt: 'Bogotá supera São Paulo, fevereiro de 2023',
    },
    url: 'https://www.jd1noticias.com/internacional/bogota-supera-sao-paulo-e-tem-maior-aeroporto-da-america-do-sul/115430/',
    readOn: '2026-11-21',
  },
  nuevoSiglo: {
    publisher: 'El Nuevo Siglo',
    title: {
      es: 'El Dorado hacia la carbononeutralidad',
      en: 'El Dorado on the way to carbon neutrality',
      fr: 'El Dorado vers la neutralité carbone',
      pt: 'El Dorado rumo à neutralidade de carbono',
    },
    url: 'https://elnuevosiglo.com.co/ambiente-y-ciencia/exitosa-apuesta-de-el-dorado-hacia-la-carbononeutralidad',
    readOn: '2026-11-21',
  },
  bibo: {
    publisher: 'El Espectador, BIBO',
    title: {
      es: 'El Dorado, comprometido con la protección del agua',
      en: 'El Dorado, committed to protecting water',
      fr: 'El Dorado, engagé pour la protection de l’eau',
      pt: 'El Dorado, comprometido com a proteção da água',
    },
    url: 'https://elespectador.com/ambiente/bibo/el-aeropuerto-el-dorado-comprometido-con-la-proteccion-del-agua',
    readOn: '2026-11-21',
  },
  caracolProgrammes: {
    publisher: 'Caracol Radio',
    title: {
      es: 'Programas ambientales de El Dorado, 2018',
      en: 'Environmental programmes of El Dorado, 2018',
      fr: 'Programmes environnementaux d’El Dorado, 2018',
      pt: 'Programas ambientais do El Dorado, 2018',
    },
    url: null,
    readOn: '2026-11-21',
  },
  ley1755: {
    publisher: 'CRA (cra.gov.co)',
    title: {
      es: 'Ley 1755 de 2015, artículo 14: términos para resolver peticiones',
      en: 'Law 1755 of 2015, article 14: time limits for answering petitions',
      fr: 'Loi 1755 de 2015, article 14 : délais de réponse aux pétitions',
      pt: 'Lei 1755 de 2015, artigo 14: prazos para responder a petições',
    },
    url: null,
    readOn: '2026-11-21',
  },
  ley1581: {
    publisher: 'Congreso de la República',
    title: {
      es: 'Ley 1581 de 2012: protección de datos personales',
      en: 'Law 1581 of 2012: protection of personal data',
      fr: 'Loi 1581 de 2012 : protection des données personnelles',
      pt: 'Lei 1581 de 2012: proteção de dados pessoais',
    },
    url: null,
    readOn: '2026-11-21',
  },
  res1519: {
    publisher: 'Ministerio TIC (normograma.mintic.gov.co)',
    title: {
      es: 'Resolución 1519 de 2020, anexo 1: accesibilidad web',
      en: 'Resolution 1519 of 2020, annex 1: web accessibility',
      fr: 'Résolution 1519 de 2020, annexe 1 : accessibilité du web',
      pt: 'Resolução 1519 de 2020, anexo 1: acessibilidade na web',
    },
    url: null,
    readOn: '2026-11-21',
  },
  site: {
    publisher: 'Aeropuerto El Dorado',
    title: {
      es: 'Reglas y configuración de este sitio',
      en: 'Rules and configuration of this website',
      fr: 'Règles et configuration de ce site',
      pt: 'Regras e configuração deste site',
    },
    url: null,
    readOn: '2026-11-21',
  },
  cabin: {
    publisher: 'Aeropuerto El Dorado',
    title: {
      es: 'Restricciones de líquidos en cabina',
      en: 'Restrictions on liquids in the cabin',
      fr: 'Restrictions sur les liquides en cabine',
      pt: 'Restrições a líquidos na cabine',
    },
    url: null,
    readOn: '2026-11-21',
  },
  dian: {
    publisher: 'DIAN',
    title: {
      es: 'Formulario 530: declaración de equipaje y de dinero',
      en: 'Form 530: declaration of baggage and money',
      fr: 'Formulaire 530 : déclaration de bagages et d’argent',
      pt: 'Formulário 530: declaração de bagagem e de dinheiro',
    },
    url: null,
    readOn: '2026-11-21',
  },
  decreto042: {
    publisher: 'KienyKe',
    title: {
      es: 'Decreto 042 de 2026: tarifas oficiales de taxi en Bogotá, 16 de febrero de 2026',
      en: 'Decree 042 of 2026: official taxi fares in Bogotá, 16 February 2026',
      fr: 'Décret 042 de 2026 : tarifs officiels des taxis à Bogotá, 16 février 2026',
      pt: 'Decreto 042 de 2026: tarifas oficiais de táxi em Bogotá, 16 de fevereiro de 2026',
    },
    url: 'https://www.kienyke.com/bogota/nuevas-tarifas-de-taxi-en-bogota-2026-valores-oficiales',
    readOn: '2026-11-21',
  },
  semanaCabin: {
    publisher: 'Semana',
    title: {
      es: 'Baterías de litio y vapeadores en el avión, 11 de marzo de 2026',
      en: 'Lithium batteries and vapes on the plane, 11 March 2026',
      fr: 'Batteries au lithium et vapoteuses en avion, 11 mars 2026',
      pt: 'Baterias de lítio e vapes no avião, 11 de março de 2026',
    },
    url: null,
    readOn: '2026-11-21',
  },
  caracolVaccine: {
    publisher: 'Caracol Radio',
    title: {
      es: 'Fiebre amarilla en Bogotá y vacunación de viajeros, 25 de enero de 2026',
      en: 'Yellow fever in Bogotá and vaccination of travellers, 25 January 2026',
      fr: 'Fièvre jaune à Bogotá et vaccination des voyageurs, 25 janvier 2026',
      pt: 'Febre amarela em Bogotá e vacinação de viajantes, 25 de janeiro de 2026',
    },
    url: 'https://caracol.com.co/2026/01/25/tres-personas-fallecidas-por-fiebre-amarilla-en-bogota-tras-viajar-a-zonas-endemicas/',
    readOn: '2026-11-21',
  },
  lakalle: {
    publisher: 'La Kalle',
    title: {
      es: 'Dónde vacunarse contra la fiebre amarilla, abril de 2025',
      en: 'Where to get the yellow fever vaccine, April 2025',
      fr: 'Où se faire vacciner contre la fièvre jaune, avril 2025',
      pt: 'Onde se vacinar contra a febre amarela, abril de 2025',
    },
    url: 'https://lakalle.bluradio.com/noticias/salud-y-bienestar/donde-vacunarse-contra-la-fiebre-amarilla-para-poder-viajar-en-semana-santa-2025-so35',
    readOn: '2026-11-21',
  },
  radioacktiva: {
    publisher: 'Radioacktiva',
    title: {
      es: 'Pasaje de TransMilenio para 2026, 9 de enero de 2026',
      en: 'TransMilenio fare for 2026, 9 January 2026',
      fr: 'Ticket TransMilenio 2026, 9 janvier 2026',
      pt: 'Passagem do TransMilenio para 2026, 9 de janeiro de 2026',
    },
    url: 'https://www.radioacktiva.com/2026/pasaje-de-transmilenio-subio-de-precio-para-el-2026-desde-cuando-rige-la-nueva-tarifa-391187.html',
    readOn: '2026-11-21',
  },
  wradioDelay: {
    publisher: 'W Radio',
    title: {
      es: 'Derechos por demora según RAC 3, 9 de diciembre de 2025',
      en: 'Delay rights under RAC 3, 9 December 2025',
      fr: 'Droits en cas de retard selon RAC 3, 9 décembre 2025',
      pt: 'Direitos por atraso segundo o RAC 3, 9 de dezembro de 2025',
    },
    url: null,
    readOn: '2026-11-21',
  },
  semanaBus: {
    publisher: 'Semana',
    title: {
      es: 'Cierre del parqueadero de la Terminal 2 y bus gratuito, 6 de septiembre de 2025',
      en: 'Closure of the Terminal 2 car park and free bus, 6 September 2025',
      fr: 'Fermeture du parking du Terminal 2 et bus gratuit, 6 septembre 2025',
      pt: 'Fechamento do estacionamento do Terminal 2 e ônibus gratuito, 6 de setembro de 2025',
    },
    url: 'https://www.semana.com/nacion/bogota/articulo/anuncian-cierre-del-parqueadero-de-la-terminal-2-del-aeropuerto-el-dorado-de-bogota-estas-son-las-alternativas-para-los-viajeros/202528/',
    readOn: '2026-11-21',
  },
};
