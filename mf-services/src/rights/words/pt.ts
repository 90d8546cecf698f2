import type { RightsWords } from './rightsWords.ts';

export const pt: RightsWords = {
  form: {
    title: 'O que a companhia deve a você?',
    flight: 'Número do voo',
    flightHint: 'Por exemplo, AV 8523. O atraso e a causa vêm das nossas informações de voos.',
    show: 'Ver meus direitos',
    notFound:
      'Não encontramos esse voo nestes dias. Confira o número ou responda às perguntas abaixo.',
    without: 'Sem número de voo, ou se já passou',
    problem: 'O que aconteceu?',
    delay: 'Meu voo está atrasado',
    cancelled: 'Meu voo foi cancelado',
    overbooked: 'O voo estava cheio e não me deixaram embarcar',
    hours: 'Horas de espera, ou as que anunciaram',
    cause: 'Qual foi a causa?',
    unknown: 'Ninguém me disse',
    airline: 'A companhia: avião, tripulação, operação',
    other: 'O mau tempo ou outra força maior',
    night: 'A espera passa das 22:00 e não moro em Bogotá',
  },
  titles: {
    none: ({ flight }) => `Nenhum atraso anunciado para o ${flight}`,
    delay: ({ flight, delay }) => (flight ? `${flight}: ${delay} de atraso` : `Atraso de ${delay}`),
    cancelled: ({ flight }) => (flight ? `${flight} está cancelado` : 'Voo cancelado'),
    overbooked: () => 'Você ficou sem lugar',
    other: ({ flight }) => `Até onde sabemos, o RAC 3 não cobre o ${flight}`,
  },
  leads: {
    none: 'Se atrasar por causa da companhia, isto é o que ela deve a você.',
    airline: 'A causa é da companhia: ela deve a você o que está marcado.',
    unknown:
      'Pergunte a causa e peça que fique por escrito: se for da companhia, ela deve a você o que está marcado.',
    other:
      'A causa não é da companhia. Se você ainda não viajou, pode pedir de volta tudo o que pagou, sem multa. Se a viagem já começou, ela deve levar você ao destino pelo meio mais rápido ou devolver o trecho não voado, com alimentação e hospedagem razoáveis.',
    notCovered: ({ airline }) =>
      `O regulamento colombiano rege os voos de passageiros que saem de um aeroporto do país. Pergunte à ${airline} que regra vale para o seu.`,
    overbooked: ({ share }) =>
      `Ela deve levar você no próximo voo ou, se não houver, em outra companhia, e pagar ${share} do preço do trecho. Enquanto espera, você tem direito ao que está marcado.`,
    cancelled: ({ share }) =>
      `Se não devolver o dinheiro, ela deve a você hospedagem e traslado, ao menos ${share} do preço do trecho e, enquanto espera, o que está marcado.`,
  },
  steps: {
    refreshment: () => 'Um lanche e uma ligação',
    meal: () => 'Uma refeição, conforme a hora',
    compensation: ({ percent }) =>
      `Ao menos ${percent}% do preço do trecho, em dinheiro; em passagens, vales ou milhas só se você aceitar`,
    lodging: ({ time }) =>
      `Hospedagem e traslado, se a espera passar das ${time} e você não estiver onde mora`,
  },
  from: ({ delay }) => `A partir de ${delay}`,
  over: ({ delay }) => `Mais de ${delay}`,
  due: 'É seu direito',
  dueIf: 'É seu direito se a causa for da companhia',
  claimTitle: 'Onde reclamar',
  claim: ({ term }) => [
    `Primeiro, com a companhia: ela tem ${term} para responder.`,
    'Se não responder ou você não concordar, na Superintendencia de Transporte, a autoridade sobre as companhias aéreas.',
  ],
  letterTitle: 'Carta para a companhia',
  letterHint: 'Troque o que está entre colchetes. O que você escrever não sai desta página.',
  letterLabel: 'Texto da carta',
  letterMail: 'Abrir no meu e-mail',
  source: ({ source, date }) => `Fonte: ${source}, lida em ${date}.`,
  demo: 'O atraso deste voo é da demonstração deste site, não da operação do aeroporto.',
  letter: {
    subject: ({ what, flight }) => `Reclamação por ${what} do voo ${flight}`,
    what: { delay: 'atraso', cancelled: 'cancelamento', overbooked: 'overbooking' },
    flight: '[número do voo]',
    airline: '[companhia]',
    day: '[data]',
    time: '[hora]',
    ends: '[origem] – [destino]',
    opening: ({ airline }) => `À ${airline}`,
    who: ({ flight, ends, day, time }) =>
      `Eu, [nome completo], documento [número], reserva [código], reclamo pelo voo ${flight}, ${ends}, marcado para ${day} às ${time}.`,
    happened: {
      delay: ({ delay }) => `O voo teve ${delay} de atraso.`,
      cancelled: () => 'O voo foi cancelado.',
      overbooked: () =>
        'Eu tinha reserva confirmada e não pude viajar porque foram vendidos mais lugares do que o voo tinha.',
    },
    cause: {
      airline: 'A causa informada é da companhia.',
      unknown: 'A causa não me foi informada por escrito, e peço que seja.',
      other: 'A causa informada é alheia à companhia.',
    },
    ask: 'Com base no Reglamento Aeronáutico de Colombia, RAC 3, solicito:',
    refund: 'a devolução de tudo o que paguei, sem multa',
    unusedRefund: 'a devolução do que paguei',
    lodging: 'hospedagem e traslado',
    share: ({ share }) => `ao menos ${share} do preço do trecho`,
    next: 'o transporte no próximo voo ou em outra companhia',
    receipts: '[Anexo os recibos do que paguei enquanto esperava.]',
    answer: ({ term }) => `Espero sua resposta em até ${term}, em [e-mail e telefone].`,
    closing: 'Atenciosamente,\n[nome completo]',
  },
};
