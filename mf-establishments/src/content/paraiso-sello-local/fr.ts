import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Un cadeau fabriqué en Colombie sans quitter l’aéroport : des créateurs locaux entre le contrôle et votre porte, et des espaces de restauration pour tous les goûts.',
  sections: [
    {
      heading: 'Partez de votre porte',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Repérez votre porte',
              text: 'Consultez le terminal et la porte de votre [vol](/vuelos/salidas). Les boutiques voisines vous laissent plus de temps.',
            },
            {
              title: 'Filtrez les boutiques',
              text: 'Dans [boutiques](/establecimientos/tiendas), choisissez votre terminal et la zone : publique, avant le contrôle, ou passagers, après.',
            },
            {
              title: 'Vérifiez si c’est ouvert',
              text: 'Chaque fiche donne les horaires jour par jour et indique si le lieu est ouvert en ce moment.',
            },
            {
              title: 'Suivez le plan',
              text: 'Depuis la fiche, le [plan](/mapas) indique son étage et sa zone.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Créateurs et entreprises locales', value: 'Plus de 40', source: 'airport' },
            { label: 'Espaces de restauration', value: '5', source: 'airport' },
          ],
        },
      ],
    },
    {
      heading: 'Ce que vous pouvez trouver',
      blocks: [
        {
          kind: 'list',
          items: [
            '**À offrir :** artisanat, accessoires, design et confiseries.',
            '**Pour la maison :** café, chocolat et autres produits emballés.',
            '**À manger sur place :** cuisine locale, café et pâtisseries, grillades, pizzas et cuisine saine, entre autres.',
          ],
        },
        {
          kind: 'text',
          text: 'L’offre évolue. Si vous cherchez une marque précise, tapez son nom dans la recherche avant de vous déplacer.',
        },
      ],
    },
    {
      heading: 'Avant de payer',
      blocks: [
        {
          kind: 'list',
          items: [
            'Demandez si le prix comprend les taxes et exigez la facture.',
            'Demandez comment échanger l’article si vous quittez le pays aujourd’hui.',
            'S’il est fragile, demandez un emballage de voyage.',
            'S’il s’agit d’un aliment, d’une plante ou de graines, vérifiez d’abord que votre destination les accepte.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Liquides, crèmes et sauces en cabine',
              value:
                'Contenants de 100 ml au plus, dans un sac transparent de 1 litre au plus (environ 20 × 20 cm)',
              source: 'cabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Des fruits au sirop, une sauce ou un alcool achetés avant le contrôle comptent comme des liquides. Achetez-les après le contrôle ou mettez-les dans votre bagage en soute.',
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
              question: 'Puis-je venir sans prendre l’avion ?',
              answer:
                'Oui, dans la zone publique. Après le contrôle, seuls les passagers munis d’une carte d’embarquement peuvent entrer.',
            },
            {
              question: 'Comment vendre mon produit à El Dorado ?',
              answer:
                'Écrivez-nous par le [formulaire de contact](/contacto). Dites ce que vous fabriquez, où vous produisez et si vous pouvez facturer.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurants', href: '/establecimientos/restaurantes' },
            { label: 'Offres', href: '/ofertas' },
            { label: 'Douane', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
