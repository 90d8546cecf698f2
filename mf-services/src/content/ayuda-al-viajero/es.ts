import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si el problema es de tu vuelo o tu maleta, empieza por la aerolínea. Si es de la terminal, ve al punto de información o escríbenos.',
  sections: [
    {
      heading: 'Si tu vuelo se demora',
      blocks: [
        {
          kind: 'table',
          caption: 'Lo que te debe la aerolínea si la demora es por su causa (RAC 3)',
          head: ['Demora', 'Qué puedes pedir'],
          rows: [
            ['De 1 a 3 horas', 'Refrigerio y una llamada'],
            ['De 3 a 5 horas', 'Comida'],
            ['Más de 5 horas', 'Además, el 30 % del valor del trayecto'],
            ['Si pasa de las 22:00', 'Alojamiento'],
          ],
          source: 'wradio-rac3',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Pregunta la causa', text: 'Pídela en el mostrador y toma nota de la hora.' },
            {
              title: 'Pide lo que te corresponde',
              text: 'Muestra tu pasabordo y menciona la demora en horas.',
            },
            { title: 'Guarda recibos y mensajes', text: 'Te sirven si después reclamas.' },
            { title: 'Sigue tu vuelo', text: 'Mira los cambios en [salidas](/vuelos/salidas).' },
          ],
        },
      ],
    },
    {
      heading: 'Según el problema',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Perdiste la conexión:** ve al mostrador de la aerolínea que te vendió el tiquete y revisa [conexiones](/vuelos/conexiones).',
            '**Tu maleta no llegó:** repórtala antes de salir de la sala de equipajes.',
            '**Perdiste un objeto:** sigue los pasos de [objetos perdidos](/servicios/objetos-perdidos).',
            '**Te sientes mal:** ve a [servicio médico](/servicios/servicio-medico-y-emergencias).',
            '**Te ofrecen un taxi en la puerta:** usa el [taxi autorizado](/servicios/taxis).',
          ],
        },
      ],
    },
    {
      heading: 'Peticiones y quejas',
      blocks: [
        {
          kind: 'text',
          text: 'Escríbenos por el [formulario de contacto](/contacto). Cuenta qué pasó, dónde y cuándo, y deja un correo. Guarda el número de radicado.',
        },
        {
          kind: 'table',
          caption:
            'Plazo máximo de respuesta, en días hábiles desde el día siguiente a la radicación',
          head: ['Solicitud', 'Días hábiles'],
          rows: [
            ['Petición, queja o reclamo', '15'],
            ['Documentos o información', '10'],
            ['Consulta', '30'],
          ],
          source: 'ley-1755',
        },
        {
          kind: 'text',
          text: 'Si otra entidad es la competente, le enviamos tu caso y te avisamos. La respuesta puede tardar más, pero siempre te lo decimos antes.',
        },
      ],
    },
    {
      heading: 'Antes de quejarte, ten a mano',
      blocks: [
        {
          kind: 'list',
          items: [
            'Número de vuelo, fecha y hora.',
            'Lugar: terminal, piso y mostrador o sala.',
            'Fotos, recibos y nombre de quien te atendió, si lo sabes.',
          ],
        },
      ],
    },
    {
      heading: 'Te puede servir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Contacto', href: '/contacto' },
            {
              label: 'Entidades aeroportuarias',
              href: '/establecimientos/entidades-aeroportuarias',
            },
            { label: 'Accesibilidad', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
