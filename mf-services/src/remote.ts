import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';

export default defineRemote({
  name: 'mf-services',
  contract: 1,
  pages,
  screens: {
    index: () => import(/* webpackChunkName: "screen-index" */ './index/ServicesIndex.tsx'),
    article: () => import(/* webpackChunkName: "screen-article" */ './article/articlePage.ts'),
    gettingHere: () =>
      import(/* webpackChunkName: "screen-gettingHere" */ './gettingHere/GettingHere.tsx'),
    rights: () => import(/* webpackChunkName: "screen-rights" */ './rights/Rights.tsx'),
    carry: () => import(/* webpackChunkName: "screen-carry" */ './carry/Carry.tsx'),
    vat: () => import(/* webpackChunkName: "screen-vat" */ './vat/Vat.tsx'),
    pets: () => import(/* webpackChunkName: "screen-pets" */ './pets/Pets.tsx'),
    accessibility: () =>
      import(/* webpackChunkName: "screen-accessibility" */ './accessibility/Accessibility.tsx'),
    steps: () => import(/* webpackChunkName: "screen-steps" */ './steps/Steps.tsx'),
    documents: () => import(/* webpackChunkName: "screen-documents" */ './documents/Documents.tsx'),
    converter: () => import(/* webpackChunkName: "screen-converter" */ './converter/Converter.tsx'),
    parking: () => import(/* webpackChunkName: "screen-parking" */ './parking/Parking.tsx'),
    queues: () => import(/* webpackChunkName: "screen-queues" */ './queues/Queues.tsx'),
    distances: () => import(/* webpackChunkName: "screen-distances" */ './distances/Distances.tsx'),
  },
  messages: {
    namespace: 'services',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
  reducers: () => import(/* webpackChunkName: "reducers" */ './reducers.ts'),
});
