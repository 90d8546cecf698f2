import { defineRemote } from '@eldorado/remote';
import { widgets } from './widgets.ts';

export default defineRemote({
  name: 'mf-forms',
  contract: 1,
  pages: [
    {
      id: 'contact',
      path: '/contacto',
      screen: 'contact',
      background: 'services',
      menu: { group: 'airport', order: 1 },
      title: { es: 'Contacto', en: 'Contact', fr: 'Contact', pt: 'Contato' },
      description: {
        es: 'Escríbele al aeropuerto El Dorado de Bogotá: deja tu mensaje, recibe un número de referencia y conoce en cuántos días hábiles debe llegar la respuesta.',
        en: 'Write to El Dorado airport in Bogotá: leave your message, get a reference number and see in how many working days the answer must reach you.',
        fr: 'Écrivez à l’aéroport El Dorado de Bogota : laissez votre message, recevez un numéro de référence et voyez sous combien de jours ouvrés on vous répond.',
        pt: 'Escreva para o aeroporto El Dorado de Bogotá: deixe sua mensagem, receba um número de referência e veja em quantos dias úteis a resposta deve chegar.',
      },
      keywords: {
        es: [
          'escribir',
          'queja',
          'reclamo',
          'petición',
          'sugerencia',
          'PQRS',
          'correo',
          'atención',
        ],
        en: ['write', 'complaint', 'claim', 'request', 'feedback', 'e-mail', 'help'],
        fr: ['écrire', 'plainte', 'réclamation', 'demande', 'suggestion', 'e-mail', 'aide'],
        pt: ['escrever', 'queixa', 'reclamação', 'pedido', 'sugestão', 'e-mail', 'ajuda'],
      },
    },
    {
      id: 'newsletter',
      path: '/boletin',
      screen: 'newsletter',
      background: 'services',
      unlisted: true,
      title: { es: 'Boletín', en: 'Newsletter', fr: 'Lettre d’information', pt: 'Boletim' },
      description: {
        es: 'Suscríbete al boletín del aeropuerto El Dorado de Bogotá con tu nombre y tu correo. Puedes retirar tu autorización cuando quieras, sin dar explicaciones.',
        en: 'Sign up for the newsletter of El Dorado airport in Bogotá with your name and e-mail address. You can withdraw your consent at any time, for any reason.',
        fr: 'Abonnez-vous à la lettre d’information de l’aéroport El Dorado de Bogota avec votre nom et votre e-mail. Vous pouvez retirer votre accord à tout moment.',
        pt: 'Assine o boletim do aeroporto El Dorado de Bogotá com seu nome e seu e-mail. Você pode retirar sua autorização quando quiser, sem precisar explicar.',
      },
      keywords: {
        es: ['boletín', 'suscribirse', 'noticias', 'correo'],
        en: ['newsletter', 'subscribe', 'news', 'e-mail'],
        fr: ['lettre d’information', 's’abonner', 'actualités', 'e-mail'],
        pt: ['boletim', 'assinar', 'notícias', 'e-mail'],
      },
    },
  ],
  screens: {
    contact: () => import(/* webpackChunkName: "screen-contact" */ './contact/Contact.tsx'),
    newsletter: () =>
      import(/* webpackChunkName: "screen-newsletter" */ './newsletter/NewsletterPage.tsx'),
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
  reducers: () => import(/* webpackChunkName: "reducers" */ './reducers.ts'),
  widgets,
});
