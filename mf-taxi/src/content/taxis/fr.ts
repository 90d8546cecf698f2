import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Sortez par la porte indiquée, rejoignez la station officielle de la première voie et exigez le taximètre. Voici les tarifs en vigueur et vos recours en cas de surfacturation.',
  sections: [
    {
      heading: 'Comment prendre le taxi officiel',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Allez à la station officielle',
              text: 'Elle se trouve sur la première voie, à la sortie des arrivées. Refusez les offres faites dans le terminal ou dans les parkings.',
            },
            {
              title: 'Vérifiez la plaque',
              text: '[Consultez-la](/servicios/taxis/placa) et comparez-la avec celle de la carte de contrôle du chauffeur avant de monter. Si elles diffèrent ou si la carte n’est pas visible, attendez un autre véhicule.',
            },
            {
              title: 'Regardez le taximètre démarrer',
              text: 'Demandez qu’il soit mis en marche devant vous, avec la grille des tarifs bien visible.',
            },
            {
              title: 'Payez et demandez un reçu',
              text: 'Ajoutez les suppléments qui vous concernent et gardez le reçu ou une photo du taximètre.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Station du concessionnaire',
              value: 'Première voie, portes 5 ou 9',
              source: 'caracolStand',
            },
            { label: 'Distance jusqu’au centre-ville', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Comment le prix est calculé',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Exemple : taxi standard, 15 km, de jour',
              value: '4 500 + 150 × 159 + 8 000 = 36 350 pesos, plus l’attente',
              source: 'decreto042',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Les suppléments s’ajoutent à la fin de la course. Les embouteillages comptent : chaque attente ajoute des unités. Les taxis commandés par application suivent une autre grille ; l’application doit vous montrer le prix avant confirmation.',
        },
      ],
    },
    {
      heading: 'Reconnaître un véhicule autorisé',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Carte de contrôle (tarjeta de control)',
              value:
                'Derrière le siège du passager avant, avec la photo et le nom du chauffeur, la plaque, l’entreprise et les tarifs',
              source: 'wradioCard',
            },
            {
              label: 'Pour appliquer les tarifs 2026',
              value: 'Un taximètre réétalonné et la nouvelle grille de prix bien visible',
              source: 'rcnFares',
            },
            {
              label: 'Vérification de la ville',
              value:
                'Sur Movilidad a un clic, saisissez la plaque pour savoir si le taxi et le chauffeur sont autorisés',
              source: 'caracolPlate',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si la plaque ne correspond pas à la carte, s’il n’y a pas de taximètre ou si l’on vous annonce un prix fixe, ne montez pas. Retournez à la station et prévenez le personnel.',
        },
      ],
    },
    {
      heading: 'En cas de surfacturation',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Rassemblez les preuves',
              text: 'Plaque, entreprise, date et heure, trajet, unités du taximètre et somme payée. Une photo suffit.',
            },
            {
              title: 'Réclamez auprès du concessionnaire',
              text: 'Écrivez-lui avec ces preuves et demandez le remboursement du trop-perçu.',
            },
            {
              title: 'Saisissez l’autorité',
              text: 'La Secretaría Distrital de Movilidad, chargée des transports de Bogotá, réglemente et contrôle les taxis. Déposez votre réclamation par ses voies officielles et conservez le numéro de dossier.',
            },
            {
              title: 'Informez-nous aussi',
              text: 'Déposez une [demande ou réclamation](/contacto) sous le thème Services aéroportuaires. Vous recevez un numéro de suivi.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Engagement du concessionnaire (octobre 2025)',
              value: 'Rembourser le trop-perçu au passager et sanctionner le chauffeur',
              source: 'espectadorOvercharge',
            },
            {
              label: 'Adresse e-mail de Taxi Imperial',
              value: 'servicioalcliente@taxiimperial.com.co',
              source: 'espectadorOvercharge',
            },
          ],
        },
      ],
    },
    {
      heading: 'Questions fréquentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Le supplément s’applique-t-il aussi vers l’aéroport ?',
              answer:
                'Oui. Il s’applique au départ et à destination d’El Dorado ou du Puente Aéreo.',
            },
            {
              question: 'Puis-je réserver avant d’atterrir ?',
              answer:
                'Oui. [Réservez](/servicios/taxis/reservar) avec votre numéro de vol : la prise en charge suit son arrivée réelle. Vous payez en espèces ou par carte.',
            },
            {
              question: 'Et si j’ai beaucoup de bagages ?',
              answer:
                'Prévenez à la station avant de monter, afin d’obtenir un véhicule assez grand pour tous les passagers et les valises.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Transports en commun', href: '/servicios/transporte-publico' },
            { label: 'Venir à l’aéroport', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Plan du terminal', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
