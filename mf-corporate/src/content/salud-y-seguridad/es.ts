import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si te sientes mal, avisa a la persona uniformada más cercana y no te muevas. Lo demás puede esperar.',
  sections: [
    {
      heading: 'En una emergencia',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Pide ayuda en voz alta',
              text: 'Cualquier trabajador del aeropuerto puede llamar al equipo médico.',
            },
            {
              title: 'Di dónde estás',
              text: 'Terminal, piso y la sala o puerta más cercana. Está en los letreros.',
            },
            {
              title: 'Quédate con la persona',
              text: 'No le des comida, bebida ni medicinas mientras llega la atención.',
            },
            {
              title: 'Sigue las indicaciones',
              text: 'Si suena una alarma, deja el equipaje y camina hacia la salida que te muestren.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Lo que hay en cada terminal está en [servicio médico y emergencias](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Vacúnate a tiempo',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Fiebre amarilla',
              value: 'Al menos 10 días antes del viaje',
              source: 'caracolVaccine',
            },
            {
              label: 'Punto del aeropuerto (dato de 2025)',
              value: 'Terminal 1 internacional, piso 2, salida 5, todos los días de 7:00 a 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Lleva tu documento y tu carné de vacunas. Confirma el horario en [punto de vacunación](/servicios/punto-de-vacunacion) antes de ir.',
        },
      ],
    },
    {
      heading: 'La altura de Bogotá',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Altitud del aeropuerto', value: '2.548 m', source: 'otherWiki' }],
        },
        {
          kind: 'list',
          items: [
            'Camina despacio y toma agua, sobre todo si vienes del nivel del mar.',
            'Usa los ascensores si llevas peso o te falta el aire.',
            'Si tienes una enfermedad del corazón o del pulmón, consulta a tu médico antes de viajar.',
          ],
        },
      ],
    },
    {
      heading: 'Objetos que piden cuidado',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Baterías de litio de repuesto y vapeadores',
              value: 'Solo en cabina',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'No dejes tu equipaje solo ni cuides el de un desconocido. Si ves una maleta abandonada, no la toques y avisa.',
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
              question: '¿Puedo llevar mis medicinas?',
              answer:
                'Llévalas en cabina, en su empaque y con la fórmula. Pregunta a tu aerolínea por las líquidas o refrigeradas.',
            },
            {
              question: 'Necesito silla de ruedas. ¿A quién le pido?',
              answer:
                'A tu aerolínea, al reservar. Mira [sillas de ruedas](/servicios/sillas-de-ruedas).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Sanidad y emergencia', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Ayuda al viajero', href: '/servicios/ayuda-al-viajero' },
            { label: 'El Dorado sostenible', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
