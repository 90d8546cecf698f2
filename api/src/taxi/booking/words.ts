import type { Locale } from '../../text/locale.ts';

export interface BookingWords {
  subject: Readonly<Record<'booked' | 'moved' | 'cancelled', (number: string) => string>>;
  opening: Readonly<Record<'booked' | 'moved' | 'cancelled', string>>;
  from: string;
  to: string;
  pickup: string;
  vehicle: string;
  driver: string;
  price: string;
  payment: Readonly<Record<'cash' | 'card-terminal', string>>;
  paid: string;
  flight: string;
  bookings: string;
  demo: string;
  summary: (destination: string) => string;
  cancelled: string;
  code: (code: string) => string;
}

/** What e-mails, calendars and text messages of the taxi service say. */
export const bookingWords: Readonly<Record<Locale, BookingWords>> = {
  es: {
    subject: {
      booked: (number) => `Tu reserva de taxi ${number}`,
      moved: (number) => `Cambió la hora de tu taxi ${number}`,
      cancelled: (number) => `Cancelaste tu taxi ${number}`,
    },
    opening: {
      booked: 'Tu reserva se realizó correctamente.',
      moved: 'Tu vuelo cambió de hora y tu taxi cambió con él.',
      cancelled: 'Tu reserva quedó cancelada. No debes pagar nada.',
    },
    from: 'Desde',
    to: 'Hasta',
    pickup: 'Recogida',
    vehicle: 'Vehículo',
    driver: 'Conductor',
    price: 'Precio',
    payment: { cash: 'en efectivo', 'card-terminal': 'con tarjeta en el datáfono' },
    paid: 'Pago',
    flight: 'Vuelo',
    bookings: 'Mis reservas',
    demo: 'Es una demostración: no irá ningún vehículo.',
    summary: (destination) => `Taxi a ${destination}`,
    cancelled: 'Cancelado',
    code: (code) => `${code} es tu código de El Dorado taxis. Vence en 5 minutos. No lo compartas.`,
  },
  en: {
    subject: {
      booked: (number) => `Your taxi booking ${number}`,
      moved: (number) => `New pickup time for your taxi ${number}`,
      cancelled: (number) => `You cancelled your taxi ${number}`,
    },
    opening: {
      booked: 'Your booking is made.',
      moved: 'Your flight has a new time, and your taxi follows it.',
      cancelled: 'Your booking is cancelled. There is nothing to pay.',
    },
    from: 'From',
    to: 'To',
    pickup: 'Pickup',
    vehicle: 'Vehicle',
    driver: 'Driver',
    price: 'Price',
    payment: { cash: 'cash', 'card-terminal': 'by card in the taxi' },
    paid: 'Payment',
    flight: 'Flight',
    bookings: 'My bookings',
    demo: 'This is a demonstration: no vehicle will come.',
    summary: (destination) => `Taxi to ${destination}`,
    cancelled: 'Cancelled',
    code: (code) =>
      `${code} is your El Dorado taxi code. It expires in 5 minutes. Do not share it.`,
  },
  fr: {
    subject: {
      booked: (number) => `Votre réservation de taxi ${number}`,
      moved: (number) => `Nouvelle heure pour votre taxi ${number}`,
      cancelled: (number) => `Vous avez annulé votre taxi ${number}`,
    },
    opening: {
      booked: 'Votre réservation est enregistrée.',
      moved: 'L’heure de votre vol a changé, celle de votre taxi aussi.',
      cancelled: 'Votre réservation est annulée. Vous n’avez rien à payer.',
    },
    from: 'Départ',
    to: 'Arrivée',
    pickup: 'Prise en charge',
    vehicle: 'Véhicule',
    driver: 'Chauffeur',
    price: 'Prix',
    payment: { cash: 'en espèces', 'card-terminal': 'par carte à bord' },
    paid: 'Paiement',
    flight: 'Vol',
    bookings: 'Mes réservations',
    demo: 'Ceci est une démonstration : aucun véhicule ne viendra.',
    summary: (destination) => `Taxi vers ${destination}`,
    cancelled: 'Annulé',
    code: (code) =>
      `${code} est votre code El Dorado taxis. Il expire dans 5 minutes. Ne le communiquez à personne.`,
  },
  pt: {
    subject: {
      booked: (number) => `Sua reserva de táxi ${number}`,
      moved: (number) => `Novo horário do seu táxi ${number}`,
      cancelled: (number) => `Você cancelou seu táxi ${number}`,
    },
    opening: {
      booked: 'Sua reserva foi feita.',
      moved: 'Seu voo mudou de horário, e seu táxi mudou com ele.',
      cancelled: 'Sua reserva foi cancelada. Não há nada a pagar.',
    },
    from: 'De',
    to: 'Para',
    pickup: 'Embarque',
    vehicle: 'Veículo',
    driver: 'Motorista',
    price: 'Preço',
    payment: { cash: 'em dinheiro', 'card-terminal': 'com cartão na maquininha' },
    paid: 'Pagamento',
    flight: 'Voo',
    bookings: 'Minhas reservas',
    demo: 'Esta é uma demonstração: nenhum veículo irá.',
    summary: (destination) => `Táxi para ${destination}`,
    cancelled: 'Cancelado',
    code: (code) =>
      `${code} é o seu código do El Dorado táxis. Expira em 5 minutos. Não o compartilhe.`,
  },
};
