import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'La carga se entrega a una aerolínea o a un agente, no al aeropuerto. Empieza por ellos y llega con los papeles completos.',
  sections: [
    {
      heading: 'Para enviar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Pide cotización',
              text: 'Llama a la aerolínea o a un agente de carga. Diles peso, medidas, contenido, valor y destino.',
            },
            {
              title: 'Declara bien el contenido',
              text: 'Avisa si llevas baterías, líquidos, animales, plantas, alimentos o mercancía peligrosa. Tienen reglas propias.',
            },
            {
              title: 'Prepara los documentos',
              text: 'Factura comercial, lista de empaque y los permisos que te pidan para exportar.',
            },
            {
              title: 'Entrega en la bodega indicada',
              text: 'Pregunta la dirección exacta y la hora límite. Las bodegas de carga no están en la terminal de pasajeros.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Para recoger',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ten la guía aérea',
              text: 'Con ese número la aerolínea te dice si llegó y en qué bodega está.',
            },
            {
              title: 'Pregunta qué falta',
              text: 'Aduana, sanidad o pagos pendientes. Pide la lista completa antes de salir de casa.',
            },
            {
              title: 'Lleva tu documento',
              text: 'Si recoges por otra persona o empresa, lleva también la autorización por escrito.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'No pagues por adelantado a quien te escriba diciendo que tu envío está retenido. Confirma primero con la aerolínea, con el número de guía.',
        },
      ],
    },
    {
      heading: 'Si la mercancía viaja contigo',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Mercancía de más de este valor, o comercial',
              value: 'Se declara ante la DIAN: 2.000 USD',
              source: 'dian',
            },
            {
              label: 'Dinero en efectivo, al entrar o salir',
              value: 'Se declara por encima de 10.000 USD',
              source: 'dian',
            },
            {
              label: 'También se declaran',
              value: 'Plantas, animales, bienes de patrimonio y armas',
              source: 'dian',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Lo que llevas como equipaje sigue las reglas de [aduanas](/servicios/aduanas). Lo que va por carga sigue las de importación y exportación.',
        },
      ],
    },
    {
      heading: 'La carga de El Dorado en cifras',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Carga movida en 2024', value: '809.021 toneladas', source: 'rilatino' },
            { label: 'Crecimiento frente al año anterior', value: '5,1 %', source: 'rilatino' },
          ],
        },
      ],
    },
    {
      heading: 'Preguntas frecuentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '¿Dónde veo los vuelos de carga?',
              answer: 'En [vuelos](/vuelos), con el tipo de aerolínea «carga».',
            },
            {
              question: '¿Cuánto cuesta y cuánto demora?',
              answer:
                'Depende de la aerolínea, el peso y el trámite. No hay una tarifa única que podamos publicar; pide la cotización por escrito.',
            },
            {
              question: 'Mi envío llegó dañado. ¿A quién le reclamo?',
              answer:
                'A quien emitió la guía. Toma fotos y deja la constancia antes de retirarlo de la bodega.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Aduanas', href: '/servicios/aduanas' },
            {
              label: 'Entidades aeroportuarias',
              href: '/establecimientos/entidades-aeroportuarias',
            },
            { label: 'Contacto', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
