import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'O que você separa bem é recuperado. O que vai misturado é enterrado.',
  sections: [
    {
      heading: 'Como descartar bem, em três passos',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Esvazie', text: 'Despeje o líquido antes de deixar o copo ou a garrafa.' },
            {
              title: 'Separe',
              text: 'Tire a comida da embalagem. Papelão limpo, plástico e latas vão à parte.',
            },
            {
              title: 'Leia a placa',
              text: 'Use a lixeira que indica o que você tem na mão. Na dúvida, pergunte à equipe de limpeza.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Os números',
      blocks: [
        {
          kind: 'table',
          caption: 'Reaproveitamento de resíduos do aeroporto',
          head: ['Momento', 'Percentual'],
          rows: [
            ['Dado publicado', '65%'],
            ['Meta para 2028', '70%'],
          ],
          source: 'bibo',
        },
        {
          kind: 'text',
          text: 'Reaproveitar quer dizer que o material volta a ser usado ou transformado. O resto sai como resíduo comum.',
        },
      ],
    },
    {
      heading: 'Antes de viajar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Leve só a comida que vai comer: frutas, plantas e sementes podem ficar na [alfândega](/servicios/aduanas) do seu destino.',
            'Tire da mala os líquidos que não passam no controle. Cada frasco retido vira lixo.',
            'Não jogue pilhas nem carregadores no lixo comum. Pergunte em um balcão de informações onde entregar.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Nunca deixe uma bateria em uma lixeira: ela pode pegar fogo. Se estiver inchada ou quente, avise a equipe na hora.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Baterias de lítio avulsas e vapes',
              value: 'Viajam só na cabine',
              source: 'semanaCabin',
            },
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
              question: 'Posso doar a comida que não comi?',
              answer: 'Pergunte no restaurante. Não podemos prometer que aceitem.',
            },
            {
              question: 'Perdi algo que pode ter ido para o lixo. O que faço?',
              answer:
                'Avise logo os [achados e perdidos](/servicios/objetos-perdidos), com a hora e o local.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado sustentável', href: '/el-dorado-sostenible' },
            { label: 'Água', href: '/el-dorado-sostenible/servicios/agua' },
            { label: 'Instruções de bagagem', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
