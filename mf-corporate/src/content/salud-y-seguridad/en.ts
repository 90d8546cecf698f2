import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'If you feel unwell, tell the nearest person in uniform and stay where you are. Everything else can wait.',
  sections: [
    {
      heading: 'In an emergency',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask for help out loud',
              text: 'Any airport worker can call the medical team.',
            },
            {
              title: 'Say where you are',
              text: 'Terminal, floor and the nearest gate or door. It is on the signs.',
            },
            {
              title: 'Stay with the person',
              text: 'Give no food, drink or medicine until help arrives.',
            },
            {
              title: 'Follow instructions',
              text: 'If an alarm sounds, leave your bags and walk to the exit you are shown.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'What each terminal has is in [medical service and emergencies](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Get vaccinated in time',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Yellow fever',
              value: 'At least 10 days before travelling',
              source: 'caracolVaccine',
            },
            {
              label: 'Point at the airport (information from 2025)',
              value: 'Terminal 1 international, floor 2, exit 5, every day from 7:00 to 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Bring your identity document and your vaccination card. Confirm the hours in [vaccination point](/servicios/punto-de-vacunacion) before you go.',
        },
      ],
    },
    {
      heading: 'Bogotá’s altitude',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Elevation of the airport', value: '2,548 m', source: 'otherWiki' }],
        },
        {
          kind: 'list',
          items: [
            'Walk slowly and drink water, above all if you come from sea level.',
            'Use the lifts if you are carrying weight or feel short of breath.',
            'If you have a heart or lung condition, ask your doctor before you travel.',
          ],
        },
      ],
    },
    {
      heading: 'Items that need care',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Spare lithium batteries and vapes',
              value: 'In the cabin only',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Do not leave your baggage alone or look after a stranger’s. If you see an abandoned bag, do not touch it and tell the staff.',
        },
      ],
    },
    {
      heading: 'Common questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Can I carry my medicines?',
              answer:
                'Carry them in the cabin, in their packaging and with the prescription. Ask your airline about liquid or refrigerated ones.',
            },
            {
              question: 'I need a wheelchair. Whom do I ask?',
              answer:
                'Your airline, when you book. See [wheelchairs](/servicios/sillas-de-ruedas).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Health and emergency services', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Traveller help', href: '/servicios/ayuda-al-viajero' },
            { label: 'Sustainable El Dorado', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
