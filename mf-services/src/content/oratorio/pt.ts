import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Se você quer orar ou ficar um pouco em silêncio, encontre o oratório no [mapa](/mapas) antes de passar pela segurança: assim você sabe de que lado fica.',
  sections: [
    {
      heading: 'Como encontrar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Abra o mapa',
              text: 'Filtre por serviços e escolha seu terminal no [mapa](/mapas).',
            },
            {
              title: 'Confirme a área',
              text: 'Pergunte no balcão de informações se fica antes ou depois do controle e se está aberto.',
            },
            {
              title: 'Calcule a caminhada',
              text: 'Veja as [distâncias](/informacion-en-tiempo-real/distancias) do oratório até o seu portão.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Como usar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Entre em silêncio e deixe o celular em modo avião ou sem som.',
            'Dê espaço a outras pessoas e a outras crenças.',
            'Não coma nem durma lá dentro. Para dormir, veja [quartos de descanso](/servicios/habitaciones-de-descanso).',
            'Leve seu tapete, seu livro ou o que precisar: não conte com encontrar lá.',
            'Fique com a bagagem o tempo todo.',
          ],
        },
        {
          kind: 'text',
          text: 'Se você está com crianças e elas ficarem inquietas, dê uma volta e volte depois: em [viagem em família](/viaje-en-familia) há mais ideias para a espera.',
        },
      ],
    },
    {
      heading: 'Quanto tempo você tem',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Chegada para um voo internacional',
              value: '3 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Chegada para um voo nacional',
              value: '2 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Controle de segurança, espera habitual',
              value: 'De 5 a 15 minutos',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Se o oratório fica antes do controle, deixe livre o tempo da fila. Ela aparece em [tempo de fila](/informacion-en-tiempo-real/tiempo-en-filas).',
        },
      ],
    },
    {
      heading: 'Perguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Há missa ou outros cultos?',
              answer:
                'Pergunte os horários no balcão de informações ou escreva pelo [formulário de contato](/contacto). Eles podem mudar em feriados.',
            },
            {
              question: 'Posso reservar para um grupo?',
              answer:
                'Escreva com a data, o horário e o número de pessoas, e espere a resposta antes de contar com ele.',
            },
            {
              question: 'É acessível em cadeira de rodas?',
              answer:
                'Peça a rota sem escadas no balcão de informações e veja [acessibilidade](/accesibilidad).',
            },
            {
              question: 'O que faço se preciso de ajuda em um momento difícil?',
              answer:
                'Procure o [serviço médico](/servicios/servicio-medico-y-emergencias) ou qualquer pessoa do aeroporto.',
            },
          ],
        },
        {
          kind: 'links',
          items: [{ label: 'Ajuda ao viajante', href: '/servicios/ayuda-al-viajero' }],
        },
      ],
    },
  ],
};

export default content;
