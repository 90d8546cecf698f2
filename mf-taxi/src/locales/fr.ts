import type es from './es.ts';

const fr: Record<keyof typeof es, string> = {
  retry: 'Réessayer',
  close: 'Fermer',
  offline: 'Vous êtes hors connexion. Votre saisie reste dans ce navigateur.',
  ride: 'De {{origin}} à {{destination}}',

  'nav.label': 'Service de taxi',
  'nav.fare': 'Tarifs et informations',
  'nav.book': 'Réserver',
  'nav.bookings': 'Mes réservations',
  'nav.plate': 'Vérifier une plaque',

  'map.city': 'Plan simplifié de Bogota avec l’aéroport et les lieux de la liste',
  'map.ride': 'Plan simplifié de Bogota avec le trajet de {{origin}} à {{destination}}',
  'places.none': 'Lieu inconnu. Essayez un quartier ou un hôtel proche.',
  'places.count_one': '{{count}} lieu',
  'places.count_other': '{{count}} lieux',
  'kind.terminal': 'Aéroport',
  'kind.neighbourhood': 'Quartiers',
  'kind.hotel-zone': 'Zones d’hôtels',
  'kind.hotel': 'Hôtels',
  'kind.transport': 'Gares routières',
  'kind.shopping': 'Centres commerciaux',
  'kind.health': 'Cliniques et hôpitaux',
  'kind.education': 'Universités',
  'kind.culture': 'Culture et parcs',
  'kind.town': 'Communes voisines',

  'fare.title': 'Calculez le prix de votre course',
  'fare.lead': 'Connaissez le prix avant de monter, sans vous identifier.',
  'fare.submit': 'Calculer le prix',
  'fare.change': 'Modifier le trajet',
  'fare.book': 'Réserver ce trajet',
  'fare.bookDoor':
    'Si vous réservez, le taxi vient à votre porte : le service porte à porte ajoute {{cop}}.',
  'fare.toBookings': 'Voir mes réservations de taxi',
  'fare.failure': 'Impossible de calculer le prix',
  'fare.failureText':
    'Vérifiez votre connexion et réessayez. Votre saisie est conservée dans le formulaire.',
  'fare.when': '{{date}}, {{time}} · environ {{km}} km par la route',
  'fare.range': 'Entre {{min}} et {{max}}',
  'fare.why':
    'Le prix le plus bas ne compte aucune attente. Le plus élevé comprend jusqu’à {{minutes}} min d’arrêt dans la circulation.',
  'fare.lines': 'Détail du calcul',
  'fare.item': 'Élément',
  'fare.count': 'Calcul',
  'fare.amount': 'Montant',
  'fare.total': 'Total sans attente',
  'fare.rounded': 'Les totaux sont arrondis à {{cop}}.',
  'fare.decree': '{{decree}}, en vigueur depuis le {{day}}.',
  'fare.source': 'Source :',
  'fare.readOn': 'consultée le {{day}}.',

  'rates.title': 'Tarifs officiels',
  'rates.caption': '{{decree}}, en vigueur depuis le {{day}}. Pesos colombiens.',
  'rates.unit': 'Unité : {{metres}} m ou {{seconds}} s d’attente',
  'rates.minimum': 'Prix minimum',
  'rates.night': 'Supplément nuit ({{from}} à {{to}}), dimanche ou jour férié',

  'field.origin': 'Départ',
  'field.destination': 'Arrivée',
  'field.swap': 'Inverser départ et arrivée',
  'field.date': 'Date',
  'field.time': 'Heure',
  'field.nowHint': 'Heure de Bogota. Laissez la date et l’heure vides pour partir maintenant.',
  'field.whenHint': 'Heure de Bogota. Réservez au moins {{minutes}} minutes à l’avance.',
  'field.vehicle': 'Type de taxi',
  'vehicle.standard': 'Standard',
  'vehicle.quality': 'Catégorie excellence',
  'vehicle.limits': 'Jusqu’à {{persons}} personnes et {{bags}} grands bagages',
  'field.persons': 'Personnes',
  'field.bags': 'Grands bagages',
  'field.doorToDoor': 'Prise en charge à ma porte (service porte à porte)',
  'field.doorToDoorHint':
    'Pour les trajets vers l’aéroport. Toujours compris dans une réservation.',
  'field.flight': 'Vol d’arrivée',
  'field.flightHint':
    'Par exemple, AV 9314. Si votre vol est en avance ou en retard, le taxi s’adapte à l’heure d’atterrissage.',
  'field.name': 'Prénom et nom',
  'field.mobile': 'Mobile',
  'field.mobileHint': 'Avec l’indicatif du pays. Le chauffeur appelle ce numéro.',
  'field.email': 'Adresse e-mail',
  'field.emailHint': 'Nous y envoyons la confirmation et les changements.',
  'field.paymentHint': 'Vous payez le chauffeur à la fin du trajet.',

  'error.title': 'Vérifiez ces informations',
  'error.origin': 'Indiquez d’où vous partez',
  'error.destination': 'Indiquez où vous allez',
  'error.unknown':
    'Nous ne connaissons pas « {{place}} ». Choisissez un lieu de la liste ou un lieu proche.',
  'error.several': '« {{place}} » peut désigner plusieurs lieux. Choisissez-en un.',
  'error.same': 'Le départ et l’arrivée sont le même lieu. Modifiez l’un des deux.',
  'error.notAirport':
    'Le taxi officiel part d’El Dorado ou s’y rend. Choisissez un terminal comme départ ou arrivée.',
  'error.dateMissing': 'Choisissez la date',
  'error.date': 'Indiquez une date valide',
  'error.time': 'Indiquez une heure valide',
  'error.in-the-past': 'Cette heure est passée. Choisissez une heure ultérieure.',
  'error.too-soon': 'Choisissez une heure dans au moins {{minutes}} minutes',
  'error.too-far-ahead': 'Choisissez une date dans les {{days}} prochains jours',
  'error.vehicle': 'Choisissez le type de taxi',
  'error.persons': 'Indiquez le nombre de personnes, 1 ou plus',
  'error.personsMany':
    'Ce taxi prend jusqu’à {{max}} personnes. Réservez-en deux si vous êtes plus nombreux.',
  'error.bags': 'Indiquez le nombre de grands bagages, 0 si vous n’en avez pas',
  'error.bagsMany':
    'Ce taxi prend jusqu’à {{max}} grands bagages. Réservez-en deux si vous en avez plus.',
  'error.name': 'Indiquez votre nom',
  'error.nameLong': 'Raccourcissez le nom à {{max}} caractères',
  'error.mobile': 'Indiquez votre numéro de mobile',
  'error.mobileInvalid':
    'Indiquez un numéro de mobile valide, avec l’indicatif s’il n’est pas colombien',
  'error.email': 'Saisissez l’adresse sous la forme nom@exemple.com',
  'error.payment': 'Choisissez votre mode de paiement',
  'error.flight': 'Indiquez le vol tel qu’il figure sur votre billet, par exemple AV 9314',
  'error.flightUnknown':
    'Vol {{flight}} introuvable parmi les arrivées de ce jour. Vérifiez le numéro et la date, ou laissez le champ vide.',

  'line.start': 'Prise en charge',
  'line.units': 'Distance, par unités de {{metres}} m',
  'line.waiting': 'Attente dans la circulation',
  'line.airport': 'Supplément aéroport',
  'line.night-holiday': 'Supplément nuit, dimanche ou jour férié',
  'line.night': 'Supplément de nuit',
  'line.sunday': 'Supplément du dimanche',
  'line.holiday': 'Supplément de jour férié',
  'line.door-to-door': 'Service porte à porte',
  'line.minimum': 'Complément jusqu’au prix minimum',
  'line.rounding': 'Arrondi',

  'session.checking': 'Recherche de votre session dans ce navigateur.',
  'session.script': 'Connectez-vous sans JavaScript',
  'session.user': 'Session de {{name}}',
  'session.data': 'Mes données',
  'session.logOut': 'Se déconnecter',

  'signIn.title': 'Connectez-vous avec votre mobile',
  'signIn.for.bookings':
    'Votre numéro et un code suffisent pour voir vos réservations. Sans mot de passe.',
  'signIn.for.booking': 'Nous vous envoyons un code pour réserver. Votre saisie est conservée.',
  'signIn.for.data': 'Votre numéro et un code suffisent pour voir les données que nous conservons.',
  'signIn.country': 'Pays',
  'signIn.phone': 'Numéro de mobile',
  'signIn.consentPurpose':
    'Votre mobile, votre nom et vos trajets servent uniquement à assurer le service de taxi et à vous informer de vos réservations. Vous pouvez consulter, télécharger ou supprimer vos données à tout moment.',
  'signIn.terms': 'Traitement des données',
  'signIn.consent': 'J’accepte l’utilisation de mes données pour le service de taxi',
  'signIn.send': 'Envoyer le code',
  'signIn.sending': 'Envoi en cours',
  'signIn.notSent': 'Le code n’a pas été envoyé',
  'signIn.fault.required': 'Indiquez votre numéro de mobile',
  'signIn.fault.phone-invalid':
    'Ce numéro n’existe pas dans le pays choisi. Vérifiez les chiffres et le pays.',
  'signIn.fault.phone-not-mobile': 'Ce numéro ne reçoit pas de SMS. Utilisez un mobile.',
  'signIn.fault.country': 'Choisissez le pays de votre numéro',
  'signIn.fault.country-not-served':
    'Nous n’envoyons pas de codes aux numéros de ce pays. Utilisez un mobile d’un autre pays.',
  'signIn.fault.consent': 'Vous devez accepter les conditions',
  'signIn.failure.too-soon':
    'Vous venez de demander un code pour ce numéro. Patientez une demi-minute avant d’en demander un autre.',
  'signIn.failure.locked':
    'Trop de codes erronés ont été saisis pour ce numéro. Par sécurité, personne ne peut se connecter avec lui pendant une heure, même avec un nouveau code.',
  'signIn.failure.too-many':
    'Vous avez demandé plusieurs codes de suite. Patientez quelques minutes puis réessayez.',
  'signIn.failure.crowd':
    'Trop de demandes arrivent de votre réseau. Patientez quelques minutes ou utilisez-en un autre, par exemple vos données mobiles.',
  'signIn.failure.no-sms':
    'L’envoi de SMS ne fonctionne pas pour le moment. Réessayez dans une minute.',
  'signIn.failure.offline':
    'Pas de connexion au serveur. Vérifiez votre réseau ; votre numéro est conservé.',
  'signIn.failure.server':
    'Le service a rencontré une erreur. Réessayez ; votre numéro est conservé.',

  'code.title': 'Saisissez le code',
  'code.sentTo': 'Nous l’avons envoyé par SMS au {{phone}}. Il est valable 5 minutes.',
  'code.label': 'Code à six chiffres',
  'code.hint': 'Vous pouvez le coller en entier',
  'code.submit': 'Se connecter',
  'code.checking': 'Vérification',
  'code.fault.short': 'Il manque des chiffres : le code en compte six',
  'code.fault.wrong': 'Ce n’est pas le bon code. Regardez le dernier message envoyé.',
  'code.fault.expired': 'Le code a expiré ou a déjà servi. Demandez-en un autre.',
  'code.fault.too-many': 'Trop d’essais avec ce code. Demandez-en un autre.',
  'code.fault.locked':
    'Trop de codes erronés ont été saisis pour ce numéro. Par sécurité, personne ne peut se connecter avec lui pendant une heure, même avec un nouveau code.',
  'code.fault.crowd':
    'Trop de demandes arrivent de votre réseau. Patientez quelques minutes ou utilisez-en un autre, par exemple vos données mobiles.',
  'code.fault.storage':
    'Votre navigateur ne permet pas de conserver la session. Autorisez le stockage pour ce site puis réessayez.',
  'code.fault.offline': 'Pas de connexion au serveur. Vérifiez votre réseau puis réessayez.',
  'code.fault.server': 'Le service a rencontré une erreur. Réessayez.',
  'code.resent': 'Nous avons envoyé un autre code. Le précédent ne fonctionne plus.',
  'code.notReceived': 'Vous n’avez pas reçu le code ?',
  'code.wait': 'Vous pourrez en demander un autre dans {{time}}',
  'code.resend': 'Envoyer un autre code',
  'code.other': 'Utiliser un autre numéro',

  'book.lead': 'Trois étapes et un tarif réglementé. Vous payez le chauffeur à l’arrivée.',
  'book.script': 'Réservez sans JavaScript',
  'book.failure': 'Impossible de charger les lieux',
  'book.failureText':
    'Réessayez dans un instant. À l’aéroport, vous pouvez prendre un taxi à la station officielle.',
  'book.progress': 'Étapes de la réservation',
  'book.stepDone': 'Terminée',
  'book.stepNow': 'Vous êtes ici',
  'book.stepNext': 'Ensuite',
  'book.step.trip': 'Votre trajet',
  'book.step.details': 'Vos coordonnées',
  'book.step.review': 'Vérifiez et réservez',
  'book.next': 'Continuer',
  'book.back': 'Retour',
  'book.change': 'Modifier',
  'book.changeThis': 'Modifier : {{part}}',
  'book.pickup': 'Prise en charge',
  'book.flightTime':
    'C’est l’heure demandée. L’heure définitive dépend de l’atterrissage de votre vol et s’affiche une fois la réservation faite.',
  'book.price': 'Tarif officiel',
  'book.priceComing': 'Calcul du prix',
  'book.priceUnknown': 'Calcul impossible pour le moment. Vous payez le prix affiché au taximètre.',
  'book.door': 'Service porte à porte compris : {{cop}}.',
  'book.flightPrice':
    'C’est le prix à l’heure demandée. Si votre vol atterrit à une autre heure, les suppléments de cette heure s’appliquent.',
  'book.priceNote': 'Le taximètre fixe le prix final, selon la circulation.',
  'book.rules': 'Vous pouvez annuler sans frais dans Mes réservations, jusqu’à l’heure indiquée.',
  'book.send': 'Réserver',
  'book.sending': 'Réservation en cours',
  'book.again': 'Réessayer',
  'book.error': 'La réservation a échoué',
  'book.error.offline':
    'Pas de connexion au serveur. Vos données sont conservées : réessayez, rien ne sera réservé deux fois.',
  'book.error.timeout':
    'Le serveur n’a pas répondu à temps. Réessayez : si la réservation a déjà été faite, elle ne sera pas répétée.',
  'book.error.session':
    'Votre session est terminée. Reconnectez-vous ; vos données sont conservées.',
  'book.error.tooMany':
    'Vous avez fait beaucoup de réservations en peu de temps. Vos données sont conservées : réessayez plus tard.',
  'book.error.rides':
    'Vous avez atteint le nombre maximal de réservations en cours. Annulez-en une ou attendez qu’elle se termine.',
  'book.error.taken':
    'Aucun véhicule de ce type à cette heure. Changez l’heure ou le type de taxi.',
  'book.error.server':
    'Le service de réservation a rencontré une erreur. Vos données sont conservées : réessayez, rien ne sera réservé deux fois.',

  'done.title': 'Votre réservation est enregistrée',
  'done.lead': 'Numéro {{number}}. Conservez-le pour toute demande.',
  'done.next': 'La suite',
  'done.vehicle':
    'Cherchez la plaque à la station officielle de la première voie ou au lieu de prise en charge.',
  'done.noVehicle':
    'Un véhicule vous est attribué avant la prise en charge. Le chauffeur et la plaque s’affichent ici et dans Mes réservations.',
  'done.flight':
    'Nous suivons votre vol {{flight}} : s’il change, l’heure de prise en charge change aussi.',
  'done.email': 'La confirmation a été envoyée à {{email}}.',
  'done.plate': 'Comparez la plaque avant de monter et exigez le taximètre.',

  'bookings.active': 'Réservations en cours',
  'bookings.noneActive': 'Vous n’avez aucune réservation en cours',
  'bookings.book': 'Réserver un taxi',
  'bookings.history': 'Historique',
  'bookings.noneHistory': 'Vos trajets passés s’afficheront ici.',
  'bookings.updated': 'Mis à jour',
  'bookings.stale': 'Impossible d’actualiser vos réservations.',
  'bookings.failure': 'Impossible de charger vos réservations',
  'bookings.failureText':
    'Vos réservations sont conservées. Vérifiez votre connexion et réessayez.',

  'booking.number': 'Réservation {{number}}',
  'booking.when': '{{date}}, {{time}}',
  'booking.status.nueva': 'Nouvelle',
  'booking.status.confirmada': 'Confirmée',
  'booking.status.cumplida': 'Terminée',
  'booking.status.cancelada': 'Annulée',
  'booking.plate': 'Cherchez la plaque',
  'booking.vehicle': 'Véhicule',
  'booking.driver': 'Chauffeur',
  'booking.persons': 'Personnes',
  'booking.bags': 'Bagages',
  'booking.payment': 'Paiement',
  'booking.payment.cash': 'Espèces',
  'booking.payment.card-terminal': 'Carte',
  'booking.price': 'Prix',
  'booking.demo': 'Véhicule et chauffeur de démonstration',
  'booking.calendar': 'Ajouter au calendrier',
  'booking.calendarFailed': 'Impossible de créer le fichier. Réessayez.',
  'booking.repeat': 'Refaire ce trajet',

  'cancel.open': 'Annuler',
  'cancel.until': 'Sans frais jusqu’au {{when}}',
  'cancel.tooLate':
    'Elle ne peut plus être annulée ici. Prévenez le chauffeur ou la station officielle.',
  'cancel.title': 'Annuler la réservation {{number}} ?',
  'cancel.text': 'Le véhicule est libéré pour quelqu’un d’autre et vous ne payez rien.',
  'cancel.confirm': 'Oui, annuler',
  'cancel.keep': 'Non, je la garde',
  'cancel.failed': 'La réservation n’a pas été annulée',
  'cancel.failedText': 'Elle est toujours active. Vérifiez votre connexion et réessayez.',

  'plate.lead':
    'Avant de monter, vérifiez que le véhicule fait partie du service officiel d’El Dorado.',
  'plate.label': 'Plaque du taxi',
  'plate.hint': 'Trois lettres et trois chiffres, comme WXY 123',
  'plate.submit': 'Vérifier',
  'plate.required': 'Indiquez la plaque du taxi',
  'plate.invalid': 'Indiquez trois lettres et trois chiffres, comme WXY 123',
  'plate.valid': 'La plaque {{plate}} est valide',
  'plate.validText':
    'C’est un véhicule autorisé. Comparez la plaque avec celle de la carte de contrôle avant de monter.',
  'plate.notFound': 'Plaque introuvable',
  'plate.notFoundText':
    'Elle ne figure pas parmi les véhicules autorisés. Ne montez pas : allez à la station officielle des arrivées.',
  'plate.complain': 'Racontez-nous ce qui s’est passé',
  'plate.failure': 'Impossible de vérifier la plaque',
  'plate.failureText':
    'Vérifiez votre connexion et réessayez. En cas de doute, allez à la station officielle.',
  'plate.tooMany':
    'Vous avez fait trop de vérifications à la suite. Patientez une minute puis réessayez.',
  'plate.look': 'À vérifier aussi',
  'plate.look.card':
    'La carte de contrôle se trouve derrière le siège passager, avec photo, nom et la même plaque.',
  'plate.look.meter': 'Le taximètre démarre devant vous et la grille de tarifs est visible.',
  'plate.look.stand':
    'Le taxi officiel part de la station, jamais avec quelqu’un qui vous aborde dans le terminal.',
  'plate.more': 'Tarifs, sécurité et réclamations',

  'data.lead': 'Voici ce que nous conservons sur vous et ce que vous pouvez en faire.',
  'data.who': 'Qui vous êtes',
  'data.phone': 'Vous vous connectez avec le {{phone}}.',
  'data.save': 'Enregistrer le nom',
  'data.saved': 'Votre nom est enregistré.',
  'data.failed': 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  'data.consents': 'Vos consentements',
  'data.consent': 'Version {{version}} du texte, acceptée le {{day}} à {{time}}',
  'data.export': 'Téléchargez vos données',
  'data.exportText':
    'Un fichier avec votre profil, vos consentements, vos sessions et vos réservations.',
  'data.exportButton': 'Télécharger',
  'data.delete': 'Supprimez vos données',
  'data.deleteText':
    'Nous annulons vos réservations en cours, supprimons votre profil, vos consentements et votre historique, et fermons votre session. C’est irréversible.',
  'data.deleteButton': 'Supprimer mes données',
  'data.deleteTitle': 'Supprimer toutes vos données ?',
  'data.deleteConfirm': 'Oui, supprimer',
  'data.deleteKeep': 'Non, les garder',
  'data.deleteRides':
    'Votre prochain trajet est trop proche pour être annulé. Vos données ne sont pas supprimées, mais d’autres réservations ont pu être annulées. Réessayez quand il sera terminé.',
};

export default fr;
