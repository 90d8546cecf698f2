import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Quatre programmes pour alléger l’empreinte d’un grand aéroport : eau, sol, changement climatique, santé et sécurité.',
  sections: [
    {
      heading: 'Les quatre programmes',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Eau](/el-dorado-sostenible/servicios/agua) : la pluie tombée sur la toiture est utilisée et l’eau usée est traitée.',
            '[Sol](/el-dorado-sostenible/servicios/suelo) : les déchets sont triés pour en enfouir moins.',
            '[Changement climatique](/el-dorado-sostenible/servicios/cambio-climatico) : énergie solaire et éclairage économe.',
            '[Santé et sécurité](/el-dorado-sostenible/servicios/salud-y-seguridad) : le soin de ceux qui voyagent et de ceux qui travaillent ici.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Programmes environnementaux publiés',
              value: '4',
              source: 'caracolProgrammes',
            },
          ],
        },
      ],
    },
    {
      heading: 'En chiffres',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Énergie solaire',
              value: 'Environ 11 000 panneaux, 20 % de l’énergie',
              source: 'nuevoSiglo',
            },
            { label: 'Eau de pluie de la toiture', value: 'Traitée et réutilisée', source: 'bibo' },
            {
              label: 'Station d’épuration des eaux usées',
              value: '57,3 litres par seconde',
              source: 'bibo',
            },
            { label: 'Déchets valorisés', value: '65 %', source: 'bibo' },
            { label: 'Objectif de valorisation pour 2028', value: '70 %', source: 'bibo' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Ces chiffres ont été publiés par la presse à partir des données de l’exploitant. Chacun renvoie à sa source ; si une donnée plus récente paraît, nous la remplaçons avec sa date.',
        },
      ],
    },
    {
      heading: 'Ce que vous pouvez faire aujourd’hui',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Avant de partir',
              text: 'Emportez votre gourde vide et votre carte d’embarquement sur le téléphone.',
            },
            {
              title: 'Pour venir',
              text: 'Regardez d’abord les [transports en commun](/servicios/transporte-publico). En taxi ou en voiture, partagez le trajet.',
            },
            {
              title: 'Dans le terminal',
              text: 'Remplissez votre gourde à une fontaine et jetez chaque chose dans le bac indiqué.',
            },
            {
              title: 'Avant d’embarquer',
              text: 'Finissez votre repas ou emportez-le. Ce qui est jeté en vrac n’est plus récupérable.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Demandez ce qui manque',
      blocks: [
        {
          kind: 'text',
          text: 'S’il vous faut une donnée environnementale absente d’ici, demandez-la via [demandes et réclamations](/contacto) comme demande d’information. Précisez l’année et l’usage prévu.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'À propos de l’initiative',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            {
              label: 'Statistiques de l’aéroport',
              href: '/comunicados/estadisticas-del-aeropuerto',
            },
            { label: 'Notre engagement', href: '/corporativo/servicios/nuestro-compromiso' },
          ],
        },
      ],
    },
  ],
};

export default content;
