import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';
import { widgets } from './widgets.ts';

export default defineRemote({
  name: 'mf-forms',
  contract: 1,
  pages,
  screens: {
    contact: () => import(/* webpackChunkName: "screen-contact" */ './contact/Contact.tsx'),
    subscription: () =>
      import(/* webpackChunkName: "screen-subscription" */ './newsletter/SubscriptionPage.tsx'),
    newsletter: () =>
      import(/* webpackChunkName: "screen-newsletter" */ './newsletter/NewsletterPage.tsx'),
    pqrs: () => import(/* webpackChunkName: "screen-pqrs" */ './pqrs/Pqrs.tsx'),
    pqrsReview: () =>
      import(/* webpackChunkName: "screen-pqrsReview" */ './pqrs/review/ReviewPage.tsx'),
    pqrsFiles: () =>
      import(/* webpackChunkName: "screen-pqrsFiles" */ './pqrs/files/FilesPage.tsx'),
    followCase: () =>
      import(/* webpackChunkName: "screen-followCase" */ './pqrs/follow/FollowCase.tsx'),
  },
  messages: {
    namespace: 'forms',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
  widgets,
});
