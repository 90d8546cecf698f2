import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'El dual M86/K86 une el aeropuerto con la Calle 26 y la Carrera 7. Necesitas una tarjeta con saldo: compra una antes de subir.',
  sections: [
    {
      heading: 'Ruta, pasaje y tarjeta',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ruta del aeropuerto',
              value: 'Dual M86/K86: aeropuerto, Calle 26 y Carrera 7',
              source: 'bluradio-dual',
            },
            {
              label: 'Pasaje, vigente desde el 14 de enero de 2026',
              value: '3.550 COP',
              source: 'laveintitres-pasaje',
            },
            {
              label: 'Transbordos',
              value: 'Hasta 2 en 125 minutos',
              source: 'laveintitres-pasaje',
            },
            { label: 'Tarjeta', value: '8.000 COP', source: 'pulzo-tarjeta' },
          ],
        },
      ],
    },
    {
      heading: 'Del aeropuerto a la ciudad',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Sal de llegadas y busca la parada',
              text: 'Sigue los avisos de transporte público. Si no la ves, mira el [mapa](/mapas) o pregunta en el punto de información.',
            },
            {
              title: 'Compra o recarga la tarjeta',
              text: 'Pregunta en el punto de información dónde venden y recargan en ese momento.',
            },
            {
              title: 'Toma el dual',
              text: 'Revisa el letrero: el mismo bus lleva una letra al ir y otra al volver.',
            },
            {
              title: 'Haz el transbordo con la misma tarjeta',
              text: 'Valida dentro del tiempo permitido y no la compartas.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si llegas muy tarde o con mucho equipaje, compara con el [taxi](/servicios/taxis). Confirma el horario del dual con TransMilenio antes de contar con él.',
        },
      ],
    },
    {
      heading: 'Entre terminales',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Bus entre la Terminal 1 y la Terminal 2',
              value: 'Gratis, las 24 horas',
              source: 'semana-bus',
            },
            { label: 'Frecuencia', value: 'Cada 15 a 18 minutos', source: 'wradio-bus' },
          ],
        },
        {
          kind: 'text',
          text: 'Suma ese trayecto a tu tiempo si tu vuelo sale de la otra terminal. No necesitas tarjeta.',
        },
      ],
    },
    {
      heading: 'Consejos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Viaja con la maleta delante de ti y el celular guardado.',
            'En horas pico los buses van llenos. Sal antes o después si puedes.',
            'Compra una tarjeta por persona si van a hacer transbordo.',
            'Para volver al aeropuerto, calcula el trancón de la Calle 26.',
          ],
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
              question: '¿Puedo pagar en efectivo dentro del bus?',
              answer:
                'Cuenta con pagar con tarjeta y cárgala antes de subir. Si no sabes dónde, pregunta en el punto de información.',
            },
            {
              question: '¿Puedo subir con maletas?',
              answer:
                'Sí, si las puedes cargar y no bloquean el paso. Con varias maletas el taxi es más cómodo.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Otras formas de llegar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Cómo llegar al aeropuerto', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Taxis', href: '/servicios/taxis' },
            { label: 'Parqueaderos', href: '/informacion-en-tiempo-real/parqueaderos' },
          ],
        },
      ],
    },
  ],
};

export default content;
