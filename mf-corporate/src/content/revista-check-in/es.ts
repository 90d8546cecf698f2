import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Check In es la revista de El Dorado. Aquí te contamos cómo preguntar por ella y qué leer mientras esperas.',
  sections: [
    {
      heading: 'Cómo conseguirla',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Pregunta en un módulo de información',
              text: 'El personal te dice si hay ejemplares hoy y en qué punto de la terminal.',
            },
            {
              title: 'Escríbenos si buscas un número anterior',
              text: 'Usa [contacto](/contacto) con el asunto «Check In». Anota el tema o el mes que buscas.',
            },
            {
              title: 'Si eres del medio o estudias comunicación',
              text: 'Cuéntanos para qué la necesitas y qué páginas quieres citar.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'No publicamos aquí fechas de salida, tirajes ni ediciones digitales: no tenemos una fuente pública que los confirme.',
        },
      ],
    },
    {
      heading: 'Para proponer un tema o pautar',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Tema:** manda un párrafo con la historia, por qué importa a un viajero y a quién se puede entrevistar.',
            '**Foto:** dinos quién es el autor y si autoriza publicarla.',
            '**Pauta:** escribe el nombre de tu empresa, el mes y el formato que te interesa.',
            '**Corrección:** copia la frase, el número de la revista y la fuente correcta.',
          ],
        },
        {
          kind: 'text',
          text: 'Todo se envía por [contacto](/contacto). Si recibes una oferta de pauta por otro medio, confírmala antes de pagar.',
        },
      ],
    },
    {
      heading: 'Qué leer mientras esperas',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Tu viaje inicia en El Dorado](/tu-viaje-inicia-en-el-dorado): cómo usar el tiempo antes del vuelo.',
            '[Paraíso Sello Local](/paraiso-sello-local): regalos y sabores hechos en Colombia.',
            '[El Dorado sostenible](/el-dorado-sostenible): agua, suelo y energía, con cifras.',
            '[El Dorado informa](/el-dorado-informa): notas breves sobre reglas y tarifas que cambiaron.',
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
              question: '¿Puedo llevarme la revista?',
              answer:
                'Pregunta en el punto donde la encuentres. Si es el único ejemplar, déjalo para quien sigue.',
            },
            {
              question: '¿La hay en otros idiomas?',
              answer:
                'No lo podemos confirmar. Las notas de este sitio sí están en español, inglés, francés y portugués.',
            },
            {
              question: '¿Cómo recibo novedades?',
              answer:
                'Suscríbete al boletín al final de cualquier página. Es una autorización aparte y la puedes retirar.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado informa', href: '/el-dorado-informa' },
            { label: 'Contacto', href: '/contacto' },
            { label: 'Corporativo', href: '/corporativo' },
          ],
        },
      ],
    },
  ],
};

export default content;
