import type { ArticleSource } from '@eldorado/ui';

/** Where the figures and rules of these pages were read. A null address: the page's exact one is not known. */
export const sources: Record<string, ArticleSource> = {
  caracolStand: {
    publisher: 'Caracol Radio',
    title: {
      es: 'Puesto de taxis autorizados del aeropuerto, 20 de octubre de 2025',
      en: 'Stand of authorised airport taxis, 20 October 2025',
      fr: 'Station des taxis autorisés de l’aéroport, 20 octobre 2025',
      pt: 'Ponto dos táxis autorizados do aeroporto, 20 de outubro de 2025',
    },
    url: null,
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
  rcnFares: {
    publisher: 'Noticias RCN',
    title: {
      es: 'Recargo del aeropuerto y unidad de los taxis para 2026, 16 de febrero de 2026',
      en: 'Airport surcharge and taxi unit for 2026, 16 February 2026',
      fr: 'Supplément aéroport et unité des taxis pour 2026, 16 février 2026',
      pt: 'Adicional do aeroporto e unidade dos táxis para 2026, 16 de fevereiro de 2026',
    },
    url: 'https://www.noticiasrcn.com/economia/asi-quedo-el-recargo-del-aeropuerto-y-la-unidad-por-cada-cien-metros-en-los-taxis-para-2026-992479',
    readOn: '2026-11-21',
  },
  wradioCard: {
    publisher: 'W Radio',
    title: {
      es: 'Tarjeta de control y quejas del servicio de taxi, 15 de mayo de 2024',
      en: 'Control card and complaints about taxis, 15 May 2024',
      fr: 'Carte de contrôle et plaintes sur les taxis, 15 mai 2024',
      pt: 'Cartão de controle e queixas sobre táxis, 15 de maio de 2024',
    },
    url: 'https://wradio.com.co/2024/05/15/atencion-pasajero-asi-debe-interponer-quejas-e-identificar-tarjeta-operacional-de-taxis/?outputType=amp',
    readOn: '2026-11-21',
  },
  caracolPlate: {
    publisher: 'Noticias Caracol',
    title: {
      es: 'Movilidad a un clic: verificar taxis y conductores en Bogotá',
      en: 'Movilidad a un clic: checking taxis and drivers in Bogotá',
      fr: 'Movilidad a un clic : vérifier taxis et chauffeurs à Bogotá',
      pt: 'Movilidad a un clic: conferir táxis e motoristas em Bogotá',
    },
    url: 'https://www.noticiascaracol.com/colombia/bogota/que-es-mi-movilidad-a-un-clic-y-como-funciona-para-verificar-taxis-y-taxistas-en-bogota-rg10',
    readOn: '2026-11-21',
  },
  espectadorOvercharge: {
    publisher: 'El Espectador',
    title: {
      es: 'Medidas contra cobros excesivos de taxistas en El Dorado, 17 de octubre de 2025',
      en: 'Measures against taxi overcharging at El Dorado, 17 October 2025',
      fr: 'Mesures contre la surfacturation des taxis à El Dorado, 17 octobre 2025',
      pt: 'Medidas contra cobranças abusivas de taxistas no El Dorado, 17 de outubro de 2025',
    },
    url: 'https://www.elespectador.com/bogota/anuncian-medidas-contra-cobros-excesivos-de-taxistas-en-el-aeropuerto-el-dorado/',
    readOn: '2026-11-21',
  },
};
