import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'A lei define quanto uma resposta pode demorar. O prazo conta em dias úteis, a partir do dia seguinte ao recebimento da sua mensagem.',
  sections: [
    {
      heading: 'Quanto demora a resposta',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Pedido, queixa ou reclamação', value: '15 dias úteis', source: 'ley1755' },
            { label: 'Documentos ou informações', value: '10 dias úteis', source: 'ley1755' },
            { label: 'Consulta', value: '30 dias úteis', source: 'ley1755' },
          ],
        },
        {
          kind: 'list',
          items: [
            'Ao enviar, você recebe um número de referência. Guarde-o para perguntar sobre seu caso.',
            'Se a mensagem for de outro órgão, nós a encaminhamos em 5 dias úteis e avisamos você.',
            'Se for preciso mais tempo, avisamos antes do fim do prazo. No total, não pode passar do dobro.',
          ],
        },
      ],
    },
    {
      heading: 'Talvez a resposta já esteja aqui',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Situação de um voo', href: '/vuelos' },
            { label: 'Achados e perdidos', href: '/servicios/objetos-perdidos' },
            { label: 'Tarifas de táxi', href: '/servicios/taxis' },
            { label: 'Acessibilidade', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};
export default content;
