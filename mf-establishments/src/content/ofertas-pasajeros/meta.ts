import type { ContentMeta } from '@eldorado/remote';

export const ofertasPasajeros: ContentMeta = {
  title: {
    es: 'Ofertas para pasajeros',
    en: 'Offers for passengers',
    fr: 'Offres pour les passagers',
    pt: 'Ofertas para passageiros',
  },
  description: {
    es: 'Ofertas de El Dorado para quienes viajan: filtra por duty free, comida o compras, revisa hasta cuándo van y si necesitas mostrar tu pasabordo.',
    en: 'Offers at El Dorado for people who are flying: filter by duty free, food or shopping, check the end date and whether you must show a boarding pass.',
    fr: 'Les offres d’El Dorado pour les passagers : filtrez par duty free, restauration ou achats, vérifiez la date de fin et la carte d’embarquement.',
    pt: 'Ofertas do El Dorado para quem viaja: filtre por duty free, alimentação ou compras, veja até quando valem e se é preciso mostrar o cartão de embarque.',
  },
  keywords: {
    es: [
      'ofertas pasajeros',
      'descuentos con pasabordo',
      'duty free',
      'comida',
      'compras',
      'promociones',
    ],
    en: ['passenger offers', 'boarding pass discounts', 'duty free', 'food', 'shopping', 'deals'],
    fr: [
      'offres passagers',
      'réductions carte d’embarquement',
      'duty free',
      'restauration',
      'achats',
      'promotions',
    ],
    pt: [
      'ofertas para passageiros',
      'descontos com cartão de embarque',
      'duty free',
      'alimentação',
      'compras',
      'promoções',
    ],
  },
};
