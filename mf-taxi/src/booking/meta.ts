import type { ContentMeta } from '@eldorado/remote';

export const book: ContentMeta = {
  title: {
    es: 'Reserva tu taxi',
    en: 'Book your taxi',
    fr: 'Réservez votre taxi',
    pt: 'Reserve seu táxi',
  },
  description: {
    es: 'Reserva el taxi oficial del aeropuerto El Dorado con tarifa regulada: elige recorrido, fecha y hora, y recibe el vehículo, el conductor y la placa.',
    en: 'Book the official El Dorado airport taxi at the regulated fare: choose your route, date and time, and get the vehicle, the driver and the plate.',
    fr: 'Réservez le taxi officiel de l’aéroport El Dorado au tarif réglementé : trajet, date et heure, puis le véhicule, le chauffeur et la plaque.',
    pt: 'Reserve o táxi oficial do aeroporto El Dorado com tarifa regulada: escolha trajeto, data e hora e receba o veículo, o motorista e a placa.',
  },
  keywords: {
    es: ['reservar taxi', 'taxi aeropuerto', 'recogida', 'traslado', 'pedir taxi'],
    en: ['book a taxi', 'airport taxi', 'pickup', 'transfer', 'cab'],
    fr: ['réserver un taxi', 'taxi aéroport', 'prise en charge', 'transfert'],
    pt: ['reservar táxi', 'táxi aeroporto', 'traslado', 'pedir táxi'],
  },
};
