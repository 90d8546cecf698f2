import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Rechargez votre téléphone avant de partir et téléchargez la carte d’embarquement. S’il vous faut une prise ou une imprimante dans le terminal, demandez au point d’information où en trouver une libre.',
  sections: [
    {
      heading: 'Ce que vous pouvez régler ici',
      blocks: [
        {
          kind: 'table',
          caption: 'Votre besoin et où chercher',
          head: ['Il vous faut', 'Que faire'],
          rows: [
            [
              'Recharger le téléphone ou l’ordinateur',
              'Cherchez les points de recharge dans les salles d’attente ou demandez au point d’information',
            ],
            [
              'Imprimer la carte d’embarquement',
              'Utilisez la borne de votre compagnie ou demandez à son comptoir',
            ],
            [
              'Imprimer un autre document',
              'Demandez au point d’information qui imprime dans ce terminal',
            ],
            ['Internet', 'Voyez [internet et wifi](/servicios/internet-wifi)'],
            [
              'Acheter un câble, un adaptateur ou une carte SIM',
              'Cherchez parmi les [boutiques](/establecimientos/tiendas)',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Si la batterie est vide',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Demandez la carte imprimée',
              text: 'Votre compagnie l’imprime au comptoir avec votre pièce d’identité.',
            },
            {
              title: 'Notez l’essentiel',
              text: 'Vol, porte, heure et téléphone de la personne qui vient vous chercher.',
            },
            {
              title: 'Regardez les écrans',
              text: 'La porte peut changer. Vérifiez de temps en temps.',
            },
            {
              title: 'Rechargez juste assez',
              text: 'Quelques minutes suffisent pour montrer la carte et appeler un transport.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Batteries et appareils dans l’avion',
      blocks: [
        {
          kind: 'table',
          caption: 'Où ils voyagent',
          head: ['Appareil', 'En cabine', 'En soute'],
          rows: [
            ['Batterie externe et batteries au lithium de rechange', 'Oui', 'Non'],
            ['Vapoteuses', 'Oui', 'Non'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'text',
          text: 'Plus de détails dans les [consignes bagages](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: 'Prenez soin de vos appareils',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ne laissez pas le téléphone charger sans surveillance.',
            'Utilisez votre chargeur et évitez les câbles des autres.',
            'Marquez votre ordinateur : au contrôle, ils se ressemblent tous.',
            'Fermez vos sessions sur un poste public et effacez ce que vous avez téléchargé.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si vous avez laissé un appareil au contrôle ou à une porte, agissez tout de suite avec les étapes des [objets trouvés](/servicios/objetos-perdidos).',
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
              question: 'Ai-je besoin d’un adaptateur ?',
              answer:
                'Vérifiez avant le voyage quelle prise est utilisée en Colombie. Si votre chargeur est différent, apportez un adaptateur ou cherchez-en un dans les [boutiques](/establecimientos/tiendas).',
            },
            {
              question: 'Y a-t-il des ordinateurs publics ?',
              answer:
                'Demandez au point d’information. Pour suivre votre vol, le téléphone suffit, dans [vols](/vuelos).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Plan', href: '/mapas' },
            { label: 'Aide au voyageur', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
