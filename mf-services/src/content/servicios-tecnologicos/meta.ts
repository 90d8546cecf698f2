import type { ContentMeta } from '@eldorado/remote';

export const serviciosTecnologicos: ContentMeta = {
  title: {
    es: 'Servicios tecnológicos',
    en: 'Technology services',
    fr: 'Services technologiques',
    pt: 'Serviços tecnológicos',
  },
  description: {
    es: 'Dónde cargar el celular, imprimir el pasabordo o conectarte en El Dorado, qué cable llevar y qué hacer si te quedas sin batería.',
    en: 'Where to charge your phone, print a boarding pass or get online at El Dorado, what to carry and what to do if your battery runs out.',
    fr: 'Où recharger votre téléphone, imprimer une carte d’embarquement ou vous connecter à El Dorado, et que faire si la batterie est vide.',
    pt: 'Onde carregar o celular, imprimir o cartão de embarque ou se conectar no El Dorado, o que levar e o que fazer se a bateria acabar.',
  },
  keywords: {
    es: [
      'cargar celular',
      'enchufes',
      'imprimir',
      'pasabordo',
      'pase de abordar',
      'cargador',
      'quioscos',
      'computador',
    ],
    en: ['charge phone', 'sockets', 'print', 'boarding pass', 'charger', 'kiosk', 'laptop'],
    fr: [
      'recharger téléphone',
      'prises',
      'imprimer',
      'carte d’embarquement',
      'chargeur',
      'bornes',
      'ordinateur',
    ],
    pt: [
      'carregar celular',
      'tomadas',
      'imprimir',
      'cartão de embarque',
      'carregador',
      'totens',
      'computador',
    ],
  },
};
