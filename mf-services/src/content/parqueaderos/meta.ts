import type { ContentMeta } from '@eldorado/remote';

export const parqueaderos: ContentMeta = {
  title: { es: 'Parqueaderos', en: 'Car parks', fr: 'Parkings', pt: 'Estacionamentos' },
  description: {
    es: 'Mira cuántos cupos libres hay en cada parqueadero de El Dorado para carro, moto y bicicleta, con la hora del dato, y elige antes de salir.',
    en: 'See how many free spaces each El Dorado car park has for cars, motorcycles and bicycles, with the time of each figure, and choose before you go.',
    fr: 'Voyez combien de places libres offre chaque parking d’El Dorado pour voitures, motos et vélos, avec l’heure de la donnée, avant de partir.',
    pt: 'Veja quantas vagas livres há em cada estacionamento do El Dorado para carro, moto e bicicleta, com a hora do dado, e escolha antes de sair.',
  },
  keywords: {
    es: [
      'parqueadero',
      'estacionar',
      'cupos',
      'carro',
      'moto',
      'bicicleta',
      'terminal 1',
      'terminal 2',
    ],
    en: [
      'parking',
      'car park',
      'spaces',
      'car',
      'motorcycle',
      'bicycle',
      'terminal 1',
      'terminal 2',
    ],
    fr: ['parking', 'stationner', 'places', 'voiture', 'moto', 'vélo', 'terminal 1', 'terminal 2'],
    pt: [
      'estacionamento',
      'estacionar',
      'vagas',
      'carro',
      'moto',
      'bicicleta',
      'terminal 1',
      'terminal 2',
    ],
  },
};
