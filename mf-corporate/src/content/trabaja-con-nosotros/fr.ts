import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'De nombreux employeurs recrutent à El Dorado. Repérez celui qui correspond à votre métier et adressez-vous directement à lui.',
  sections: [
    {
      heading: 'À qui vous adresser',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Choisissez votre métier',
              text: 'Comptoir et cabine : la compagnie aérienne. Vente et cuisine : la boutique ou le restaurant. Terminal, infrastructure et accueil : le concessionnaire.',
            },
            {
              title: 'Trouvez l’employeur',
              text: 'Consultez les noms dans [compagnies aériennes](/establecimientos/aerolineas), [boutiques](/establecimientos/tiendas) et [restaurants](/establecimientos/restaurantes).',
            },
            {
              title: 'Allez sur son site officiel',
              text: 'Postulez sur sa propre page de recrutement. Ne remettez pas votre CV à des personnes qui vous abordent dans le terminal.',
            },
            {
              title: 'Si vous ne savez pas à qui',
              text: 'Écrivez via [contact](/contacto) avec l’objet « Emploi ». Nous vous indiquerons l’entreprise ou l’organisme concerné.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Ce site ne publie pas d’offres et ne reçoit pas de CV. Ainsi, vous n’y trouverez ni offre périmée ni offre invérifiable.',
        },
      ],
    },
    {
      heading: 'Postes publics',
      blocks: [
        {
          kind: 'text',
          text: 'La douane, l’immigration, la santé, la police et l’aviation civile sont des organismes de l’État. Leurs recrutements paraissent sur leurs sites officiels et sur ceux des services publics de l’emploi.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Service public de l’emploi (Servicio Público de Empleo)',
              href: 'https://www.serviciodeempleo.gov.co',
            },
            {
              label: 'Commission de la fonction publique (Comisión Nacional del Servicio Civil)',
              href: 'https://www.cnsc.gov.co',
            },
          ],
        },
      ],
    },
    {
      heading: 'Ce qu’il faut préparer',
      blocks: [
        {
          kind: 'list',
          items: [
            'Un CV d’une ou deux pages indiquant vos disponibilités pour les horaires décalés.',
            'Une pièce d’identité en cours de validité.',
            'Les justificatifs d’études et de langues, si le poste l’exige.',
            'Deux références réellement joignables.',
          ],
        },
        {
          kind: 'text',
          text: 'Lors de l’entretien, demandez les horaires, le transport très matinal et les conditions d’accès aux zones réglementées. Chaque employeur vous donnera les siennes.',
        },
      ],
    },
    {
      heading: 'Repérer une fausse offre',
      blocks: [
        {
          kind: 'list',
          items: [
            'On vous demande de payer la visite médicale, l’uniforme ou le badge avant de vous engager.',
            'L’adresse électronique n’est pas celle de l’entreprise, ou l’entretien a lieu ailleurs que chez elle.',
            'On vous promet un poste certain sans entretien.',
            'Vous devez décider aujourd’hui.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'En cas de doute, ne payez pas et n’envoyez pas votre pièce d’identité. Vérifiez auprès de l’entreprise sur son site officiel et signalez les faits à la police.',
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
              question: 'Puis-je laisser mon CV à un comptoir d’information ?',
              answer: 'Il n’y est pas accepté. Le personnel peut vous orienter vers l’entreprise.',
            },
            {
              question: 'Je veux vendre mes produits, pas être salarié. Où me renseigner ?',
              answer:
                'La page [Paraíso Sello Local](/paraiso-sello-local) explique comment nous écrire.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Espace entreprise', href: '/corporativo' },
            { label: 'Contact', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
