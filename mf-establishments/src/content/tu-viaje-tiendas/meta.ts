import type { ContentMeta } from '@eldorado/remote';

export const tuViajeTiendas: ContentMeta = {
  title: {
    es: 'Comprar antes de tu vuelo',
    en: 'Shopping before your flight',
    fr: 'Acheter avant votre vol',
    pt: 'Comprar antes do voo',
  },
  description: {
    es: 'Qué comprar en El Dorado antes de abordar y dónde: regalos colombianos, lo que se te olvidó y duty free, con horarios y el camino desde tu sala.',
    en: 'What to buy at El Dorado before boarding and where: Colombian gifts, things you forgot and duty free, with opening hours and the way from your gate.',
    fr: 'Quoi acheter à El Dorado avant d’embarquer et où : cadeaux colombiens, articles oubliés et duty free, avec horaires et trajet depuis votre porte.',
    pt: 'O que comprar no El Dorado antes de embarcar e onde: presentes colombianos, itens esquecidos e duty free, com horários e o caminho do seu portão.',
  },
  keywords: {
    es: [
      'comprar antes del vuelo',
      'regalos',
      'duty free',
      'artesanías',
      'olvidé algo',
      'tiendas abiertas',
    ],
    en: [
      'shop before the flight',
      'gifts',
      'duty free',
      'crafts',
      'forgot something',
      'open shops',
    ],
    fr: [
      'acheter avant le vol',
      'cadeaux',
      'duty free',
      'artisanat',
      'oubli',
      'boutiques ouvertes',
    ],
    pt: [
      'comprar antes do voo',
      'presentes',
      'duty free',
      'artesanato',
      'esqueci algo',
      'lojas abertas',
    ],
  },
};
