import type { ArticleSource } from '@eldorado/ui';
import { healthSources } from './sourcesHealth.ts';

/** Where the figures and rules of these pages were read. A null address: the page's exact one is not known. */
export const sources: Readonly<Record<string, ArticleSource>> = {
  ...healthSources,
  'el-dorado-servicios': {
    publisher: 'Aeropuerto El Dorado',
    title: {
      es: 'Servicios y datos del aeropuerto',
      en: 'Airport services and facts',
      fr: 'Services et données de l’aéroport',
      pt: 'Serviços e dados do aeroporto',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'compromiso-web': {
    publisher: 'Aeropuerto El Dorado',
    title: {
      es: 'Compromiso de accesibilidad de este sitio',
      en: 'Accessibility commitment of this website',
      fr: 'Engagement d’accessibilité de ce site',
      pt: 'Compromisso de acessibilidade deste site',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'rcn-llegada': {
    publisher: 'Noticias RCN',
    title: {
      es: 'Con cuánta anticipación llegar a El Dorado',
      en: 'How early to arrive at El Dorado',
      fr: 'Combien de temps avant arriver à El Dorado',
      pt: 'Com quanta antecedência chegar ao El Dorado',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'cestee-filas': {
    publisher: 'Cestee',
    title: {
      es: 'Tiempos habituales de espera en El Dorado',
      en: 'Usual waiting times at El Dorado',
      fr: 'Temps d’attente habituels à El Dorado',
      pt: 'Tempos habituais de espera no El Dorado',
    },
    url: 'https://www.cestee.com/airport/bogota-bog/terminal',
    readOn: '2026-11-21',
  },
  'semana-bus': {
    publisher: 'Semana',
    title: {
      es: 'Bus gratuito entre terminales (septiembre de 2025)',
      en: 'Free bus between terminals (September 2025)',
      fr: 'Bus gratuit entre les terminaux (septembre 2025)',
      pt: 'Ônibus gratuito entre terminais (setembro de 2025)',
    },
    url: 'https://www.semana.com/nacion/bogota/articulo/anuncian-cierre-del-parqueadero-de-la-terminal-2-del-aeropuerto-el-dorado-de-bogota-estas-son-las-alternativas-para-los-viajeros/202528/',
    readOn: '2026-11-21',
  },
  'wradio-bus': {
    publisher: 'W Radio',
    title: {
      es: 'Frecuencia del bus entre terminales (noviembre de 2021)',
      en: 'Frequency of the bus between terminals (November 2021)',
      fr: 'Fréquence du bus entre les terminaux (novembre 2021)',
      pt: 'Frequência do ônibus entre terminais (novembro de 2021)',
    },
    url: 'https://www.wradio.com.co/2021/11/23/la-terminal-puente-aereo-volvera-a-operar-en-bogota-desde-inicios-de-diciembre/',
    readOn: '2026-11-21',
  },
  'dian-530': {
    publisher: 'DIAN',
    title: {
      es: 'Declaración de viajeros, formulario 530',
      en: 'Travellers’ declaration, form 530',
      fr: 'Déclaration des voyageurs, formulaire 530',
      pt: 'Declaração de viajantes, formulário 530',
    },
    url: 'https://www.dian.gov.co/Viajeros-y-Servicios-aduaneros/Paginas/Declaracion-de-viajeros-Formulario-530.aspx',
    readOn: '2026-11-21',
  },
  'prensa-cabina': {
    publisher: 'HSB Noticias, Semana',
    title: {
      es: 'Líquidos, baterías y vapeadores en el avión (marzo de 2026)',
      en: 'Liquids, batteries and vapes on the plane (March 2026)',
      fr: 'Liquides, batteries et vapoteuses dans l’avion (mars 2026)',
      pt: 'Líquidos, baterias e vapes no avião (março de 2026)',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'checkmig-plazo': {
    publisher: 'Pulzo',
    title: {
      es: 'Cómo hacer el registro Check-Mig (octubre de 2022)',
      en: 'How to complete Check-Mig (October 2022)',
      fr: 'Comment remplir Check-Mig (octobre 2022)',
      pt: 'Como fazer o Check-Mig (outubro de 2022)',
    },
    url: 'https://www.pulzo.com/amp/nacion/vuelos-baratos-como-llenar-registro-check-mig-para-colombia-es-obligatorio-PP2055500',
    readOn: '2026-11-21',
  },
  'rcn-biometria': {
    publisher: 'Noticias RCN',
    title: {
      es: 'Carril biométrico de migración en El Dorado',
      en: 'Biometric immigration lane at El Dorado',
      fr: 'Couloir biométrique d’immigration à El Dorado',
      pt: 'Faixa biométrica da imigração no El Dorado',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'kayak-bog': {
    publisher: 'Kayak',
    title: {
      es: 'Guía del aeropuerto El Dorado (BOG)',
      en: 'El Dorado airport guide (BOG)',
      fr: 'Guide de l’aéroport El Dorado (BOG)',
      pt: 'Guia do aeroporto El Dorado (BOG)',
    },
    url: 'https://www.kayak.com/Bogota-El-Dorado-Airport.BOG.ap.html',
    readOn: '2026-11-21',
  },
  'rcn-mascotas': {
    publisher: 'Noticias RCN',
    title: {
      es: 'Mascotas en vuelos nacionales',
      en: 'Pets on domestic flights',
      fr: 'Animaux sur les vols intérieurs',
      pt: 'Animais em voos nacionais',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'portafolio-mascotas': {
    publisher: 'Portafolio',
    title: {
      es: 'Requisitos del ICA para salir del país con mascotas',
      en: 'ICA requirements for leaving the country with pets',
      fr: 'Exigences de l’ICA pour quitter le pays avec un animal',
      pt: 'Requisitos do ICA para sair do país com animais',
    },
    url: 'https://www.portafolio.co/economia/requerimiento-del-ica-para-viajar-al-exterior-con-mascotas-528307',
    readOn: '2026-11-21',
  },
  'infobae-mascotas': {
    publisher: 'Infobae',
    title: {
      es: 'Ingreso de mascotas a Colombia (13 de noviembre de 2025)',
      en: 'Bringing pets into Colombia (13 November 2025)',
      fr: 'Entrée d’animaux en Colombie (13 novembre 2025)',
      pt: 'Entrada de animais na Colômbia (13 de novembro de 2025)',
    },
    url: 'https://www.infobae.com/colombia/2025/11/13/asi-es-el-riguroso-control-en-el-ingreso-de-mascotas-a-colombia-anticipe-los-tramites-y-evite-inconvenientes/',
    readOn: '2026-11-21',
  },
  'bluradio-dual': {
    publisher: 'Blu Radio',
    title: {
      es: 'Rutas M86 y K86 al aeropuerto',
      en: 'Routes M86 and K86 to the airport',
      fr: 'Lignes M86 et K86 vers l’aéroport',
      pt: 'Linhas M86 e K86 para o aeroporto',
    },
    url: 'https://www.bluradio.com/blu360/bogota/estas-son-las-nuevas-rutas-de-transmilenio-que-conducen-al-aeropuerto-eldorado',
    readOn: '2026-11-21',
  },
  'laveintitres-pasaje': {
    publisher: 'La Veintitrés',
    title: {
      es: 'Pasaje y transbordos en Bogotá (enero de 2026)',
      en: 'Fare and transfers in Bogotá (January 2026)',
      fr: 'Tarif et correspondances à Bogotá (janvier 2026)',
      pt: 'Passagem e integrações em Bogotá (janeiro de 2026)',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'pulzo-tarjeta': {
    publisher: 'Pulzo',
    title: {
      es: 'Precio de la tarjeta de transporte',
      en: 'Price of the travel card',
      fr: 'Prix de la carte de transport',
      pt: 'Preço do cartão de transporte',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'wradio-rac3': {
    publisher: 'W Radio',
    title: {
      es: 'Derechos del pasajero en demoras, RAC 3 (9 de diciembre de 2025)',
      en: 'Passenger rights in delays, RAC 3 (9 December 2025)',
      fr: 'Droits des passagers en cas de retard, RAC 3 (9 décembre 2025)',
      pt: 'Direitos do passageiro em atrasos, RAC 3 (9 de dezembro de 2025)',
    },
    url: null,
    readOn: '2026-11-21',
  },
  elevacion: {
    publisher: 'Other Wiki',
    title: {
      es: 'Aeropuerto El Dorado: pistas y elevación',
      en: 'El Dorado airport: runways and elevation',
      fr: 'Aéroport El Dorado : pistes et altitude',
      pt: 'Aeroporto El Dorado: pistas e altitude',
    },
    url: 'https://pt.other.wiki/wiki/El_Dorado_International_Airport',
    readOn: '2026-11-21',
  },
};
