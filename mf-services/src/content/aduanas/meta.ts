import type { ContentMeta } from '@eldorado/remote';

export const aduanas: ContentMeta = {
  title: { es: 'Aduanas', en: 'Customs', fr: 'Douane', pt: 'Alfândega' },
  description: {
    es: 'Qué debes declarar ante la DIAN al entrar o salir de Colombia por El Dorado: dinero, mercancías, plantas, animales, patrimonio y armas.',
    en: 'What to declare to the DIAN when you enter or leave Colombia through El Dorado: cash, goods, plants, animals, heritage items and weapons.',
    fr: 'Ce qu’il faut déclarer à la DIAN en entrant en Colombie ou en la quittant par El Dorado : argent, marchandises, plantes, animaux, patrimoine et armes.',
    pt: 'O que declarar à DIAN ao entrar na Colômbia ou sair dela pelo El Dorado: dinheiro, mercadorias, plantas, animais, patrimônio e armas.',
  },
  keywords: {
    es: [
      'dian',
      'declarar',
      'dinero en efectivo',
      'formulario 530',
      'mercancía',
      'equipaje',
      'impuestos',
    ],
    en: ['dian', 'declare', 'cash limit', 'form 530', 'goods', 'duty', 'customs declaration'],
    fr: [
      'dian',
      'déclarer',
      'argent liquide',
      'formulaire 530',
      'marchandises',
      'taxes',
      'déclaration en douane',
    ],
    pt: [
      'dian',
      'declarar',
      'dinheiro em espécie',
      'formulário 530',
      'mercadorias',
      'impostos',
      'alfândega',
    ],
  },
};
