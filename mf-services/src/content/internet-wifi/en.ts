import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Open your wifi settings, choose the airport network and accept the terms. If you do not know which one it is, ask before you connect.',
  sections: [
    {
      heading: 'How to connect',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirm the network’s name',
              text: 'Look for it on the signs in the terminal or ask at the information desk. Do not choose a network just because it looks similar.',
            },
            { title: 'Choose the network on your device', text: 'Turn on wifi and select it.' },
            {
              title: 'Complete the sign-in page',
              text: 'It opens on its own. Read what data it asks for before you accept.',
            },
            {
              title: 'Check that it works',
              text: 'Load your flight in [departures](/vuelos/salidas) and save your boarding pass in case you lose the signal.',
            },
          ],
        },
      ],
    },
    {
      heading: 'If it does not connect',
      blocks: [
        {
          kind: 'list',
          items: [
            'Open the browser and type any address: sometimes the sign-in page does not appear by itself.',
            'Forget the network in your settings and choose it again.',
            'Turn off mobile data and your VPN while you sign in.',
            'Move to an open area. Long corridors have a weaker signal.',
            'If nothing works, ask for help at the information desk of your terminal.',
          ],
        },
      ],
    },
    {
      heading: 'Protect your data',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not use your bank or shop on an open network. Use mobile data instead.',
            'Check that the address starts with https before you type a password.',
            'Turn off automatic connection to public networks.',
            'Switch wifi off when you finish.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'No airport network needs your email password or your card details. If you are asked for them, disconnect and tell us with the [contact form](/contacto).',
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
              question: 'How fast is it?',
              answer:
                'It depends on how many people are connected and on where you are. For an important video call, test it first and keep mobile data as a backup.',
            },
            {
              question: 'Is there a time limit?',
              answer:
                'You see it on the sign-in page when you connect. If the session ends, sign in again.',
            },
            {
              question: 'Where can I charge my phone?',
              answer:
                'See [technology services](/servicios/servicios-tecnologicos) and bring your own charger.',
            },
            {
              question: 'Where can I buy a SIM card?',
              answer:
                'Look for phone operators among the [shops](/establecimientos/tiendas). Bring your passport.',
            },
          ],
        },
      ],
    },
    {
      heading: 'You may also need',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Technology services', href: '/servicios/servicios-tecnologicos' },
            { label: 'Airport map', href: '/mapas' },
            { label: 'Traveller assistance', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
