import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Un regalo hecho en Colombia sin salir del aeropuerto: emprendimientos locales entre el control y tu sala, y plazoletas de comida para todos los gustos.',
  sections: [
    {
      heading: 'Empieza por tu sala',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ubica tu sala',
              text: 'Mira la terminal y la sala en tu [vuelo](/vuelos/salidas). Lo que está cerca te deja más tiempo.',
            },
            {
              title: 'Filtra las tiendas',
              text: 'En [tiendas](/establecimientos/tiendas) elige tu terminal y la zona: pública, antes del control, o de pasajeros, después.',
            },
            {
              title: 'Revisa si está abierta',
              text: 'Cada ficha trae el horario de cada día y dice si el lugar está abierto en este momento.',
            },
            {
              title: 'Sigue el mapa',
              text: 'Desde la ficha, el [mapa](/mapas) te muestra en qué piso y zona está.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Emprendimientos locales', value: 'Más de 40', source: 'airport' },
            { label: 'Plazoletas de comida', value: '5', source: 'airport' },
          ],
        },
      ],
    },
    {
      heading: 'Qué puedes encontrar',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Para regalar:** artesanías, accesorios, diseño y dulces.',
            '**Para la casa:** café, chocolate y otros productos empacados.',
            '**Para comer aquí:** cocina local, café y pastelería, parrilla, pizza y comida saludable, entre otras categorías.',
          ],
        },
        {
          kind: 'text',
          text: 'La oferta cambia con el tiempo. Si buscas una marca concreta, escribe su nombre en el buscador antes de caminar hasta allá.',
        },
      ],
    },
    {
      heading: 'Antes de pagar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pregunta si el precio ya incluye impuestos y pide la factura.',
            'Pregunta cómo cambiar el producto si sales del país hoy.',
            'Si es frágil, pide empaque para viaje.',
            'Si es comida, planta o semilla, revisa primero si tu destino la deja entrar.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Líquidos, cremas y salsas en cabina',
              value:
                'Envases de hasta 100 ml, en una bolsa transparente de hasta 1 litro (unos 20 × 20 cm)',
              source: 'cabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Un dulce en almíbar, una salsa o un licor comprado antes del control cuenta como líquido. Cómpralo después del control o empácalo en el equipaje de bodega.',
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
              question: '¿Puedo ir si no voy a viajar?',
              answer:
                'A los locales de zona pública, sí. Los que están después del control son solo para pasajeros con pasabordo.',
            },
            {
              question: '¿Cómo vendo mi producto en El Dorado?',
              answer:
                'Escríbenos por el [formulario de contacto](/contacto). Cuenta qué haces, dónde produces y si puedes facturar.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurantes', href: '/establecimientos/restaurantes' },
            { label: 'Ofertas', href: '/ofertas' },
            { label: 'Aduanas', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
