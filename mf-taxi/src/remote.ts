import { defineRemote } from '@eldorado/remote';
import { myBookings } from './bookings/meta.ts';
import { taxis } from './content/taxis/meta.ts';

export default defineRemote({
  name: 'mf-taxi',
  contract: 1,
  pages: [
    {
      id: 'taxis',
      path: '/servicios/taxis',
      screen: 'fare',
      background: 'transport',
      menu: { group: 'transport', order: 10 },
      ...taxis,
    },
    {
      id: 'mis-reservas',
      path: '/servicios/taxis/mis-reservas',
      screen: 'bookings',
      background: 'transport',
      middleware: ['taxiSession'],
      unlisted: true,
      ...myBookings,
    },
  ],
  screens: {
    fare: () => import(/* webpackChunkName: "screen-fare" */ './fare/Fare.tsx'),
    bookings: () => import(/* webpackChunkName: "screen-bookings" */ './bookings/MyBookings.tsx'),
  },
  messages: {
    namespace: 'taxi',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
  reducers: () => import(/* webpackChunkName: "reducers" */ './reducers.ts'),
  middleware: {
    taxiSession: () =>
      import(/* webpackChunkName: "middleware-taxiSession" */ './session/taxiSession.ts'),
  },
});
