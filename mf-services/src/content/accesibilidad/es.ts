import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Dile a tu aerolínea qué necesitas al reservar. Después planea tu trayecto en el mapa y confirma todo el día del vuelo.',
  sections: [
    {
      heading: 'Planea antes de venir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Pide la asistencia',
              text: 'La aerolínea la coordina. Sigue los pasos de [sillas de ruedas](/servicios/sillas-de-ruedas).',
            },
            {
              title: 'Escribe qué te ayuda',
              text: 'Una frase corta que puedas mostrar: «necesito leer los labios», «necesito un lugar tranquilo».',
            },
            {
              title: 'Mira el camino',
              text: 'Revisa el [mapa](/mapas) y las [distancias](/informacion-en-tiempo-real/distancias) desde la entrada hasta tu sala.',
            },
            {
              title: 'Elige tu transporte',
              text: 'Compara opciones en [cómo llegar](/transporte/como-llegar-al-aeropuerto) y di que viajas con silla o perro guía.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Según lo que necesitas',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Movilidad:** pide la ruta sin escaleras en el punto de información y la silla a la aerolínea.',
            '**Visión:** pide acompañamiento desde el mostrador hasta tu asiento. Avisa si viajas con perro guía.',
            '**Audición:** pide que te avisen los cambios por escrito y sigue tu vuelo en [salidas](/vuelos/salidas).',
            '**Autismo, ansiedad o demencia:** pide esperar lejos de la fila y embarcar cuando te resulte más fácil.',
            '**Condición que no se ve:** cuéntala en el mostrador. Basta con decir qué ayuda necesitas.',
          ],
        },
      ],
    },
    {
      heading: 'En los controles',
      blocks: [
        {
          kind: 'list',
          items: [
            'Si lo prefieres, pide la revisión en un lugar privado y con una persona de tu mismo sexo.',
            'Avisa antes si usas marcapasos, prótesis, bomba de insulina u oxígeno.',
            'Si viajas con perro guía, dilo al llegar a la fila y pide que te expliquen cada paso.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Control de seguridad, espera habitual',
              value: 'De 5 a 15 minutos',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Mira el [tiempo en filas](/informacion-en-tiempo-real/tiempo-en-filas) y escoge el momento más tranquilo.',
        },
      ],
    },
    {
      heading: 'Este sitio',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Norma colombiana de accesibilidad web',
              value: 'Resolución 1519 de 2020, anexo 1: WCAG 2.1, nivel AA',
              source: 'res-1519',
            },
            {
              label: 'Nivel al que nos comprometemos',
              value: 'WCAG 2.2, nivel AA',
              source: 'compromiso-web',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Puedes usarlo con teclado y con lector de pantalla, ampliar el texto y cambiar de idioma. Los estados de los vuelos se escriben con palabras, no solo con color.',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si algo no te funciona, cuéntanos en qué página y con qué ayuda técnica en el [formulario de contacto](/contacto).',
        },
      ],
    },
    {
      heading: 'Si algo falla el día del viaje',
      blocks: [
        {
          kind: 'text',
          text: 'Pide un responsable en el mostrador de la aerolínea o en el punto de información. Después deja tu queja por escrito: los plazos de respuesta están en [ayuda al viajero](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'links',
          items: [
            { label: 'Sillas de ruedas', href: '/servicios/sillas-de-ruedas' },
            { label: 'Servicio médico', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Taxis', href: '/servicios/taxis' },
          ],
        },
      ],
    },
  ],
};

export default content;
