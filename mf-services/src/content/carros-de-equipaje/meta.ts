import type { ContentMeta } from '@eldorado/remote';

export const carrosDeEquipaje: ContentMeta = {
  title: {
    es: 'Carros de equipaje',
    en: 'Luggage carts',
    fr: 'Chariots à bagages',
    pt: 'Carrinhos de bagagem',
  },
  description: {
    es: 'Cómo usar los carros de equipaje en El Dorado: depósito en la Terminal 1, devolución en la primera hora y servicio gratis en la Terminal 2.',
    en: 'How to use luggage carts at El Dorado: the deposit in Terminal 1, the refund within the first hour and the free carts in Terminal 2.',
    fr: 'Utiliser les chariots à bagages à El Dorado : caution au Terminal 1, remboursement dans la première heure et chariots gratuits au Terminal 2.',
    pt: 'Como usar os carrinhos de bagagem no El Dorado: depósito no Terminal 1, devolução na primeira hora e carrinhos gratuitos no Terminal 2.',
  },
  keywords: {
    es: [
      'carros de equipaje',
      'carritos',
      'coches para maletas',
      'depósito',
      'maletas',
      'terminal 1',
    ],
    en: ['luggage carts', 'baggage trolley', 'deposit', 'refund', 'bags', 'terminal 1'],
    fr: ['chariots', 'chariot à bagages', 'caution', 'remboursement', 'valises', 'terminal 1'],
    pt: ['carrinhos', 'carrinho de bagagem', 'depósito', 'reembolso', 'malas', 'terminal 1'],
  },
};
