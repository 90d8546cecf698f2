import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Un cinquième de l’énergie vient du soleil. Reste à consommer moins et à venir ici plus proprement.',
  sections: [
    {
      heading: 'Ce qui fonctionne déjà',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Centrale solaire', value: 'Environ 11 000 panneaux', source: 'nuevoSiglo' },
            {
              label: 'Énergie fournie',
              value: '20 % de la consommation du terminal',
              source: 'nuevoSiglo',
            },
            {
              label: 'Luminaires remplacés par des modèles très économes',
              value: 'Environ 25 000',
              source: 'nuevoSiglo',
            },
            { label: 'Économie d’éclairage', value: '50 %', source: 'nuevoSiglo' },
          ],
        },
      ],
    },
    {
      heading: 'L’objectif',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Réduction des émissions d’ici 2028', value: '57 %', source: 'nuevoSiglo' },
            {
              label: 'Cadre national',
              value: 'Programme national de neutralité carbone',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'L’objectif est celui de l’exploitant et porte sur les émissions de l’aéroport. Chaque compagnie déclare celles de ses vols.',
        },
      ],
    },
    {
      heading: 'Votre trajet jusqu’ici',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Regardez les transports en commun',
              text: 'Des bus relient la ville au terminal. Consultez [lignes et tarifs](/servicios/transporte-publico).',
            },
            {
              title: 'Partagez le taxi',
              text: 'Calculez la course dans [taxis](/servicios/taxis) et divisez-la avec quelqu’un qui va dans le même quartier.',
            },
            {
              title: 'Si vous venez en voiture',
              text: 'Partez tôt et regardez les places libres dans [parkings](/informacion-en-tiempo-real/parqueaderos) pour ne pas tourner en rond.',
            },
            { title: 'Entre les terminaux', text: 'Prenez le bus gratuit plutôt qu’un taxi.' },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Bus entre les terminaux', value: 'Gratuit, 24 heures', source: 'semanaBus' },
            { label: 'Distance jusqu’au centre', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Erreurs courantes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Arriver au mauvais terminal et reprendre la route.',
            'Laisser tourner le moteur en attendant quelqu’un.',
            'Imprimer la carte d’embarquement alors qu’elle est sur votre téléphone.',
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
              question: 'Puis-je compenser mon vol ?',
              answer:
                'Demandez à votre compagnie si elle a un programme et qui le vérifie. Ce site ne vend pas de crédits.',
            },
            {
              question: 'Combien l’aéroport émet-il ?',
              answer:
                'Nous ne publions pas d’inventaire, faute d’en avoir un récent issu d’une source ouverte. Demandez-le via [demandes et réclamations](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Venir à l’aéroport', href: '/transporte/como-llegar-al-aeropuerto' },
            {
              label: 'À propos de l’initiative',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            { label: 'Eau', href: '/el-dorado-sostenible/servicios/agua' },
          ],
        },
      ],
    },
  ],
};

export default content;
