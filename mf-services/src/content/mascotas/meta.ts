import type { ContentMeta } from '@eldorado/remote';

export const mascotas: ContentMeta = {
  title: { es: 'Mascotas', en: 'Pets', fr: 'Animaux de compagnie', pt: 'Animais de estimação' },
  description: {
    es: 'Cómo viajar con tu perro o tu gato por El Dorado: vuelo nacional, salida del país con el ICA, regreso a Colombia y plazos de cada documento.',
    en: 'How to fly with your dog or cat through El Dorado: domestic flights, leaving the country with the ICA, entering Colombia and document deadlines.',
    fr: 'Voyager avec votre chien ou votre chat par El Dorado : vol intérieur, sortie du pays avec l’ICA, entrée en Colombie et délais des documents.',
    pt: 'Como viajar com seu cachorro ou gato pelo El Dorado: voo nacional, saída do país com o ICA, entrada na Colômbia e prazo de cada documento.',
  },
  keywords: {
    es: [
      'mascotas',
      'perro',
      'gato',
      'ica',
      'certificado de inspección sanitaria',
      'sispap',
      'guacal',
      'veterinario',
    ],
    en: ['pets', 'dog', 'cat', 'ica', 'health certificate', 'sispap', 'pet carrier', 'vet'],
    fr: [
      'animaux',
      'chien',
      'chat',
      'ica',
      'certificat sanitaire',
      'sispap',
      'caisse de transport',
      'vétérinaire',
    ],
    pt: [
      'animais',
      'cachorro',
      'gato',
      'ica',
      'certificado sanitário',
      'sispap',
      'caixa de transporte',
      'veterinário',
    ],
  },
};
