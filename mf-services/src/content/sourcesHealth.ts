import type { ArticleSource } from '@eldorado/ui';

/** Sources of the access, health and assistance pages, by the id their facts and tables name. */
export const healthSources: Readonly<Record<string, ArticleSource>> = {
  'decreto-042-taxi': {
    publisher: 'Noticias RCN',
    title: {
      es: 'Tarifas de taxi en Bogotá para 2026, Decreto 042 (16 de febrero de 2026)',
      en: 'Taxi fares in Bogotá for 2026, Decree 042 (16 February 2026)',
      fr: 'Tarifs des taxis à Bogotá en 2026, décret 042 (16 février 2026)',
      pt: 'Tarifas de táxi em Bogotá para 2026, Decreto 042 (16 de fevereiro de 2026)',
    },
    url: 'https://www.noticiasrcn.com/economia/asi-quedo-el-recargo-del-aeropuerto-y-la-unidad-por-cada-cien-metros-en-los-taxis-para-2026-992479',
    readOn: '2026-11-21',
  },
  'caracol-taxis': {
    publisher: 'Caracol Radio',
    title: {
      es: 'Dónde se toman los taxis autorizados en El Dorado (20 de octubre de 2025)',
      en: 'Where to take authorised taxis at El Dorado (20 October 2025)',
      fr: 'Où prendre les taxis agréés à El Dorado (20 octobre 2025)',
      pt: 'Onde pegar os táxis autorizados no El Dorado (20 de outubro de 2025)',
    },
    url: null,
    readOn: '2026-11-21',
  },
  'lakalle-vacunacion': {
    publisher: 'La Kalle',
    title: {
      es: 'Dónde vacunarse contra la fiebre amarilla en Bogotá (abril de 2025)',
      en: 'Where to get the yellow fever vaccine in Bogotá (April 2025)',
      fr: 'Où se faire vacciner contre la fièvre jaune à Bogotá (avril 2025)',
      pt: 'Onde tomar a vacina contra febre amarela em Bogotá (abril de 2025)',
    },
    url: 'https://lakalle.bluradio.com/noticias/salud-y-bienestar/donde-vacunarse-contra-la-fiebre-amarilla-para-poder-viajar-en-semana-santa-2025-so35',
    readOn: '2026-11-21',
  },
  'caracol-vacunacion': {
    publisher: 'Caracol Radio',
    title: {
      es: 'Fiebre amarilla: la vacuna, al menos 10 días antes del viaje (25 de enero de 2026)',
      en: 'Yellow fever: get the vaccine at least 10 days before travel (25 January 2026)',
      fr: 'Fièvre jaune : le vaccin au moins 10 jours avant le voyage (25 janvier 2026)',
      pt: 'Febre amarela: a vacina pelo menos 10 dias antes da viagem (25 de janeiro de 2026)',
    },
    url: 'https://caracol.com.co/2026/01/25/tres-personas-fallecidas-por-fiebre-amarilla-en-bogota-tras-viajar-a-zonas-endemicas/',
    readOn: '2026-11-21',
  },
  'res-1519': {
    publisher: 'MinTIC',
    title: {
      es: 'Resolución 1519 de 2020, anexo 1: accesibilidad web',
      en: 'Resolution 1519 of 2020, annex 1: web accessibility',
      fr: 'Résolution 1519 de 2020, annexe 1 : accessibilité web',
      pt: 'Resolução 1519 de 2020, anexo 1: acessibilidade web',
    },
    url: 'https://normograma.mintic.gov.co',
    readOn: '2026-11-21',
  },
  'ley-1755': {
    publisher: 'Congreso de Colombia',
    title: {
      es: 'Ley 1755 de 2015, artículo 14: plazos para responder peticiones',
      en: 'Law 1755 of 2015, article 14: time limits for answering requests',
      fr: 'Loi 1755 de 2015, article 14 : délais de réponse aux demandes',
      pt: 'Lei 1755 de 2015, artigo 14: prazos de resposta às solicitações',
    },
    url: null,
    readOn: '2026-11-21',
  },
};
