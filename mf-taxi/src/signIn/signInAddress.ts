/** What someone signs in for; it decides where they go on. */
export const purposes = ['bookings', 'booking', 'data'] as const;
export type Purpose = (typeof purposes)[number];

const pages: Readonly<Record<Purpose, string>> = {
  bookings: '/servicios/taxis/mis-reservas',
  booking: '/servicios/taxis/reservar?step=details',
  data: '/servicios/taxis/mis-datos',
};

/** Known words and no addresses: a link cannot lead a passenger to another site after signing in. */
export const readPurpose = (search: URLSearchParams): Purpose =>
  purposes.find((purpose) => purpose === search.get('next')) ?? 'bookings';

export const nextPage = (purpose: Purpose): string => pages[purpose];
