import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'L’initiative réunit le travail environnemental de l’aéroport en quatre programmes et laisse ses objectifs bien visibles.',
  sections: [
    {
      heading: 'En quoi elle consiste',
      blocks: [
        {
          kind: 'text',
          text: 'Un aéroport consomme de l’eau et de l’énergie à toute heure, produit des déchets et reçoit des milliers de personnes. L’initiative organise la réponse sur quatre fronts afin de mesurer chacun séparément.',
        },
        {
          kind: 'list',
          items: [
            '**Eau :** prélever moins sur le réseau et la rendre plus propre.',
            '**Sol :** valoriser les déchets au lieu de les enfouir.',
            '**Changement climatique :** consommer moins d’énergie et en produire une partie grâce au soleil.',
            '**Santé et sécurité :** veiller sur les passagers, les visiteurs et le personnel.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Quatre programmes',
              value: 'Eau, sol, changement climatique, santé et sécurité',
              source: 'caracolProgrammes',
            },
          ],
        },
      ],
    },
    {
      heading: 'Objectifs publiés',
      blocks: [
        {
          kind: 'table',
          caption: 'Objectifs datés',
          head: ['Sujet', 'Aujourd’hui', 'Objectif pour 2028'],
          rows: [['Déchets valorisés', '65 %', '70 %']],
          source: 'bibo',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Réduction des émissions d’ici 2028', value: '57 %', source: 'nuevoSiglo' },
            {
              label: 'Programme de rattachement',
              value: 'Programme national de neutralité carbone, ministère de l’Environnement',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: '« Aujourd’hui » désigne la valeur donnée par la source lorsque nous l’avons lue. La date de lecture figure au bas de la page.',
        },
      ],
    },
    {
      heading: 'Comment participer',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Si vous voyagez',
              text: 'Triez vos déchets et remplissez votre gourde. Ce sont les deux gestes les plus répétés dans le terminal.',
            },
            {
              title: 'Si vous tenez un commerce',
              text: 'Demandez à l’administration de l’aéroport le plan de déchets de votre zone.',
            },
            {
              title: 'Si vous étudiez ou menez une recherche',
              text: 'Demandez des données via [demandes et réclamations](/contacto) en précisant la période.',
            },
            {
              title: 'Si vous êtes riverain',
              text: 'Dites-nous via [demandes et réclamations](/contacto) ce que vous remarquez, où et à quelle heure.',
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
              question: 'Qui vérifie ces chiffres ?',
              answer:
                'Nous indiquons ici la source publique. Pour les audits ou certificats en vigueur, demandez-les par écrit.',
            },
            {
              question: 'Pourquoi n’y a-t-il pas plus d’objectifs ?',
              answer: 'Nous ne publions que ceux dont vous pouvez ouvrir la source.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado durable', href: '/el-dorado-sostenible' },
            {
              label: 'Changement climatique',
              href: '/el-dorado-sostenible/servicios/cambio-climatico',
            },
            { label: 'Sol', href: '/el-dorado-sostenible/servicios/suelo' },
          ],
        },
      ],
    },
  ],
};

export default content;
