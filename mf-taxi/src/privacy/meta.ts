import type { ContentMeta } from '@eldorado/remote';

export const myData: ContentMeta = {
  title: {
    es: 'Mis datos del servicio de taxi',
    en: 'My taxi service data',
    fr: 'Mes données du service de taxi',
    pt: 'Meus dados do serviço de táxi',
  },
  description: {
    es: 'Consulta, corrige, descarga o elimina los datos personales que el servicio de taxi oficial de El Dorado guarda sobre ti, con las autorizaciones que diste.',
    en: 'See, correct, download or delete the personal data that the official El Dorado taxi service keeps about you, together with the consents you gave.',
    fr: 'Consultez, corrigez, téléchargez ou supprimez les données personnelles que le taxi officiel d’El Dorado conserve sur vous, avec vos consentements.',
    pt: 'Consulte, corrija, baixe ou exclua os dados pessoais que o táxi oficial do El Dorado guarda sobre você, junto com as autorizações que você deu.',
  },
  keywords: {
    es: ['mis datos', 'habeas data', 'eliminar datos', 'privacidad'],
    en: ['my data', 'privacy', 'delete my data', 'consent'],
    fr: ['mes données', 'vie privée', 'supprimer mes données'],
    pt: ['meus dados', 'privacidade', 'excluir dados'],
  },
};
