import type { Translated } from '@eldorado/i18n/locale';

interface Words {
  sentPage: string;
  goOn: string;
  sentWhole: string;
  seeNumber: string;
  refused: string;
  review: string;
  waits: string;
  close: string;
}

/** What is said where something waited; apart from the form's words, which are not loaded there. */
export const waitingWords: Translated<Words> = {
  es: {
    sentPage: 'Enviamos lo que tenías guardado de tu solicitud. Todavía no está completa.',
    goOn: 'Continuar la solicitud',
    sentWhole: 'Enviamos la solicitud que tenías guardada.',
    seeNumber: 'Ver el número',
    refused:
      'No pudimos recibir la solicitud que tenías guardada: le falta algo o pasó más de un día.',
    review: 'Revisarla',
    waits:
      'Tienes una solicitud por enviar. Todavía no hemos podido recibirla; lo intentamos de nuevo en la próxima página.',
    close: 'Cerrar',
  },
  en: {
    sentPage: 'We sent the part of your request that was kept here. It is not complete yet.',
    goOn: 'Continue the request',
    sentWhole: 'We sent the request that was kept here.',
    seeNumber: 'See its number',
    refused:
      'We could not receive the request that was kept here: something is missing, or it is more than a day old.',
    review: 'Review it',
    waits:
      'You have a request to send. We could not receive it yet; we will try again on the next page.',
    close: 'Close',
  },
  fr: {
    sentPage:
      'Nous avons envoyé la partie de votre demande gardée ici. Elle n’est pas encore complète.',
    goOn: 'Continuer la demande',
    sentWhole: 'Nous avons envoyé la demande gardée ici.',
    seeNumber: 'Voir son numéro',
    refused:
      'Nous n’avons pas pu recevoir la demande gardée ici\u00A0: il y manque quelque chose, ou elle date de plus d’un jour.',
    review: 'La vérifier',
    waits:
      'Vous avez une demande à envoyer. Nous n’avons pas encore pu la recevoir\u00A0; nous réessaierons à la prochaine page.',
    close: 'Fermer',
  },
  pt: {
    sentPage:
      'Enviamos a parte da sua solicitação que estava guardada aqui. Ela ainda não está completa.',
    goOn: 'Continuar a solicitação',
    sentWhole: 'Enviamos a solicitação que estava guardada aqui.',
    seeNumber: 'Ver o número',
    refused:
      'Não foi possível receber a solicitação guardada aqui: falta algo ou passou mais de um dia.',
    review: 'Revisar',
    waits:
      'Você tem uma solicitação para enviar. Ainda não foi possível recebê-la; tentamos de novo na próxima página.',
    close: 'Fechar',
  },
};
