import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'La ley fija cuánto puede tardar una respuesta. El plazo se cuenta en días hábiles, desde el día siguiente al que recibimos tu mensaje.',
  sections: [
    {
      heading: 'Cuánto tarda la respuesta',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Petición, queja o reclamo', value: '15 días hábiles', source: 'ley1755' },
            { label: 'Documentos o información', value: '10 días hábiles', source: 'ley1755' },
            { label: 'Consulta', value: '30 días hábiles', source: 'ley1755' },
          ],
        },
        {
          kind: 'list',
          items: [
            'Al enviar recibes un número de referencia. Guárdalo para preguntar por tu caso.',
            'Si tu mensaje le corresponde a otra entidad, lo pasamos en 5 días hábiles y te avisamos.',
            'Si hace falta más tiempo, te lo decimos antes de que venza el plazo. En total no puede pasar del doble.',
          ],
        },
      ],
    },
    {
      heading: 'Quizá ya tenemos la respuesta',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Estado de un vuelo', href: '/vuelos' },
            { label: 'Objetos perdidos', href: '/servicios/objetos-perdidos' },
            { label: 'Tarifas de taxi', href: '/servicios/taxis' },
            { label: 'Accesibilidad', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};
export default content;
