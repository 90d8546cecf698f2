import type { ContentMeta } from '@eldorado/remote';

export const ofertas: ContentMeta = {
  title: { es: 'Ofertas', en: 'Offers', fr: 'Offres', pt: 'Ofertas' },
  description: {
    es: 'Las ofertas vigentes de tiendas, restaurantes y duty free de El Dorado, con sus fechas, sus condiciones y el lugar exacto donde puedes usarlas.',
    en: 'Current offers from shops, restaurants and duty free at El Dorado, with their dates, their conditions and the exact place where you can use them.',
    fr: 'Les offres en cours des boutiques, des restaurants et du duty free d’El Dorado, avec leurs dates, leurs conditions et l’endroit où en profiter.',
    pt: 'As ofertas em vigor nas lojas, nos restaurantes e no duty free do El Dorado, com datas, condições e o lugar exato onde você pode aproveitá-las.',
  },
  keywords: {
    es: ['ofertas', 'descuentos', 'promociones', 'duty free', 'compras', 'restaurantes'],
    en: ['offers', 'discounts', 'deals', 'duty free', 'shopping', 'restaurants'],
    fr: ['offres', 'réductions', 'promotions', 'duty free', 'achats', 'restaurants'],
    pt: ['ofertas', 'descontos', 'promoções', 'duty free', 'compras', 'restaurantes'],
  },
};
