import type { ContentMeta } from '@eldorado/remote';

export const agua: ContentMeta = {
  title: { es: 'Agua', en: 'Water', fr: 'Eau', pt: 'Água' },
  description: {
    es: 'De dónde viene parte del agua que usa la terminal, cómo se trata antes de volver al río y dónde llenar tu botella después del control de seguridad.',
    en: 'Where part of the water used in the terminal comes from, how it is treated before it returns to the river, and how to refill your bottle on the way.',
    fr: 'D’où vient une partie de l’eau utilisée dans le terminal, comment elle est traitée avant de rejoindre la rivière et où remplir votre gourde.',
    pt: 'De onde vem parte da água usada no terminal, como ela é tratada antes de voltar ao rio e como encher sua garrafa depois do controle de segurança.',
  },
  keywords: {
    es: [
      'agua',
      'agua lluvia',
      'planta de tratamiento',
      'río Bogotá',
      'botella',
      'dispensadores de agua',
    ],
    en: ['water', 'rainwater', 'treatment plant', 'Bogotá river', 'bottle', 'water fountains'],
    fr: [
      'eau',
      'eau de pluie',
      'station d’épuration',
      'rivière Bogotá',
      'gourde',
      'fontaines à eau',
    ],
    pt: ['água', 'água da chuva', 'estação de tratamento', 'rio Bogotá', 'garrafa', 'bebedouros'],
  },
};
