import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';

export default defineRemote({
  name: 'mf-taxi',
  contract: 1,
  pages,
  screens: {
    fare: () => import(/* webpackChunkName: "screen-fare" */ './fare/Fare.tsx'),
    booking: () => import(/* webpackChunkName: "screen-booking" */ './booking/Booking.tsx'),
    plate: () => import(/* webpackChunkName: "screen-plate" */ './plate/Plate.tsx'),
    signIn: () => import(/* webpackChunkName: "screen-signIn" */ './signIn/SignInPage.tsx'),
    bookings: () => import(/* webpackChunkName: "screen-bookings" */ './bookings/MyBookings.tsx'),
    visit: () => import(/* webpackChunkName: "screen-visit" */ './visit/VisitPage.tsx'),
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
