import type { Locale } from '@eldorado/i18n/locale';
import type { CaseEventKind } from '../store/tables.ts';

/** The events that an e-mail tells of. */
export type ToldKind = Exclude<CaseEventKind, 'taken' | 'informed' | 'rated'>;

/** What e-mails about a case say. `number` is the case's, `day` a day in words, `mailed` whether the site sent it to `to`. */
export interface CaseMailWords {
  greeting: (name: string) => string;
  subject: Readonly<Record<ToldKind, (number: string) => string>>;
  /** The paragraph before what the office or the sender wrote. */
  told: Readonly<Record<ToldKind, (said: { day: string; to: string; mailed: boolean }) => string>>;
  /** The paragraph after it. */
  next: Readonly<Partial<Record<ToldKind, string>>>;
  number: string;
  due: string;
  follow: string;
  /** @param day the last one on which the link opens, in words. */
  linkEnds: (day: string) => string;
  noLink: string;
}

/** What the e-mails of a case say, in each language. */
export const caseMailWords: Readonly<Record<Locale, CaseMailWords>> = {
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: {
      received: (number) => `Recibimos tu solicitud ${number}`,
      asked: (number) => `Nos falta información para responder ${number}`,
      extended: (number) => `Necesitamos más tiempo para responder ${number}`,
      forwarded: (number) => `Pasamos tu solicitud ${number} a quien debe responderla`,
      answered: (number) => `Respuesta a tu solicitud ${number}`,
      granted: (number) => `Tienes más tiempo para completar ${number}`,
      withdrawn: (number) => `Archivamos tu solicitud ${number} porque no se completó`,
      reopened: (number) => `Abrimos de nuevo tu solicitud ${number}`,
    },
    told: {
      received: () => 'Tu solicitud fue enviada y ya tiene número. Guárdalo: con él la consultas.',
      asked: ({ day }) =>
        `Para responder necesitamos que completes tu solicitud a más tardar el ${day}. Si ese día no la has completado, se entiende que desistes de ella.`,
      extended: ({ day }) =>
        `No alcanzamos a responder en el primer plazo. Te respondemos a más tardar el ${day}. El motivo:`,
      forwarded: ({ to, mailed }) =>
        mailed
          ? `Lo que nos cuentas le corresponde a ${to}. Le enviamos hoy por correo tu solicitud con lo que escribiste y con tus datos, para que te responda. Esta es tu copia del aviso:`
          : `Lo que nos cuentas le corresponde a ${to}. Nuestra oficina anotó hoy que se lo pasó por otro medio: este sitio no le envió nada. Esta es tu copia del aviso:`,
      answered: () => 'Esta es nuestra respuesta:',
      granted: ({ day }) =>
        `Pediste más tiempo y lo tienes: completa tu solicitud a más tardar el ${day}.`,
      withdrawn: () =>
        'No completaste tu solicitud en el plazo que te dimos. Por eso la ley entiende que desististe de ella, y la archivamos (Ley 1437 de 2011, artículo 17).',
      reopened: ({ day }) => `La revisamos otra vez y te respondemos a más tardar el ${day}.`,
    },
    next: {
      asked:
        'Puedes escribirla en la página de tu solicitud, y allí mismo pedir un mes más. Mientras tanto se detiene nuestro plazo para responder; sigue cuando la completes.',
      withdrawn: 'Si todavía quieres una respuesta, ábrela de nuevo en su página o envía otra.',
      answered:
        'Si la respuesta no resuelve lo que pediste, puedes abrir la solicitud de nuevo. También puedes decirnos qué te pareció.',
    },
    number: 'Número',
    due: 'Te respondemos a más tardar el',
    follow: 'Ver tu solicitud',
    linkEnds: (day) =>
      `El enlace sirve hasta el ${day}. Después pides uno nuevo en Contacto y PQRS, con el número y este correo.`,
    noLink: 'La consultas en nuestro sitio, en Contacto y PQRS, con el número y este correo.',
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: {
      received: (number) => `We have your request ${number}`,
      asked: (number) => `We need more information to answer ${number}`,
      extended: (number) => `We need more time to answer ${number}`,
      forwarded: (number) => `Your request ${number} was passed on to those who must answer it`,
      answered: (number) => `Answer to your request ${number}`,
      granted: (number) => `You have more time to complete ${number}`,
      withdrawn: (number) => `Your request ${number} was closed because it was not completed`,
      reopened: (number) => `Your request ${number} is open again`,
    },
    told: {
      received: () =>
        'Your request was sent and has a number. Keep it: you follow the request with it.',
      asked: ({ day }) =>
        `To answer we need you to complete your request by ${day}. If it is not complete by then, it counts as withdrawn.`,
      extended: ({ day }) =>
        `We cannot answer within the first term. You will have our answer by ${day}. The reason:`,
      forwarded: ({ to, mailed }) =>
        mailed
          ? `What you tell us is for ${to} to answer. We e-mailed them your request today, with what you wrote and your details, so that they answer you. This is your copy of the notice:`
          : `What you tell us is for ${to} to answer. Our office noted today that it passed it on by other means: this site sent them nothing. This is your copy of the notice:`,
      answered: () => 'This is our answer:',
      granted: ({ day }) => `You asked for more time and have it: complete your request by ${day}.`,
      withdrawn: () =>
        'Your request was not completed in the time you had. The law therefore counts it as withdrawn, and we have closed it (Ley 1437 of 2011, article 17).',
      reopened: ({ day }) => `We are looking at it again and will answer by ${day}.`,
    },
    next: {
      asked:
        'You can write it on the page of your request, and ask for one more month there. Meanwhile our term to answer stands still; it goes on when the request is complete.',
      withdrawn: 'If you still want an answer, open it again on its page or send another one.',
      answered:
        'If the answer does not settle what you asked for, you can open the request again. You can also tell us what you thought of it.',
    },
    number: 'Number',
    due: 'You have our answer by',
    follow: 'See your request',
    linkEnds: (day) =>
      `The link works until ${day}. After that, ask for a new one under Contact and PQRS, with the number and this e-mail address.`,
    noLink:
      'Follow it on our site, under Contact and PQRS, with the number and this e-mail address.',
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    subject: {
      received: (number) => `Nous avons reçu votre demande ${number}`,
      asked: (number) => `Il nous manque des informations pour répondre à ${number}`,
      extended: (number) => `Il nous faut plus de temps pour répondre à ${number}`,
      forwarded: (number) =>
        `Votre demande ${number} a été transmise au service qui doit y répondre`,
      answered: (number) => `Réponse à votre demande ${number}`,
      granted: (number) => `Vous avez plus de temps pour compléter ${number}`,
      withdrawn: (number) => `Votre demande ${number} est classée car elle n’a pas été complétée`,
      reopened: (number) => `Votre demande ${number} est rouverte`,
    },
    told: {
      received: () =>
        'Votre demande a été envoyée et porte un numéro. Gardez-le : il sert à la suivre.',
      asked: ({ day }) =>
        `Pour répondre, nous avons besoin que vous complétiez votre demande au plus tard le ${day}. Sans cela, elle sera considérée comme retirée.`,
      extended: ({ day }) =>
        `Nous ne pouvons pas répondre dans le premier délai. Vous aurez notre réponse au plus tard le ${day}. Le motif :`,
      forwarded: ({ to, mailed }) =>
        mailed
          ? `Ce que vous nous écrivez relève de ${to}. Nous lui avons envoyé aujourd’hui votre demande par e-mail, avec votre texte et vos coordonnées, pour obtenir sa réponse. Voici votre copie de l’avis :`
          : `Ce que vous nous écrivez relève de ${to}. Notre service a noté aujourd’hui l’avoir transmis par un autre moyen : ce site ne lui a rien envoyé. Voici votre copie de l’avis :`,
      answered: () => 'Voici notre réponse :',
      granted: ({ day }) =>
        `Vous avez demandé plus de temps : complétez votre demande au plus tard le ${day}.`,
      withdrawn: () =>
        'Votre demande n’a pas été complétée dans le délai donné. La loi la considère donc comme retirée, et nous l’avons classée (Ley 1437 de 2011, article 17).',
      reopened: ({ day }) => `Nous la réexaminons et vous répondons au plus tard le ${day}.`,
    },
    next: {
      asked:
        'Vous pouvez les écrire sur la page de votre demande, et y demander un mois de plus. Entre-temps, notre délai de réponse est suspendu ; il reprend quand elle est complète.',
      withdrawn:
        'Si vous souhaitez encore une réponse, rouvrez-la sur sa page ou envoyez-en une autre.',
      answered:
        'Si la réponse ne règle pas votre demande, vous pouvez la rouvrir. Vous pouvez aussi nous dire ce que vous en pensez.',
    },
    number: 'Numéro',
    due: 'Réponse au plus tard le',
    follow: 'Voir votre demande',
    linkEnds: (day) =>
      `Le lien fonctionne jusqu’au ${day}. Ensuite, demandez-en un autre sous Contact et PQRS, avec le numéro et cette adresse.`,
    noLink: 'Suivez-la sur notre site, sous Contact et PQRS, avec le numéro et cette adresse.',
  },
  pt: {
    greeting: (name) => `Olá, ${name}:`,
    subject: {
      received: (number) => `Recebemos sua solicitação ${number}`,
      asked: (number) => `Faltam informações para responder ${number}`,
      extended: (number) => `Precisamos de mais tempo para responder ${number}`,
      forwarded: (number) => `Encaminhamos sua solicitação ${number} a quem deve respondê-la`,
      answered: (number) => `Resposta à sua solicitação ${number}`,
      granted: (number) => `Você tem mais tempo para completar ${number}`,
      withdrawn: (number) => `Arquivamos sua solicitação ${number} porque não foi completada`,
      reopened: (number) => `Sua solicitação ${number} foi reaberta`,
    },
    told: {
      received: () =>
        'Sua solicitação foi enviada e já tem número. Guarde-o: com ele você a acompanha.',
      asked: ({ day }) =>
        `Para responder, precisamos que você complete sua solicitação até ${day}. Se ela não estiver completa até lá, entende-se que você desistiu.`,
      extended: ({ day }) =>
        `Não conseguimos responder no primeiro prazo. Você terá nossa resposta até ${day}. O motivo:`,
      forwarded: ({ to, mailed }) =>
        mailed
          ? `O que você nos conta cabe a ${to}. Enviamos hoje por e-mail sua solicitação com o que você escreveu e com seus dados, para que respondam a você. Esta é a sua cópia do aviso:`
          : `O que você nos conta cabe a ${to}. Nosso escritório anotou hoje que a encaminhou por outro meio: este site não enviou nada. Esta é a sua cópia do aviso:`,
      answered: () => 'Esta é a nossa resposta:',
      granted: ({ day }) => `Você pediu mais tempo e tem: complete sua solicitação até ${day}.`,
      withdrawn: () =>
        'Sua solicitação não foi completada no prazo que você tinha. Por isso a lei entende que você desistiu dela, e a arquivamos (Ley 1437 de 2011, artigo 17).',
      reopened: ({ day }) => `Estamos revendo e respondemos até ${day}.`,
    },
    next: {
      asked:
        'Você pode escrevê-las na página da sua solicitação, e lá mesmo pedir mais um mês. Enquanto isso, nosso prazo para responder fica suspenso; ele continua quando ela estiver completa.',
      withdrawn: 'Se ainda quiser uma resposta, reabra-a na página dela ou envie outra.',
      answered:
        'Se a resposta não resolver o que você pediu, você pode reabrir a solicitação. Também pode nos dizer o que achou.',
    },
    number: 'Número',
    due: 'Respondemos até',
    follow: 'Ver sua solicitação',
    linkEnds: (day) =>
      `O link funciona até ${day}. Depois, peça um novo em Contato e PQRS, com o número e este e-mail.`,
    noLink: 'Acompanhe em nosso site, em Contato e PQRS, com o número e este e-mail.',
  },
};
