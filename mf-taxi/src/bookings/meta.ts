import type { ContentMeta } from '@eldorado/remote';

export const myBookings: ContentMeta = {
  title: {
    es: 'Mis reservas de taxi',
    en: 'My taxi bookings',
    fr: 'Mes réservations de taxi',
    pt: 'Minhas reservas de táxi',
  },
  description: {
    es: 'Consulta tus reservas activas y tus viajes anteriores en el taxi oficial de El Dorado: fecha, recorrido, vehículo, placa y valor de cada servicio.',
    en: 'See your active bookings and past rides with the official El Dorado taxi: date, route, vehicle, licence plate and price of every ride you booked.',
    fr: 'Consultez vos réservations en cours et vos trajets passés avec le taxi officiel d’El Dorado : date, parcours, véhicule, plaque et prix de chaque course.',
    pt: 'Consulte suas reservas ativas e as corridas anteriores no táxi oficial do El Dorado: data, trajeto, veículo, placa e valor de cada corrida reservada.',
  },
  keywords: {
    es: ['mis reservas', 'taxi', 'historial'],
    en: ['my bookings', 'taxi', 'history'],
    fr: ['mes réservations', 'taxi', 'historique'],
    pt: ['minhas reservas', 'táxi', 'histórico'],
  },
};
