import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Primero reserva el cupo de tu mascota con la aerolínea. Después sigue los pasos según tu vuelo: nacional, salida o entrada.',
  sections: [
    {
      heading: 'Documentos y plazos',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Vuelo nacional',
              value: 'No se pide certificado del ICA',
              source: 'rcn-mascotas',
            },
            {
              label: 'Salida de Colombia: certificado del veterinario',
              value: 'De 3 días o menos',
              source: 'portafolio-mascotas',
            },
            {
              label:
                'Salida de Colombia: oficina del ICA y Certificado de Inspección Sanitaria (CIS)',
              value: 'Dentro de las 72 horas antes del viaje',
              source: 'portafolio-mascotas',
            },
            { label: 'Vigencia del CIS', value: '72 horas', source: 'portafolio-mascotas' },
            {
              label:
                'Entrada a Colombia: solicitud en SISPAP y certificado oficial del país de origen',
              value: 'Certificado de 10 días o menos',
              source: 'infobae-mascotas',
            },
          ],
        },
      ],
    },
    {
      heading: 'Salir de Colombia con tu mascota',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Consulta el país de destino',
              text: 'Cada país pide vacunas, pruebas o permisos distintos. Averígualo con su consulado.',
            },
            {
              title: 'Ve al veterinario',
              text: 'Pide el certificado de salud y lleva el carné de vacunas.',
            },
            {
              title: 'Solicita el CIS',
              text: 'Preséntate con la mascota en la oficina del [ICA](https://www.ica.gov.co) dentro del plazo.',
            },
            {
              title: 'Llega temprano al aeropuerto',
              text: 'El mostrador revisa documentos y guacal antes de recibir tu equipaje.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'El CIS dura poco. Si tu vuelo se aplaza, revisa si todavía está vigente.',
        },
      ],
    },
    {
      heading: 'Entrar a Colombia con tu mascota',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Haz la solicitud en SISPAP',
              text: 'Es el sistema del ICA para el ingreso de animales.',
            },
            {
              title: 'Trae el certificado oficial',
              text: 'Debe expedirlo la autoridad sanitaria del país de donde sales.',
            },
            {
              title: 'Preséntala al llegar',
              text: 'Busca al ICA antes de salir y declara tu mascota en [aduanas](/servicios/aduanas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'En vuelos nacionales',
      blocks: [
        {
          kind: 'text',
          text: 'Aunque no te pidan el certificado del ICA, la aerolínea puede pedir el carné de vacunas o un certificado de salud. Llévalos.',
        },
        {
          kind: 'list',
          items: [
            'Confirma si viaja en cabina o en bodega, y las medidas del guacal.',
            'No le des mucha comida antes del vuelo y pasea con ella antes de entrar.',
            'Ponle placa con tu nombre y tu teléfono.',
            'Lleva bolsas, agua y un tapete absorbente.',
          ],
        },
      ],
    },
    {
      heading: 'Para seguir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'ICA', href: 'https://www.ica.gov.co' },
            { label: 'Aerolíneas', href: '/establecimientos/aerolineas' },
            { label: 'Ayuda al viajero', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
