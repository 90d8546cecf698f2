import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Empieza por la terminal y la hora. Después revisa documentos, equipaje y cómo vas a llegar.',
  sections: [
    {
      heading: 'Antes de salir de casa',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Busca tu vuelo',
              text: 'Escribe el número en [salidas](/vuelos/salidas) y confirma la hora y la terminal.',
            },
            {
              title: 'Haz el check-in en línea',
              text: 'Guarda el pasabordo en el celular y lleva el cargador a mano.',
            },
            {
              title: 'Revisa tus documentos',
              text: 'Comprueba nombre, vigencia y visas. Si sales de Colombia o llegas, mira [migración y pasaportes](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Arma el equipaje',
              text: 'Separa lo que va en cabina de lo que va en bodega con las [instrucciones de equipaje](/servicios/instrucciones-equipaje).',
            },
            {
              title: 'Elige cómo llegar',
              text: 'Compara bus, taxi y carro en [cómo llegar al aeropuerto](/transporte/como-llegar-al-aeropuerto).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Cuánto tiempo necesitas',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Vuelo nacional', value: 'Llega 2 horas antes', source: 'rcn-llegada' },
            { label: 'Vuelo internacional', value: 'Llega 3 horas antes', source: 'rcn-llegada' },
            {
              label: 'Control de seguridad, espera habitual',
              value: 'De 5 a 15 minutos',
              source: 'cestee-filas',
            },
            {
              label: 'Inmigración al llegar, espera habitual',
              value: 'De 20 a 45 minutos',
              source: 'cestee-filas',
            },
            {
              label: 'Distancia al centro de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Son tiempos habituales y cambian con la hora y la temporada. Antes de salir mira el [tiempo en filas](/informacion-en-tiempo-real/tiempo-en-filas) de tu terminal.',
        },
      ],
    },
    {
      heading: 'Si te equivocas de terminal',
      blocks: [
        {
          kind: 'text',
          text: 'La Terminal 1 atiende vuelos internacionales y nacionales. La Terminal 2, o Puente Aéreo, solo atiende vuelos nacionales. Un bus gratuito las une.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Servicio del bus entre terminales',
              value: 'Gratis, las 24 horas',
              source: 'semana-bus',
            },
            {
              label: 'Frecuencia del bus entre terminales',
              value: 'Cada 15 a 18 minutos',
              source: 'wradio-bus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'La terminal depende de la aerolínea y puede cambiar. Confírmala el mismo día del vuelo.',
        },
      ],
    },
    {
      heading: 'Qué llevar en la mano',
      blocks: [
        {
          kind: 'list',
          items: [
            'Documento de identidad o pasaporte, y el pasabordo.',
            'Medicinas con su fórmula médica.',
            'Celular, cargador y baterías sueltas: nunca en bodega.',
            'Una muda de ropa y un abrigo: Bogotá es fría en la noche.',
            'Dinero para el primer trayecto. Consulta [divisas](/prepara-tu-viaje/divisas).',
          ],
        },
      ],
    },
    {
      heading: 'Según tu viaje',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Viajo con niños', href: '/viaje-en-familia' },
            { label: 'Viajo con mi mascota', href: '/servicios/mascotas' },
            { label: 'Necesito silla de ruedas o asistencia', href: '/servicios/sillas-de-ruedas' },
            { label: 'Hago conexión en Bogotá', href: '/vuelos/conexiones' },
            { label: 'Llevo dinero o mercancía', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
