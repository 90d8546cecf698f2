import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si tienes varias horas entre vuelos, pregunta primero si hay cupo y en qué zona queda la habitación: antes o después del control.',
  sections: [
    {
      heading: 'Cómo encontrar dónde descansar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Mira cuánto tiempo te queda',
              text: 'Calcula desde ahora hasta el embarque, no hasta la salida. Usa la página de tu vuelo en [salidas](/vuelos/salidas).',
            },
            {
              title: 'Ubica el servicio',
              text: 'Filtra por servicios en el [mapa](/mapas) o pregunta en el punto de información.',
            },
            {
              title: 'Confirma la zona',
              text: 'Pregunta si está antes o después de seguridad y si necesitas pasabordo.',
            },
            {
              title: 'Pide el precio por escrito',
              text: 'Confirma el total y el tiempo incluido antes de pagar.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Qué preguntar antes de reservar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Por cuántas horas se alquila y cuánto cuesta cada hora adicional.',
            'Si incluye ducha, toallas, wifi y enchufes.',
            'Cuántas personas caben y si reciben niños.',
            'Si hay habitación accesible para silla de ruedas.',
            'Si te despiertan y si puedes cancelar sin costo.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si tu vuelo internacional llega a Bogotá y sigue a otro país, debes entrar a Colombia. Revisa los requisitos en [migración](/servicios/migracion-y-pasaportes) antes de buscar hotel.',
        },
      ],
    },
    {
      heading: 'Otras formas de descansar',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Salas VIP:** algunas venden la entrada por visita. Compara en [salas VIP](/establecimientos/salas-vip).',
            '**Restaurantes y cafés:** busca cuáles están abiertos en [restaurantes](/establecimientos/restaurantes).',
            '**Hotel en la ciudad:** calcula el trayecto en [cómo llegar](/transporte/como-llegar-al-aeropuerto) y el regreso con trancón.',
            '**Sillas de la terminal:** lleva abrigo y tapaojos. De noche hace frío.',
          ],
        },
      ],
    },
    {
      heading: 'Si tu vuelo se retrasa hasta la noche',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Demora por causa de la aerolínea, después de las 22:00',
              value: 'Alojamiento a cargo de la aerolínea',
              source: 'wradio-rac3',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Pídelo en el mostrador de tu aerolínea antes de pagar por tu cuenta y guarda los recibos. Conoce más en [ayuda al viajero](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Pon dos alarmas y deja el equipaje contigo. No cuentes con oír los llamados de abordaje desde la habitación.',
        },
      ],
    },
    {
      heading: 'Te puede servir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Guarda equipaje', href: '/servicios/guarda-equipaje' },
            { label: 'Conexiones', href: '/vuelos/conexiones' },
            { label: 'Escríbenos', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
