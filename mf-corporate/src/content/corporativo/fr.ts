import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Qui fait quoi à El Dorado, quels chiffres sont publics et où nous écrire selon votre besoin.',
  sections: [
    {
      heading: 'Partez de votre besoin',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Vous avez une demande ou une réclamation',
              text: 'Déposez une [demande ou réclamation](/contacto). Vous recevez un numéro de suivi et la date limite de réponse.',
            },
            {
              title: 'Vous êtes journaliste',
              text: 'Lisez [El Dorado informe](/el-dorado-informa) et écrivez-nous via [contact](/contacto). En objet, indiquez « Presse », votre média et votre heure de bouclage.',
            },
            {
              title: 'Vous voulez fournir un service ou ouvrir un local',
              text: 'Écrivez-nous via [contact](/contacto). Précisez votre offre, la surface souhaitée et les données de votre entreprise.',
            },
            {
              title: 'Vous transportez des marchandises',
              text: 'Consultez la page [fret](/carga) : elle donne les étapes pour expédier ou retirer un envoi.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Qui répond de quoi',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Le concessionnaire** exploite le terminal : propreté, signalétique, locaux, parkings et accueil des usagers.',
            '**Les compagnies aériennes** répondent de votre billet, de vos bagages et des changements de votre vol.',
            '**Les autorités** décident dans leur domaine : douane, immigration, santé, police et aviation civile. Elles figurent dans [autorités aéroportuaires](/establecimientos/entidades-aeroportuarias).',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Écrire au bon destinataire fait gagner des jours. En cas d’erreur, nous transmettons votre demande à l’organisme compétent et vous en informons.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Exploitant de l’aéroport',
              value: 'Opain, concessionnaire',
              source: 'nuevoSiglo',
            },
            {
              label: 'Transmission d’une demande à l’organisme compétent',
              value: '5 jours ouvrables',
              source: 'ley1755',
            },
          ],
        },
      ],
    },
    {
      heading: 'L’aéroport en chiffres publics',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Passagers en 2024', value: '45,8 millions', source: 'rilatino' },
            { label: 'Mouvements d’avions en 2024', value: '360 044', source: 'rilatino' },
            { label: 'Pistes', value: '2 de 3 800 m', source: 'otherWiki' },
            { label: 'Altitude', value: '2 548 m', source: 'otherWiki' },
          ],
        },
        {
          kind: 'text',
          text: 'Le tableau complet, avec l’année et la source de chaque donnée, se trouve dans [statistiques de l’aéroport](/comunicados/estadisticas-del-aeropuerto). Quand nous ignorons un chiffre, nous n’en publions pas.',
        },
      ],
    },
    {
      heading: 'En savoir plus',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Notre engagement', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Distinctions', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Travailler avec nous', href: '/corporativo/servicios/trabaja-con-nosotros' },
            { label: 'El Dorado durable', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
