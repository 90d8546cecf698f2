import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Um quinto da energia vem do sol. O próximo passo é gastar menos e fazer com que chegar aqui também polua menos.',
  sections: [
    {
      heading: 'O que já funciona',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Usina solar', value: 'Cerca de 11.000 painéis', source: 'nuevoSiglo' },
            {
              label: 'Energia fornecida',
              value: '20% do consumo do terminal',
              source: 'nuevoSiglo',
            },
            {
              label: 'Luminárias trocadas por outras de alta eficiência',
              value: 'Cerca de 25.000',
              source: 'nuevoSiglo',
            },
            { label: 'Economia na iluminação', value: '50%', source: 'nuevoSiglo' },
          ],
        },
      ],
    },
    {
      heading: 'A meta',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Redução de emissões até 2028', value: '57%', source: 'nuevoSiglo' },
            {
              label: 'Marco nacional',
              value: 'Programa Nacional de Neutralidade de Carbono',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'A meta é da operadora e cobre as emissões do aeroporto. As dos voos são informadas por cada companhia aérea.',
        },
      ],
    },
    {
      heading: 'Sua viagem até aqui',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Veja o transporte público',
              text: 'Há ônibus entre a cidade e o terminal. Consulte [rotas e tarifas](/servicios/transporte-publico).',
            },
            {
              title: 'Divida o táxi',
              text: 'Calcule a corrida em [táxis](/servicios/taxis) e divida com quem vai para a mesma região.',
            },
            {
              title: 'Se vier de carro',
              text: 'Saia com antecedência e veja as vagas em [estacionamentos](/informacion-en-tiempo-real/parqueaderos) para não ficar dando voltas.',
            },
            { title: 'Entre terminais', text: 'Pegue o ônibus gratuito em vez de um táxi.' },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Ônibus entre terminais', value: 'Grátis, 24 horas', source: 'semanaBus' },
            { label: 'Distância até o centro', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Erros comuns',
      blocks: [
        {
          kind: 'list',
          items: [
            'Chegar ao terminal errado e voltar para a via.',
            'Deixar o motor ligado enquanto espera alguém.',
            'Imprimir o cartão de embarque que já está no celular.',
          ],
        },
      ],
    },
    {
      heading: 'Perguntas frequentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Posso compensar meu voo?',
              answer:
                'Pergunte à companhia aérea se ela tem um programa e quem o verifica. Este site não vende créditos.',
            },
            {
              question: 'Quanto o aeroporto emite?',
              answer:
                'Não publicamos um inventário porque não temos um recente com fonte aberta. Peça em [manifestações](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Como chegar ao aeroporto', href: '/transporte/como-llegar-al-aeropuerto' },
            {
              label: 'Sobre a iniciativa',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            { label: 'Água', href: '/el-dorado-sostenible/servicios/agua' },
          ],
        },
      ],
    },
  ],
};

export default content;
