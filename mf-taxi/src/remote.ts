import { defineRemote } from '@eldorado/remote';
import { book } from './booking/meta.ts';
import { myBookings } from './bookings/meta.ts';
import { taxis } from './content/taxis/meta.ts';
import { plateMeta } from './plate/meta.ts';
import { myData } from './privacy/meta.ts';
import { signInMeta } from './signIn/meta.ts';

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
      id: 'reservar',
      path: '/servicios/taxis/reservar',
      screen: 'booking',
      background: 'transport',
      ...book,
    },
    {
      id: 'placa',
      path: '/servicios/taxis/placa',
      screen: 'plate',
      background: 'transport',
      ...plateMeta,
    },
    {
      id: 'ingresar',
      path: '/servicios/taxis/ingresar',
      screen: 'signIn',
      background: 'transport',
      unlisted: true,
      ...signInMeta,
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
    {
      id: 'mis-datos',
      path: '/servicios/taxis/mis-datos',
      screen: 'privacy',
      background: 'transport',
      middleware: ['taxiSession'],
      unlisted: true,
      ...myData,
    },
  ],
  screens: {
    fare: () => import(/* webpackChunkName: "screen-fare" */ './fare/Fare.tsx'),
    booking: () => import(/* webpackChunkName: "screen-booking" */ './booking/Booking.tsx'),
    plate: () => import(/* webpackChunkName: "screen-plate" */ './plate/Plate.tsx'),
    signIn: () => import(/* webpackChunkName: "screen-signIn" */ './signIn/SignInPage.tsx'),
    bookings: () => import(/* webpackChunkName: "screen-bookings" */ './bookings/MyBookings.tsx'),
    privacy: () => import(/* webpackChunkName: "screen-privacy" */ './privacy/MyData.tsx'),
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
