import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Leave by the door shown below, go to the official stand in the first lane and insist on the meter. Here are the current fares, and what you can do if you are overcharged.',
  sections: [
    {
      heading: 'How to take the official taxi',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Go to the official stand',
              text: 'It is in the first lane, outside arrivals. Do not accept offers inside the terminal or in the car parks.',
            },
            {
              title: 'Check the licence plate',
              text: '[Look it up](/servicios/taxis/placa) and compare it with the one on the driver’s control card before you get in. If they differ, or the card is not in sight, wait for another vehicle.',
            },
            {
              title: 'Watch the meter start',
              text: 'Ask the driver to switch it on in front of you, with the fare card in view.',
            },
            {
              title: 'Pay and ask for a receipt',
              text: 'Add the surcharges that apply to you, and keep the receipt or a photo of the meter.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Official operator’s stand',
              value: 'First lane, doors 5 or 9',
              source: 'caracolStand',
            },
            { label: 'Distance to the city centre', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'How you are charged',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Example: standard taxi, 15 km, by day',
              value: '4,500 + 150 × 159 + 8,000 = 36,350 pesos, plus waiting time',
              source: 'decreto042',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Surcharges are added at the end of the ride. Traffic counts: waiting adds units. Taxis ordered through an app follow another fare table, and the app must show you the price before you confirm.',
        },
      ],
    },
    {
      heading: 'How to recognise an authorised vehicle',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Control card (tarjeta de control)',
              value:
                'Behind the front passenger seat, with the driver’s photo and name, the plate, the company and the fares',
              source: 'wradioCard',
            },
            {
              label: 'To charge the 2026 fares',
              value: 'A recalibrated meter and the new price card in view',
              source: 'rcnFares',
            },
            {
              label: 'The city’s own check',
              value:
                'In Movilidad a un clic you type the plate and see whether taxi and driver are authorised',
              source: 'caracolPlate',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If the plate does not match the card, if there is no meter or if you are asked for a fixed price, do not get in. Go back to the stand and tell the staff.',
        },
      ],
    },
    {
      heading: 'If you are overcharged',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Gather the evidence',
              text: 'Plate, company, date and time, route, units on the meter and the amount you paid. A photo is enough.',
            },
            {
              title: 'Claim from the operator',
              text: 'Write with that evidence and ask for a refund of what you paid above the fare.',
            },
            {
              title: 'Complain to the authority',
              text: 'The Secretaría Distrital de Movilidad, Bogotá’s transport department, regulates and supervises taxis. File the complaint through its service channels and keep the reference number.',
            },
            {
              title: 'Tell us too',
              text: 'Send a [request or complaint](/contacto) under Airport services. You receive a number to follow it.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'The operator’s commitment (October 2025)',
              value: 'To refund the excess to the passenger and penalise the driver',
              source: 'espectadorOvercharge',
            },
            {
              label: 'Taxi Imperial’s e-mail address',
              value: 'servicioalcliente@taxiimperial.com.co',
              source: 'espectadorOvercharge',
            },
          ],
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
              question: 'Does the surcharge also apply on the way to the airport?',
              answer: 'Yes. It applies both from and to El Dorado or Puente Aéreo.',
            },
            {
              question: 'Can I book before I land?',
              answer:
                'Yes. [Book](/servicios/taxis/reservar) with your flight number and the pickup follows its real arrival. You pay in cash or by card terminal.',
            },
            {
              question: 'What if I have a lot of luggage?',
              answer:
                'Say so at the stand before you get in, so that you get a vehicle with room for everyone and all the bags.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Public transport', href: '/servicios/transporte-publico' },
            { label: 'Getting to the airport', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Terminal map', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
