import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Saia pela porta indicada, vá ao ponto oficial na primeira faixa e exija o taxímetro. Aqui estão as tarifas em vigor e o que fazer se cobrarem a mais.',
  sections: [
    {
      heading: 'Como pegar o táxi oficial',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Vá ao ponto oficial',
              text: 'Fica na primeira faixa, na saída do desembarque. Não aceite ofertas dentro do terminal nem nos estacionamentos.',
            },
            {
              title: 'Confira a placa',
              text: '[Consulte](/servicios/taxis/placa) e compare com a do cartão de controle do motorista antes de entrar. Se forem diferentes ou o cartão não estiver à vista, espere outro veículo.',
            },
            {
              title: 'Veja o taxímetro ser ligado',
              text: 'Peça que seja ligado na sua frente, com a tabela de tarifas à vista.',
            },
            {
              title: 'Pague e peça o recibo',
              text: 'Some os adicionais que se aplicam a você e guarde o recibo ou uma foto do taxímetro.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Ponto da concessionária',
              value: 'Primeira faixa, portas 5 ou 9',
              source: 'caracolStand',
            },
            { label: 'Distância até o centro', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Como a corrida é cobrada',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Exemplo: táxi comum, 15 km, de dia',
              value: '4.500 + 150 × 159 + 8.000 = 36.350 pesos, mais as esperas',
              source: 'decreto042',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Os adicionais são somados no fim da corrida. O trânsito conta: cada espera acrescenta unidades. Táxis pedidos por aplicativo seguem outra tabela, e o aplicativo deve mostrar o valor antes de você confirmar.',
        },
      ],
    },
    {
      heading: 'Como reconhecer um veículo autorizado',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Cartão de controle (tarjeta de control)',
              value:
                'Fica atrás do banco do passageiro da frente, com foto e nome do motorista, a placa, a empresa e as tarifas',
              source: 'wradioCard',
            },
            {
              label: 'Para cobrar as tarifas de 2026',
              value: 'Taxímetro recalibrado e a nova tabela de preços à vista',
              source: 'rcnFares',
            },
            {
              label: 'Consulta da prefeitura',
              value:
                'No Movilidad a un clic, você digita a placa e vê se o táxi e o motorista estão autorizados',
              source: 'caracolPlate',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Se a placa não for a mesma do cartão, se não houver taxímetro ou se pedirem um preço fechado, não entre. Volte ao ponto e avise a equipe.',
        },
      ],
    },
    {
      heading: 'Se cobrarem a mais',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Reúna as provas',
              text: 'Placa, empresa, data e hora, trajeto, unidades do taxímetro e valor pago. Uma foto basta.',
            },
            {
              title: 'Reclame com a concessionária',
              text: 'Escreva com essas provas e peça a devolução do que você pagou a mais.',
            },
            {
              title: 'Reclame com a autoridade',
              text: 'A Secretaría Distrital de Movilidad, órgão de transporte de Bogotá, regula e fiscaliza os táxis. Registre a reclamação pelos canais de atendimento e guarde o número do protocolo.',
            },
            {
              title: 'Conte para nós também',
              text: 'Registre uma [manifestação](/contacto) no tema Serviços aeroportuários. Você recebe um número para acompanhar.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Compromisso da concessionária (outubro de 2025)',
              value: 'Devolver ao passageiro o que foi cobrado a mais e punir o motorista',
              source: 'espectadorOvercharge',
            },
            {
              label: 'E-mail da Taxi Imperial',
              value: 'servicioalcliente@taxiimperial.com.co',
              source: 'espectadorOvercharge',
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
              question: 'O adicional também vale na ida ao aeroporto?',
              answer: 'Sim. Ele é cobrado na saída e na chegada ao El Dorado ou ao Puente Aéreo.',
            },
            {
              question: 'Posso reservar antes de pousar?',
              answer:
                'Sim. [Reserve](/servicios/taxis/reservar) com o número do voo, e o embarque acompanha a chegada real. Você paga em dinheiro ou na maquininha.',
            },
            {
              question: 'E se eu tiver muita bagagem?',
              answer:
                'Avise no ponto antes de entrar, para receber um veículo com espaço para todos e para as malas.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Transporte público', href: '/servicios/transporte-publico' },
            { label: 'Como chegar ao aeroporto', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Mapa do terminal', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
