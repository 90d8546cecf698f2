import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Confira primeiro os documentos de cada criança. É o que mais interrompe viagens em família e a única coisa que não se resolve na sala de embarque.',
  sections: [
    {
      heading: 'Documentos das crianças',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Um documento por criança',
              text: 'Passaporte para sair do país. Em voos nacionais, pergunte à companhia qual ela aceita.',
            },
            {
              title: 'Um Check-Mig por criança',
              text: 'Cada pessoa preenche o seu. Veja [imigração e passaportes](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Autorização de saída',
              text: 'Se a criança viaja sem um dos pais, consulte antes a Migración Colombia e resolva em um [cartório](/servicios/notaria).',
            },
            {
              title: 'Vacinas',
              text: 'Leve a carteira e veja o que o destino exige no [posto de vacinação](/servicios/punto-de-vacunacion).',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Check-Mig',
              value: 'Entre 72 horas e 1 hora antes do voo',
              source: 'checkmig-plazo',
            },
            {
              label: 'Faixa biométrica da imigração',
              value: 'A partir de 12 anos, balcão 68, piso 2',
              source: 'rcn-biometria',
            },
          ],
        },
      ],
    },
    {
      heading: 'A bolsa de mão',
      blocks: [
        {
          kind: 'list',
          items: [
            'Fraldas, uma troca completa e sacos para a roupa molhada.',
            'Comida para a viagem e água para depois do controle.',
            'Remédios com receita e um brinquedo que não faça barulho.',
            'Casaco: no avião e em Bogotá faz frio.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Líquidos na cabine',
              value: 'Frascos de até 100 ml em um saco de até 1 litro',
              source: 'prensa-cabina',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Para o leite e a comida do bebê, pergunte à companhia e avise no controle antes de passar.',
        },
      ],
    },
    {
      heading: 'O dia do voo',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Chegue com margem',
              text: 'Com crianças, some tempo para o banheiro e a comida.',
            },
            {
              title: 'Use o carrinho até o embarque',
              text: 'Pergunte à companhia onde você entrega e onde recebe de volta.',
            },
            {
              title: 'Divida as tarefas',
              text: 'Um adulto leva os documentos e outro cuida das crianças.',
            },
            {
              title: 'Combine um ponto de encontro',
              text: 'Coloque no bolso delas um papel com seu nome e celular.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Voo nacional', value: 'Chegue 2 horas antes', source: 'rcn-llegada' },
            { label: 'Voo internacional', value: 'Chegue 3 horas antes', source: 'rcn-llegada' },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Se uma criança se perder, avise na hora a pessoa de uniforme mais próxima e diga que roupa ela usa.',
        },
      ],
    },
    {
      heading: 'Comer e esperar',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Praças de alimentação', value: '5', source: 'el-dorado-servicios' }],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurantes', href: '/establecimientos/restaurantes' },
            { label: 'Banheiros e serviços no mapa', href: '/mapas' },
            { label: 'Distâncias a pé', href: '/informacion-en-tiempo-real/distancias' },
            { label: 'Serviço médico', href: '/servicios/servicio-medico-y-emergencias' },
          ],
        },
      ],
    },
  ],
};

export default content;
