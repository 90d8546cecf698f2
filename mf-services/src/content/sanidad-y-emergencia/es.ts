import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si llegas enfermo de un viaje, dilo antes de salir del avión o al primer funcionario que encuentres. Así te orientan desde el primer momento.',
  sections: [
    {
      heading: 'Si llegas con síntomas',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Avisa a la tripulación',
              text: 'Cuéntale qué sientes y desde cuándo. Ella informa antes de aterrizar.',
            },
            {
              title: 'Usa tapabocas y mantén distancia',
              text: 'Sobre todo si tienes fiebre, tos, vómito o brotes en la piel.',
            },
            {
              title: 'Busca a Sanidad',
              text: 'Pregunta por la autoridad sanitaria del aeropuerto antes de pasar migración.',
            },
            {
              title: 'Cuenta dónde estuviste',
              text: 'Países, fechas y vacunas. Muestra tu carné.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Si te sientes mal ya en la terminal, sigue los pasos del [servicio médico](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Documentos de salud que te pueden pedir',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Vacuna de fiebre amarilla, anticipación',
              value: '10 días antes del viaje',
              source: 'caracol-vacunacion',
            },
            {
              label: 'Dónde ponértela en el aeropuerto',
              value: 'Terminal 1 internacional, piso 2, salida 5, de 7:00 a 18:00',
              source: 'lakalle-vacunacion',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Cada país decide qué exige. Confirma con el consulado y mira el [punto de vacunación](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: 'Si hay una evacuación',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Sal por la salida marcada más cercana',
              text: 'Sigue los avisos verdes y al personal.',
            },
            { title: 'Deja el equipaje', text: 'Lleva solo a las personas que van contigo.' },
            { title: 'Usa las escaleras', text: 'No uses ascensores.' },
            {
              title: 'Ve al punto de encuentro',
              text: 'Quédate allí hasta que te avisen que puedes volver.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si necesitas ayuda para bajar, dilo en voz alta y acércate a una zona de escaleras. Si ves a alguien que la necesita, avisa.',
        },
      ],
    },
    {
      heading: 'Si el aeropuerto cierra',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mira la barra superior de esta página: se pone roja cuando el aeropuerto está cerrado.',
            'Revisa tu vuelo en [salidas](/vuelos/salidas) antes de salir de casa.',
            'Habla con tu aerolínea por su aplicación: la fila del mostrador suele ser larga.',
            'Si ya estás adentro, quédate donde puedas oír los anuncios.',
          ],
        },
      ],
    },
    {
      heading: 'Si ves algo raro',
      blocks: [
        {
          kind: 'list',
          items: [
            'No toques un paquete abandonado: aléjate y avisa a seguridad.',
            'No compartas rumores. La información oficial está en [El Dorado informa](/el-dorado-informa).',
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Servicio médico', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Ayuda al viajero', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
