import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Le fret se remet à une compagnie ou à un transitaire, pas à l’aéroport. Commencez par eux et venez avec un dossier complet.',
  sections: [
    {
      heading: 'Pour expédier',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Demandez un devis',
              text: 'Appelez la compagnie ou un transitaire. Indiquez poids, dimensions, contenu, valeur et destination.',
            },
            {
              title: 'Déclarez bien le contenu',
              text: 'Signalez batteries, liquides, animaux, plantes, aliments ou marchandises dangereuses. Des règles propres s’appliquent.',
            },
            {
              title: 'Préparez les documents',
              text: 'Facture commerciale, liste de colisage et permis d’exportation demandés.',
            },
            {
              title: 'Livrez à l’entrepôt indiqué',
              text: 'Demandez l’adresse exacte et l’heure limite. Les entrepôts de fret ne sont pas dans le terminal passagers.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Pour retirer',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ayez le numéro de lettre de transport aérien',
              text: 'Avec lui, la compagnie vous dit si l’envoi est arrivé et dans quel entrepôt.',
            },
            {
              title: 'Demandez ce qui manque',
              text: 'Douane, santé ou paiements en attente. Obtenez la liste complète avant de vous déplacer.',
            },
            {
              title: 'Apportez votre pièce d’identité',
              text: 'Si vous retirez pour une autre personne ou une entreprise, apportez aussi l’autorisation écrite.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Ne payez pas d’avance à qui vous écrit que votre envoi est bloqué. Vérifiez d’abord auprès de la compagnie, avec le numéro de lettre de transport.',
        },
      ],
    },
    {
      heading: 'Si la marchandise voyage avec vous',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Marchandises au-delà de cette valeur, ou commerciales',
              value: 'À déclarer à la douane (DIAN) : 2 000 USD',
              source: 'dian',
            },
            {
              label: 'Argent liquide, à l’entrée ou à la sortie',
              value: 'À déclarer au-delà de 10 000 USD',
              source: 'dian',
            },
            {
              label: 'À déclarer aussi',
              value: 'Plantes, animaux, biens patrimoniaux et armes',
              source: 'dian',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Ce que vous transportez en bagage suit les règles de la [douane](/servicios/aduanas). Ce qui part en fret suit celles de l’importation et de l’exportation.',
        },
      ],
    },
    {
      heading: 'Le fret d’El Dorado en chiffres',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Fret traité en 2024', value: '809 021 tonnes', source: 'rilatino' },
            {
              label: 'Croissance par rapport à l’année précédente',
              value: '5,1 %',
              source: 'rilatino',
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
              question: 'Où voir les vols de fret ?',
              answer: 'Dans [vols](/vuelos), avec le type de compagnie « fret ».',
            },
            {
              question: 'Combien cela coûte-t-il et combien de temps faut-il ?',
              answer:
                'Cela dépend de la compagnie, du poids et des formalités. Il n’existe pas de tarif unique à publier ; demandez un devis écrit.',
            },
            {
              question: 'Mon envoi est arrivé endommagé. À qui réclamer ?',
              answer:
                'À l’émetteur de la lettre de transport. Prenez des photos et faites constater les dégâts avant de sortir de l’entrepôt.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Douane', href: '/servicios/aduanas' },
            {
              label: 'Autorités aéroportuaires',
              href: '/establecimientos/entidades-aeroportuarias',
            },
            { label: 'Contact', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
