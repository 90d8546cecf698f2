import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Le bus dual M86/K86 relie l’aéroport à la Calle 26 et à la Carrera 7. Il vous faut une carte créditée : achetez-la avant de monter.',
  sections: [
    {
      heading: 'Ligne, tarif et carte',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ligne de l’aéroport',
              value: 'Bus dual M86/K86 : aéroport, Calle 26 et Carrera 7',
              source: 'bluradio-dual',
            },
            {
              label: 'Tarif, en vigueur depuis le 14 janvier 2026',
              value: '3 550 COP',
              source: 'laveintitres-pasaje',
            },
            {
              label: 'Correspondances',
              value: 'Jusqu’à 2 en 125 minutes',
              source: 'laveintitres-pasaje',
            },
            { label: 'Carte', value: '8 000 COP', source: 'pulzo-tarjeta' },
          ],
        },
      ],
    },
    {
      heading: 'De l’aéroport à la ville',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Sortez des arrivées et trouvez l’arrêt',
              text: 'Suivez les panneaux de transport public. Si vous ne le voyez pas, consultez le [plan](/mapas) ou demandez au point d’information.',
            },
            {
              title: 'Achetez ou rechargez la carte',
              text: 'Demandez au point d’information où elle se vend et se recharge à ce moment-là.',
            },
            {
              title: 'Prenez le bus dual',
              text: 'Lisez la girouette : le même bus porte une lettre à l’aller et une autre au retour.',
            },
            {
              title: 'Changez avec la même carte',
              text: 'Validez dans le temps permis et ne partagez pas la carte.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si vous arrivez très tard ou très chargé, comparez avec le [taxi](/servicios/taxis). Confirmez les horaires du bus auprès de TransMilenio avant de compter dessus.',
        },
      ],
    },
    {
      heading: 'Entre les terminaux',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Bus entre le Terminal 1 et le Terminal 2',
              value: 'Gratuit, jour et nuit (24 heures)',
              source: 'semana-bus',
            },
            { label: 'Fréquence', value: 'Toutes les 15 à 18 minutes', source: 'wradio-bus' },
          ],
        },
        {
          kind: 'text',
          text: 'Ajoutez ce trajet à votre temps si votre vol part de l’autre terminal. Aucune carte n’est nécessaire.',
        },
      ],
    },
    {
      heading: 'Conseils',
      blocks: [
        {
          kind: 'list',
          items: [
            'Gardez votre valise devant vous et votre téléphone rangé.',
            'Aux heures de pointe, les bus sont pleins. Partez avant ou après si vous le pouvez.',
            'Achetez une carte par personne si vous devez changer de bus.',
            'Pour revenir à l’aéroport, tenez compte des embouteillages de la Calle 26.',
          ],
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Puis-je payer en espèces dans le bus ?',
              answer:
                'Prévoyez de payer par carte et créditez-la avant de monter. Si vous ne savez pas où, demandez au point d’information.',
            },
            {
              question: 'Puis-je monter avec des valises ?',
              answer:
                'Oui, si vous pouvez les porter et qu’elles ne gênent pas le passage. Avec plusieurs bagages, le taxi est plus confortable.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Autres moyens de venir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Venir à l’aéroport', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Taxis', href: '/servicios/taxis' },
            { label: 'Parkings', href: '/informacion-en-tiempo-real/parqueaderos' },
          ],
        },
      ],
    },
  ],
};

export default content;
