import type { RightsWords } from './rightsWords.ts';

export const fr: RightsWords = {
  form: {
    title: 'Que vous doit la compagnie ?',
    flight: 'Numéro de vol',
    flightHint:
      'Par exemple, AV 8523. Le retard et sa cause viennent de nos informations sur les vols.',
    show: 'Voir mes droits',
    notFound:
      'Aucun vol ne porte ce numéro ces jours-ci. Vérifiez-le ou répondez aux questions ci-dessous.',
    without: 'Sans numéro de vol, ou si le vol a eu lieu',
    problem: 'Que s’est-il passé ?',
    delay: 'Mon vol est retardé',
    cancelled: 'Mon vol est annulé',
    overbooked: 'Le vol était plein et on ne m’a pas laissé embarquer',
    hours: 'Heures d’attente, ou celles annoncées',
    cause: 'Qui en est la cause ?',
    unknown: 'On ne me l’a pas dit',
    airline: 'La compagnie : avion, équipage, exploitation',
    other: 'La météo ou un autre cas de force majeure',
    night: 'L’attente se prolonge après 22:00 et je n’habite pas à Bogota',
  },
  titles: {
    none: ({ flight }) => `Aucun retard annoncé pour ${flight}`,
    delay: ({ flight, delay }) =>
      flight ? `${flight} : ${delay} de retard` : `Retard de ${delay}`,
    cancelled: ({ flight }) => (flight ? `${flight} est annulé` : 'Vol annulé'),
    overbooked: () => 'Vous n’avez pas eu de place',
    other: ({ flight }) => `À notre connaissance, le RAC 3 ne couvre pas ${flight}`,
  },
  leads: {
    none: 'S’il prend du retard par la faute de la compagnie, voici ce qu’elle vous doit.',
    airline: 'La compagnie en est la cause : elle vous doit ce qui est coché.',
    unknown:
      'Demandez la cause, par écrit : si elle vient de la compagnie, celle-ci vous doit ce qui est coché.',
    other:
      'La compagnie n’en est pas la cause. Si vous n’êtes pas encore parti, vous pouvez demander le remboursement de tout ce que vous avez payé, sans pénalité. Si votre voyage avait commencé, elle doit vous conduire à destination par le moyen le plus rapide ou rembourser la partie du trajet non effectuée, avec repas et hébergement raisonnables.',
    notCovered: ({ airline }) =>
      `Le règlement colombien régit les vols de passagers au départ d’un aéroport du pays. Demandez à ${airline} quelle règle s’applique au vôtre.`,
    overbooked: ({ share }) =>
      `Elle doit vous prendre sur son prochain vol ou, à défaut, sur une autre compagnie, et vous verser ${share} du prix du trajet. Pendant l’attente, elle vous doit ce qui est coché.`,
    cancelled: ({ share }) =>
      `Si elle ne vous rembourse pas, elle vous doit hébergement et transferts, au moins ${share} du prix du trajet et, pendant l’attente, ce qui est coché.`,
  },
  steps: {
    refreshment: () => 'Une collation et un appel',
    meal: () => 'Un repas, selon l’heure',
    compensation: ({ percent }) =>
      `Au moins ${percent} % du prix du trajet, en espèces ; en billets, bons d’achat ou miles seulement si vous l’acceptez`,
    lodging: ({ time }) =>
      `Hébergement et transferts, si l’attente dépasse ${time} et que vous n’êtes pas chez vous`,
  },
  from: ({ delay }) => `Dès ${delay}`,
  over: ({ delay }) => `Plus de ${delay}`,
  due: 'Cela vous est dû',
  dueIf: 'Cela vous est dû si la compagnie en est la cause',
  claimTitle: 'Où réclamer',
  claim: ({ term }) => [
    `D’abord auprès de la compagnie : elle a ${term} pour répondre.`,
    'Sans réponse, ou si vous n’êtes pas d’accord, auprès de la Superintendencia de Transporte, l’autorité qui surveille les compagnies.',
  ],
  letterTitle: 'Lettre à la compagnie',
  letterHint: 'Changez ce qui est entre crochets. Ce que vous écrivez ne quitte pas cette page.',
  letterLabel: 'Texte de la lettre',
  letterMail: 'Ouvrir dans ma messagerie',
  source: ({ source, date }) => `Source : ${source}, lue le ${date}.`,
  demo: 'Le retard de ce vol vient de la démonstration de ce site, non de l’exploitation de l’aéroport.',
  letter: {
    subject: ({ what, flight }) => `Réclamation pour ${what} du vol ${flight}`,
    what: { delay: 'retard', cancelled: 'annulation', overbooked: 'surréservation' },
    flight: '[numéro de vol]',
    airline: '[compagnie]',
    day: '[date]',
    time: '[heure]',
    ends: '[origine] – [destination]',
    opening: ({ airline }) => `À l’attention de ${airline}`,
    who: ({ flight, ends, day, time }) =>
      `Je soussigné(e), [nom complet], titulaire de [document], réservation [code], présente une réclamation pour le vol ${flight}, ${ends}, prévu le ${day} à ${time}.`,
    happened: {
      delay: ({ delay }) => `Le vol a eu ${delay} de retard.`,
      cancelled: () => 'Le vol a été annulé.',
      overbooked: () =>
        'J’avais une réservation confirmée et je n’ai pas pu voyager, car il a été vendu plus de places que le vol n’en avait.',
    },
    cause: {
      airline: 'La cause indiquée relève de la compagnie.',
      unknown: 'La cause ne m’a pas été communiquée par écrit et je la demande.',
      other: 'La cause indiquée est étrangère à la compagnie.',
    },
    ask: 'Sur le fondement du Reglamento Aeronáutico de Colombia, RAC 3, je demande :',
    refund: 'le remboursement de tout ce que j’ai payé, sans pénalité',
    unusedRefund: 'le remboursement de ce que j’ai payé',
    lodging: 'hébergement et transferts',
    share: ({ share }) => `au moins ${share} du prix du trajet`,
    next: 'le transport sur le prochain vol ou sur une autre compagnie',
    receipts: '[Je joins les reçus de ce que j’ai payé pendant l’attente.]',
    answer: ({ term }) => `J’attends votre réponse sous ${term}, à [e-mail et téléphone].`,
    closing: 'Veuillez agréer mes salutations distinguées.\n[nom complet]',
  },
};
