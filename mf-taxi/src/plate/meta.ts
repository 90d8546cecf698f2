import type { ContentMeta } from '@eldorado/remote';

export const plateMeta: ContentMeta = {
  title: {
    es: 'Verifica la placa de tu taxi',
    en: 'Check your taxi’s plate',
    fr: 'Vérifiez la plaque de votre taxi',
    pt: 'Confira a placa do seu táxi',
  },
  description: {
    es: 'Escribe la placa y sabe al instante si el taxi es un vehículo autorizado del servicio oficial del aeropuerto El Dorado, antes de subir con tu equipaje.',
    en: 'Enter the licence plate and know at once whether the taxi is an authorised vehicle of the official El Dorado airport service, before you get in.',
    fr: 'Saisissez la plaque et sachez tout de suite si le taxi est un véhicule autorisé du service officiel de l’aéroport El Dorado, avant de monter à bord.',
    pt: 'Digite a placa e saiba na hora se o táxi é um veículo autorizado do serviço oficial do aeroporto El Dorado, antes de entrar com suas malas.',
  },
  keywords: {
    es: ['placa', 'taxi autorizado', 'verificar placa', 'taxi pirata', 'seguridad'],
    en: ['licence plate', 'authorised taxi', 'check plate', 'safe taxi'],
    fr: ['plaque', 'taxi autorisé', 'vérifier plaque', 'taxi sûr'],
    pt: ['placa', 'táxi autorizado', 'conferir placa', 'táxi seguro'],
  },
};
