import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si quieres orar o estar un rato en silencio, busca el oratorio en el [mapa](/mapas) antes de pasar seguridad: así sabes de qué lado queda.',
  sections: [
    {
      heading: 'Cómo encontrarlo',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Abre el mapa',
              text: 'Filtra por servicios y elige tu terminal en el [mapa](/mapas).',
            },
            {
              title: 'Confirma la zona',
              text: 'Pregunta en el punto de información si está antes o después del control y si está abierto.',
            },
            {
              title: 'Calcula la caminata',
              text: 'Mira las [distancias](/informacion-en-tiempo-real/distancias) desde el oratorio hasta tu sala.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Cómo usarlo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Entra en silencio y pon el celular en modo avión o sin sonido.',
            'Deja espacio a otras personas y a otras creencias.',
            'No comas ni duermas adentro. Para dormir, mira [habitaciones de descanso](/servicios/habitaciones-de-descanso).',
            'Lleva tu tapete, tu libro o lo que necesites: no cuentes con encontrarlo allá.',
            'Conserva tu equipaje contigo todo el tiempo.',
          ],
        },
        {
          kind: 'text',
          text: 'Si vas con niños y se inquietan, den una vuelta y vuelvan después: en [viaje en familia](/viaje-en-familia) hay más ideas para la espera.',
        },
      ],
    },
    {
      heading: 'Cuánto tiempo tienes',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Llegada para un vuelo internacional',
              value: '3 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Llegada para un vuelo nacional',
              value: '2 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Control de seguridad, espera habitual',
              value: 'De 5 a 15 minutos',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Si el oratorio queda antes del control, deja libre el tiempo de la fila. Puedes verla en [tiempo en filas](/informacion-en-tiempo-real/tiempo-en-filas).',
        },
      ],
    },
    {
      heading: 'Preguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '¿Hay misa u otros oficios?',
              answer:
                'Pregunta los horarios en el punto de información o escríbenos por el [formulario de contacto](/contacto). Pueden cambiar en fiestas.',
            },
            {
              question: '¿Puedo reservarlo para un grupo?',
              answer:
                'Escríbenos con la fecha, la hora y el número de personas, y espera la respuesta antes de contar con él.',
            },
            {
              question: '¿Es accesible en silla de ruedas?',
              answer:
                'Pide la ruta sin escaleras en el punto de información y consulta [accesibilidad](/accesibilidad).',
            },
            {
              question: '¿Qué hago si busco ayuda en un mal momento?',
              answer:
                'Acércate al [servicio médico](/servicios/servicio-medico-y-emergencias) o a cualquier persona del aeropuerto.',
            },
          ],
        },
        {
          kind: 'links',
          items: [{ label: 'Ayuda al viajero', href: '/servicios/ayuda-al-viajero' }],
        },
      ],
    },
  ],
};

export default content;
