import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Apportez votre gourde vide : la pluie tombée sur la toiture sert elle aussi, et l’eau usée est traitée avant de sortir.',
  sections: [
    {
      heading: 'De la toiture à la rivière',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Collectée',
              text: 'La toiture du terminal reçoit la pluie et la conduit vers une station dédiée.',
            },
            {
              title: 'Traitée puis utilisée',
              text: 'Cette eau traitée retourne à l’exploitation et remplace de l’eau du réseau.',
            },
            {
              title: 'Traitée à nouveau',
              text: 'Les eaux usées passent par la station de l’aéroport avant de rejoindre la rivière Bogotá.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Eau de pluie de la toiture',
              value: 'Traitée et réutilisée à 100 %',
              source: 'bibo',
            },
            { label: 'Station d’épuration', value: '57,3 litres par seconde', source: 'bibo' },
            {
              label: 'Bouteilles en plastique évitées grâce aux fontaines',
              value: 'Plus de 1 million',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'Remplissez votre gourde',
      blocks: [
        {
          kind: 'list',
          items: [
            'Videz-la avant le contrôle : pleine, elle compte comme un liquide.',
            'Après le contrôle, cherchez une fontaine d’eau gratuite. Demandez la plus proche au personnel ou regardez le [plan](/mapas).',
            'Gardez sous la main un récipient fermé. En altitude, mieux vaut boire souvent.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Limite des liquides en cabine',
              value: '100 ml par contenant',
              source: 'cabin',
            },
          ],
        },
      ],
    },
    {
      heading: 'Aidez-nous à la préserver',
      blocks: [
        {
          kind: 'list',
          items: [
            'Fermez le robinet pendant que vous vous savonnez.',
            'Ne jetez ni lingettes ni nourriture dans les toilettes : cela nuit au traitement.',
            'Si vous voyez une fuite, prévenez le personnel d’entretien ou envoyez une [demande](/contacto) avec le lieu exact.',
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
              question: 'L’eau de pluie est-elle potable ?',
              answer: 'Ne la buvez pas. Pour boire, utilisez les fontaines d’eau potable.',
            },
            {
              question: 'Combien d’eau est économisée par an ?',
              answer:
                'Nous n’avons pas de donnée annuelle récente issue d’une source publique. Vous pouvez la demander comme demande d’information.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado durable', href: '/el-dorado-sostenible' },
            { label: 'Sol', href: '/el-dorado-sostenible/servicios/suelo' },
            { label: 'Consignes bagages', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
