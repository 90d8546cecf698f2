import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Check In est le magazine d’El Dorado. Voici comment le demander et que lire en attendant votre vol.',
  sections: [
    {
      heading: 'Comment l’obtenir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Demandez à un comptoir d’information',
              text: 'Le personnel vous dira s’il reste des exemplaires aujourd’hui et à quel endroit du terminal.',
            },
            {
              title: 'Écrivez-nous pour un ancien numéro',
              text: 'Passez par [contact](/contacto) avec l’objet « Check In ». Indiquez le sujet ou le mois recherché.',
            },
            {
              title: 'Si vous travaillez dans les médias ou étudiez la communication',
              text: 'Dites-nous à quoi il vous servira et quelles pages vous voulez citer.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Nous ne publions ici ni dates de parution, ni tirages, ni éditions numériques : aucune source publique ne nous permet de les confirmer.',
        },
      ],
    },
    {
      heading: 'Proposer un sujet ou annoncer',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Sujet :** envoyez un paragraphe avec l’histoire, son intérêt pour un voyageur et les personnes à interroger.',
            '**Photo :** dites-nous qui en est l’auteur et s’il en autorise la publication.',
            '**Publicité :** indiquez le nom de votre entreprise, le mois et le format souhaités.',
            '**Correction :** recopiez la phrase, le numéro du magazine et la source exacte.',
          ],
        },
        {
          kind: 'text',
          text: 'Envoyez le tout via [contact](/contacto). Si vous recevez une offre de publicité par une autre voie, vérifiez-la avant de payer.',
        },
      ],
    },
    {
      heading: 'Que lire en attendant',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Votre voyage commence à El Dorado](/tu-viaje-inicia-en-el-dorado) : comment employer le temps avant le vol.',
            '[Paraíso Sello Local](/paraiso-sello-local) : cadeaux et saveurs de Colombie.',
            '[El Dorado durable](/el-dorado-sostenible) : eau, sol et énergie, chiffres à l’appui.',
            '[El Dorado informe](/el-dorado-informa) : notes brèves sur les règles et les tarifs qui ont changé.',
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
              question: 'Puis-je emporter le magazine ?',
              answer:
                'Demandez là où vous le trouvez. S’il n’en reste qu’un, laissez-le au lecteur suivant.',
            },
            {
              question: 'Existe-t-il dans d’autres langues ?',
              answer:
                'Nous ne pouvons pas le confirmer. Les notes de ce site, elles, sont en espagnol, anglais, français et portugais.',
            },
            {
              question: 'Comment recevoir des nouvelles ?',
              answer:
                'Abonnez-vous à la lettre d’information au bas de chaque page. C’est un accord distinct, que vous pouvez retirer.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado informe', href: '/el-dorado-informa' },
            { label: 'Contact', href: '/contacto' },
            { label: 'Espace entreprise', href: '/corporativo' },
          ],
        },
      ],
    },
  ],
};

export default content;
