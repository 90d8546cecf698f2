import type { ContentMeta } from '@eldorado/remote';

export const rentaDeVehiculos: ContentMeta = {
  title: {
    es: 'Renta de vehículos',
    en: 'Car rental',
    fr: 'Location de voitures',
    pt: 'Aluguel de carros',
  },
  description: {
    es: 'Las empresas de renta de vehículos de El Dorado: dónde están, en qué horario atienden y qué preguntar sobre seguro, depósito y devolución del carro.',
    en: 'The car rental companies at El Dorado: where their desks are, when they open, and what to ask about insurance, deposit and returning the vehicle.',
    fr: 'Les loueurs de voitures d’El Dorado : où se trouvent leurs comptoirs, à quelles heures, et que demander sur l’assurance, la caution et le retour.',
    pt: 'As locadoras de veículos do El Dorado: onde ficam os balcões, em que horário atendem e o que perguntar sobre seguro, caução e devolução do carro.',
  },
  keywords: {
    es: ['renta de carros', 'alquiler de vehículos', 'rent a car', 'carro', 'depósito', 'seguro'],
    en: ['car rental', 'rent a car', 'car hire', 'vehicle', 'deposit', 'insurance'],
    fr: ['location de voitures', 'louer une voiture', 'loueur', 'véhicule', 'caution', 'assurance'],
    pt: ['aluguel de carros', 'locadora', 'alugar carro', 'veículo', 'caução', 'seguro'],
  },
};
