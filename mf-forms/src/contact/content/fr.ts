import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'La loi fixe le délai d’une réponse. Il se compte en jours ouvrés, à partir du lendemain de la réception de votre message.',
  sections: [
    {
      heading: 'Combien de temps prend la réponse',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Demande, plainte ou réclamation',
              value: '15 jours ouvrés',
              source: 'ley1755',
            },
            { label: 'Documents ou informations', value: '10 jours ouvrés', source: 'ley1755' },
            { label: 'Consultation', value: '30 jours ouvrés', source: 'ley1755' },
          ],
        },
        {
          kind: 'list',
          items: [
            'À l’envoi, vous recevez un numéro de référence. Gardez-le pour suivre votre dossier.',
            'Si votre message relève d’un autre organisme, nous le transmettons sous 5 jours ouvrés et vous prévenons.',
            'S’il faut plus de temps, nous vous le disons avant la fin du délai. Au total, il ne peut dépasser le double.',
          ],
        },
      ],
    },
    {
      heading: 'La réponse est peut-être déjà ici',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'État d’un vol', href: '/vuelos' },
            { label: 'Objets trouvés', href: '/servicios/objetos-perdidos' },
            { label: 'Tarifs des taxis', href: '/servicios/taxis' },
            { label: 'Accessibilité', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};
export default content;
