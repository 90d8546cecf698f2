import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si llevas algo de esta lista, decláralo ante la DIAN antes de pasar el control. Si tienes dudas, declara y pregunta.',
  sections: [
    {
      heading: 'Qué debes declarar',
      blocks: [
        {
          kind: 'table',
          caption: 'Lo que se declara al entrar a Colombia o salir',
          head: ['Qué llevas', 'Cuándo lo declaras'],
          rows: [
            ['Dinero en efectivo', 'Más de 10.000 USD, o su equivalente, al entrar o al salir'],
            ['Mercancías', 'Si valen más de 2.000 USD o son para vender'],
            ['Plantas y animales', 'Siempre'],
            ['Bienes del patrimonio cultural', 'Siempre'],
            ['Armas', 'Siempre'],
          ],
          source: 'dian-530',
        },
        {
          kind: 'facts',
          items: [{ label: 'Formulario de declaración', value: 'DIAN 530', source: 'dian-530' }],
        },
      ],
    },
    {
      heading: 'Cómo hacerlo',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Suma antes de viajar',
              text: 'Cuenta el efectivo y el valor de lo que compraste. Lleva las facturas impresas o en el celular.',
            },
            {
              title: 'Llena la declaración',
              text: 'Usa el formulario vigente de la DIAN. Revísalo en su página o pídelo a un funcionario en el aeropuerto.',
            },
            {
              title: 'Preséntala en el control',
              text: 'Entrega la declaración con tu documento y muestra lo declarado si te lo piden.',
            },
            { title: 'Guarda la copia', text: 'Te sirve como prueba del ingreso o de la salida.' },
          ],
        },
        {
          kind: 'text',
          text: 'Si lo que vas a declarar viaja en la maleta de bodega, pregúntale a la DIAN en qué momento mostrarlo, sobre todo al salir.',
        },
      ],
    },
    {
      heading: 'Errores comunes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Repartir el efectivo entre varias maletas y no sumarlo.',
            'Olvidar que el límite cuenta también al salir del país.',
            'Traer semillas, frutas o comida de origen animal sin decirlo.',
            'Comprar una antigüedad sin preguntar si puede salir de Colombia.',
            'Botar las facturas antes de pasar el control.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'No declarar puede costarte la mercancía o el dinero. Declarar no significa siempre pagar: el funcionario te dice si debes algo.',
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
              question: '¿El límite de efectivo es por moneda?',
              answer:
                'No. Suma todo lo que llevas y conviértelo a dólares. La [calculadora de divisas](/prepara-tu-viaje/divisas) te da una idea del valor.',
            },
            {
              question: '¿Dónde pregunto por un caso especial?',
              answer:
                'Consulta a la DIAN antes de viajar. Ya en el aeropuerto, busca su punto de atención en [entidades aeroportuarias](/establecimientos/entidades-aeroportuarias).',
            },
            {
              question: '¿Y si viajo con mi perro o mi gato?',
              answer: 'Además de declararlo, cumple los pasos de [mascotas](/servicios/mascotas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Enlaces útiles',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'DIAN', href: 'https://www.dian.gov.co' },
            { label: 'Migración y pasaportes', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Instrucciones de equipaje', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
