import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Ouvrez les réglages wifi, choisissez le réseau de l’aéroport et acceptez les conditions. Si vous ne savez pas lequel choisir, demandez avant de vous connecter.',
  sections: [
    {
      heading: 'Comment se connecter',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirmez le nom du réseau',
              text: 'Cherchez-le sur les panneaux du terminal ou demandez au point d’information. Ne choisissez pas un réseau parce que son nom lui ressemble.',
            },
            {
              title: 'Choisissez le réseau sur votre appareil',
              text: 'Activez le wifi et sélectionnez-le.',
            },
            {
              title: 'Complétez la page de connexion',
              text: 'Elle s’ouvre seule. Lisez quelles données elle demande avant d’accepter.',
            },
            {
              title: 'Vérifiez que tout fonctionne',
              text: 'Affichez votre vol dans les [départs](/vuelos/salidas) et enregistrez la carte d’embarquement au cas où le signal se perdrait.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Si la connexion échoue',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ouvrez le navigateur et saisissez une adresse quelconque : la page de connexion n’apparaît pas toujours seule.',
            'Oubliez le réseau dans les réglages, puis choisissez-le de nouveau.',
            'Coupez les données mobiles et le VPN pendant la connexion.',
            'Rapprochez-vous d’un espace ouvert. Le signal est plus faible dans les longs couloirs.',
            'Si rien n’y fait, demandez de l’aide au point d’information de votre terminal.',
          ],
        },
      ],
    },
    {
      heading: 'Protégez vos données',
      blocks: [
        {
          kind: 'list',
          items: [
            'N’allez pas sur le site de votre banque et n’achetez rien sur un réseau ouvert. Utilisez vos données mobiles.',
            'Vérifiez que l’adresse commence par https avant de saisir un mot de passe.',
            'Désactivez la connexion automatique aux réseaux publics.',
            'Coupez le wifi quand vous avez terminé.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Aucun réseau de l’aéroport n’a besoin du mot de passe de votre messagerie ni des données de votre carte. Si on vous les demande, déconnectez-vous et prévenez-nous par le [formulaire de contact](/contacto).',
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Quel est le débit ?',
              answer:
                'Il dépend du nombre de personnes connectées et de l’endroit. Pour une visioconférence importante, faites un essai et gardez vos données mobiles en secours.',
            },
            {
              question: 'Y a-t-il une limite de temps ?',
              answer:
                'Elle s’affiche sur la page de connexion. Si la session se ferme, reconnectez-vous.',
            },
            {
              question: 'Où recharger mon téléphone ?',
              answer:
                'Voyez les [services technologiques](/servicios/servicios-tecnologicos) et apportez votre chargeur.',
            },
            {
              question: 'Où acheter une carte SIM ?',
              answer:
                'Cherchez les opérateurs parmi les [boutiques](/establecimientos/tiendas). Apportez votre passeport.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Également utile',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Services technologiques', href: '/servicios/servicios-tecnologicos' },
            { label: 'Plan de l’aéroport', href: '/mapas' },
            { label: 'Aide au voyageur', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
