import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Sal por la puerta indicada, ve al puesto oficial del primer carril y exige el taxímetro. Aquí están las tarifas vigentes y lo que puedes hacer si te cobran de más.',
  sections: [
    {
      heading: 'Cómo tomar el taxi oficial',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ve al puesto oficial',
              text: 'Está en el primer carril, al salir de llegadas. No aceptes ofertas dentro de la terminal ni en los parqueaderos.',
            },
            {
              title: 'Verifica la placa',
              text: '[Consúltala](/servicios/taxis/placa) y compárala con la de la tarjeta de control antes de subir. Si no coincide o la tarjeta no está a la vista, espera otro vehículo.',
            },
            {
              title: 'Mira el taxímetro al arrancar',
              text: 'Pide que lo enciendan delante de ti y que la tabla de tarifas esté a la vista.',
            },
            {
              title: 'Paga y pide el recibo',
              text: 'Suma los recargos que correspondan y guarda el recibo o una foto del taxímetro.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Puesto del concesionario',
              value: 'Primer carril, puertas 5 o 9',
              source: 'caracolStand',
            },
            { label: 'Distancia al centro', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Cómo se cobra',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ejemplo: taxi estándar, 15 km, de día',
              value: '4.500 + 150 × 159 + 8.000 = 36.350 pesos, más las esperas',
              source: 'decreto042',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Los recargos se suman al final de la carrera. El tráfico cuenta: cada espera agrega unidades. Los taxis pedidos por plataforma tienen otra tabla; la aplicación debe mostrarte el valor antes de confirmar.',
        },
      ],
    },
    {
      heading: 'Cómo reconocer un vehículo autorizado',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Tarjeta de control',
              value:
                'Va detrás de la silla del copiloto, con foto y nombre del conductor, la placa, la empresa y las tarifas',
              source: 'wradioCard',
            },
            {
              label: 'Para cobrar las tarifas de 2026',
              value: 'Taxímetro recalibrado y el nuevo tarjetón de precios a la vista',
              source: 'rcnFares',
            },
            {
              label: 'Consulta de la ciudad',
              value:
                'En Movilidad a un clic escribes la placa y ves si el taxi y el conductor están autorizados',
              source: 'caracolPlate',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si la placa no coincide con la de la tarjeta, si no hay taxímetro o si te piden un precio fijo, no subas. Vuelve al puesto y avisa al personal.',
        },
      ],
    },
    {
      heading: 'Si te cobran de más',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Reúne las pruebas',
              text: 'Placa, empresa, fecha y hora, recorrido, unidades del taxímetro y valor pagado. Una foto basta.',
            },
            {
              title: 'Reclama al concesionario',
              text: 'Escríbele con esas pruebas y pide la devolución de lo que pagaste de más.',
            },
            {
              title: 'Quéjate ante la autoridad',
              text: 'La Secretaría Distrital de Movilidad de Bogotá regula y vigila los taxis. Presenta la queja por sus canales de atención y guarda el número de radicado.',
            },
            {
              title: 'Cuéntanos también',
              text: 'Radica una [PQRS](/contacto) con el tema Servicios aeroportuarios. Recibes un número para seguirla.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Compromiso del concesionario (octubre de 2025)',
              value: 'Devolver al pasajero lo cobrado en exceso y sancionar al conductor',
              source: 'espectadorOvercharge',
            },
            {
              label: 'Correo de Taxi Imperial',
              value: 'servicioalcliente@taxiimperial.com.co',
              source: 'espectadorOvercharge',
            },
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
              question: '¿Pago el recargo también cuando voy hacia el aeropuerto?',
              answer: 'Sí. Se cobra desde y hacia El Dorado o el Puente Aéreo.',
            },
            {
              question: '¿Puedo reservar antes de aterrizar?',
              answer:
                'Sí. [Reserva](/servicios/taxis/reservar) con tu número de vuelo y la recogida sigue su llegada real. Pagas en efectivo o con datáfono.',
            },
            {
              question: '¿Y si viajo con mucho equipaje?',
              answer:
                'Avisa en el puesto antes de subir, para que te asignen un vehículo con espacio para todos y para las maletas.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Transporte público', href: '/servicios/transporte-publico' },
            { label: 'Cómo llegar al aeropuerto', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Mapa de la terminal', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
