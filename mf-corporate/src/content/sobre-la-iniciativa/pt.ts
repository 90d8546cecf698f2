import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'A iniciativa reúne o trabalho ambiental do aeroporto em quatro programas e deixa suas metas à vista.',
  sections: [
    {
      heading: 'Em que consiste',
      blocks: [
        {
          kind: 'text',
          text: 'Um aeroporto gasta água e energia o tempo todo, produz resíduos e recebe milhares de pessoas. A iniciativa organiza a resposta em quatro frentes para medir cada uma em separado.',
        },
        {
          kind: 'list',
          items: [
            '**Água:** usar menos da rede pública e devolvê-la mais limpa.',
            '**Solo:** reaproveitar resíduos em vez de enterrá-los.',
            '**Mudança climática:** gastar menos energia e produzir parte dela com o sol.',
            '**Saúde e segurança:** cuidar de passageiros, visitantes e trabalhadores.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Quatro programas',
              value: 'Água, solo, mudança climática, saúde e segurança',
              source: 'caracolProgrammes',
            },
          ],
        },
      ],
    },
    {
      heading: 'Metas publicadas',
      blocks: [
        {
          kind: 'table',
          caption: 'Metas com data',
          head: ['Tema', 'Hoje', 'Meta para 2028'],
          rows: [['Resíduos reaproveitados', '65%', '70%']],
          source: 'bibo',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Redução de emissões até 2028', value: '57%', source: 'nuevoSiglo' },
            {
              label: 'Programa ao qual está vinculada',
              value: 'Programa Nacional de Neutralidade de Carbono, Ministério do Ambiente',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: '“Hoje” é o valor que a fonte trazia quando a lemos. A data de leitura está no fim da página.',
        },
      ],
    },
    {
      heading: 'Como participar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Se você viaja',
              text: 'Separe os resíduos e encha sua garrafa. São os dois gestos mais repetidos no terminal.',
            },
            {
              title: 'Se você tem uma loja',
              text: 'Pergunte pelo plano de resíduos da sua área na administração do aeroporto.',
            },
            {
              title: 'Se você estuda ou pesquisa',
              text: 'Peça dados em [manifestações](/contacto) e diga de que período precisa.',
            },
            {
              title: 'Se você é vizinho',
              text: 'Conte em [manifestações](/contacto) o que percebe, onde e a que horas.',
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
              question: 'Quem verifica estes números?',
              answer:
                'Aqui mostramos a fonte pública. Para auditorias ou certificados em vigor, peça por escrito.',
            },
            {
              question: 'Por que não há mais metas?',
              answer: 'Só publicamos as que têm uma fonte que você possa abrir.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado sustentável', href: '/el-dorado-sostenible' },
            {
              label: 'Mudança climática',
              href: '/el-dorado-sostenible/servicios/cambio-climatico',
            },
            { label: 'Solo', href: '/el-dorado-sostenible/servicios/suelo' },
          ],
        },
      ],
    },
  ],
};

export default content;
