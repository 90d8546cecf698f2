import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'If someone is unwell, tell the nearest member of airport staff now. Ask them to call the medical service and do not leave the person alone.',
  sections: [
    {
      heading: 'In an emergency',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Raise the alarm',
              text: 'Speak to anyone in uniform: security, airline, cleaning, police or a shop. They can all call for help.',
            },
            {
              title: 'Say where you are',
              text: 'Terminal, floor and the number of the nearest gate, door or counter.',
            },
            {
              title: 'Say what is happening',
              text: 'Whether the person responds, whether they breathe and whether there is bleeding or a blow.',
            },
            {
              title: 'Stay',
              text: 'Give space, do not move someone who has been hit and do not give food or drink.',
            },
            {
              title: 'Meet the medical team',
              text: 'Send someone to guide them and tell them which medicines the person takes.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Ask for the defibrillator if the person does not respond and does not breathe normally. Follow the instructions of whoever helps you.',
        },
      ],
    },
    {
      heading: 'If it is not urgent',
      blocks: [
        {
          kind: 'list',
          items: [
            'Find the medical service on the [map](/mapas) or ask at the information desk.',
            'Bring your document, your insurance and a list of your medicines.',
            'If you are already past security, ask whether there is care on that side.',
            'If you need medicines, look for pharmacies among the [shops](/establecimientos/tiendas).',
          ],
        },
      ],
    },
    {
      heading: 'Before you fly',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask your doctor whether you can fly after surgery, late in pregnancy or after a recent illness.',
            'Ask your airline whether you need a medical certificate or oxygen.',
            'Carry medicines in the cabin, in their packaging and with the prescription.',
            'If you use syringes or equipment, say so at security before you go through.',
          ],
        },
        {
          kind: 'text',
          text: 'Liquid medicines are also shown at security. See the [baggage](/servicios/instrucciones-equipaje) limits.',
        },
      ],
    },
    {
      heading: 'Bogotá’s altitude',
      blocks: [
        {
          kind: 'text',
          text: 'Bogotá lies very high and you may tire more easily in the first days. Walk slowly, drink water and tell someone if you are short of breath or your chest hurts.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Altitude of the airport', value: '2,548 m', source: 'elevacion' }],
        },
      ],
    },
    {
      heading: 'You may also need',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Vaccination point', href: '/servicios/punto-de-vacunacion' },
            { label: 'Health authority and emergencies', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Wheelchairs', href: '/servicios/sillas-de-ruedas' },
          ],
        },
      ],
    },
  ],
};

export default content;
