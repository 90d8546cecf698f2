import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Vacúnate contra la fiebre amarilla varios días antes de viajar. El mismo día del vuelo ya es tarde para estar protegido.',
  sections: [
    {
      heading: 'Dónde y cuándo',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Lugar',
              value: 'Terminal 1 internacional, piso 2, salida 5',
              source: 'lakalle-vacunacion',
            },
            {
              label: 'Horario',
              value: 'Todos los días, de 7:00 a 18:00',
              source: 'lakalle-vacunacion',
            },
            { label: 'Vacuna', value: 'Fiebre amarilla', source: 'lakalle-vacunacion' },
            { label: 'Cuánto antes del viaje', value: '10 días', source: 'caracol-vacunacion' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Confirma con el punto de información que hay vacunas ese día antes de hacer el viaje solo para eso.',
        },
      ],
    },
    {
      heading: 'Qué hacer',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Revisa tu destino',
              text: 'Pregunta al consulado o a tu aerolínea si piden el certificado para entrar. Pregunta también por las zonas de Colombia que vas a visitar.',
            },
            {
              title: 'Cuenta los días',
              text: 'Ponte la vacuna con la anticipación indicada arriba.',
            },
            {
              title: 'Lleva tus documentos',
              text: 'Documento de identidad o pasaporte, y tu carné si ya te vacunaste antes.',
            },
            {
              title: 'Cuenta tu historia médica',
              text: 'Di si estás en embarazo, si tienes alergias, si tomas medicinas o si te acompaña un bebé.',
            },
            { title: 'Guarda el certificado', text: 'Tómale una foto y viaja con el original.' },
          ],
        },
      ],
    },
    {
      heading: 'Errores comunes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Dejarlo para el día del vuelo.',
            'Perder el carné. Pide el duplicado donde te vacunaste.',
            'Llevar el certificado con un nombre distinto al del pasaporte.',
            'Olvidar las vacunas de los niños. Mira [viaje en familia](/viaje-en-familia).',
          ],
        },
      ],
    },
    {
      heading: 'Después de vacunarte',
      blocks: [
        {
          kind: 'text',
          text: 'Espera unos minutos antes de irte y avisa si te sientes mal. Si aparece fiebre o malestar fuerte, busca atención médica y muestra tu carné.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si tu vuelo sale hoy y no estás vacunado, consulta a tu aerolínea y a las autoridades del destino. Nadie puede adelantar la fecha del certificado.',
        },
      ],
    },
    {
      heading: 'Preguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            { question: '¿Tiene costo?', answer: 'Pregúntalo en el mismo punto al llegar.' },
            {
              question: '¿Ponen otras vacunas?',
              answer: 'Confírmalo antes de venir por el [formulario de contacto](/contacto).',
            },
            {
              question: '¿Dónde hay otros puntos en Colombia?',
              answer: 'Consulta al [Ministerio de Salud](https://www.minsalud.gov.co).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Sanidad y emergencia', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Servicio médico', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Mapa', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
