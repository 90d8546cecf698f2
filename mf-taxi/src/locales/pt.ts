import type es from './es.ts';

const pt: Record<keyof typeof es, string> = {
  retry: 'Tentar de novo',

  'fare.title': 'Calcule sua tarifa',
  'fare.lead': 'Saiba quanto custa antes de entrar. Você não precisa fazer login.',
  'fare.submit': 'Calcular a tarifa',
  'fare.waiting': 'Diga para onde você vai ou de onde sai e mostramos o valor, linha por linha.',
  'fare.toBookings': 'Ver minhas reservas de táxi',
  'fare.failure': 'Não foi possível calcular a tarifa',
  'fare.failureText':
    'Verifique sua conexão e tente de novo. O que você digitou continua no formulário.',
  'fare.route.from': 'Do aeroporto a {{place}}',
  'fare.route.to': 'De {{place}} ao aeroporto',
  'fare.when': '{{date}}, {{time}} · cerca de {{km}} km por estrada',
  'fare.range': 'Entre {{min}} e {{max}}',
  'fare.why': 'O valor menor é sem esperas. O maior inclui a espera habitual no trânsito.',
  'fare.lines': 'Como é calculado',
  'fare.item': 'Item',
  'fare.count': 'Cálculo',
  'fare.amount': 'Valor',
  'fare.total': 'Total sem esperas',
  'fare.rounded': 'Os totais são arredondados para {{cop}}.',
  'fare.decree': '{{decree}}, em vigor desde {{day}}.',
  'fare.source': 'Fonte:',
  'fare.readOn': 'consultada em {{day}}.',

  'field.direction': 'Trajeto',
  'direction.from': 'Saindo do aeroporto',
  'direction.to': 'Para o aeroporto',
  'field.place': 'Lugar da cidade',
  'field.placeHint': 'Um bairro, uma zona de hotéis, um shopping ou a rodoviária',
  'field.at': 'Data e hora',
  'field.atHint': 'Horário de Bogotá. Deixe vazio para sair agora.',
  'field.vehicle': 'Tipo de táxi',
  'vehicle.standard': 'Comum',
  'vehicle.quality': 'Com fator de excelência',
  'field.doorToDoor': 'Peço por telefone ou aplicativo (porta a porta)',

  'error.title': 'Confira estes dados',
  'error.place.required': 'Informe o lugar da cidade',
  'error.place.unknown': 'Não conhecemos “{{place}}”. Escolha um lugar da lista ou um próximo.',
  'error.place.several': '“{{place}}” pode ser mais de um lugar. Escolha um.',
  'error.at': 'Informe uma data e uma hora válidas ou deixe o campo vazio',

  'line.start': 'Bandeirada',
  'line.units': 'Distância, em unidades de {{metres}} m',
  'line.airport': 'Adicional do aeroporto',
  'line.night-holiday': 'Adicional noturno, de domingo ou feriado',
  'line.door-to-door': 'Serviço porta a porta',
  'line.minimum': 'Ajuste para a corrida mínima',

  'session.checking': 'Procurando sua sessão neste navegador.',
  'session.script':
    'Para ver suas reservas, ative o JavaScript: sua sessão fica guardada só neste navegador.',
  'session.needed': 'Entre para ver suas reservas',
  'session.explained':
    'As reservas são feitas e consultadas com o número do seu celular e um código de verificação. Não há sessão aberta neste navegador.',
  'session.toTaxis': 'Ir para a página de táxis',
  'session.user': 'Sessão de {{name}}',
  'session.logOut': 'Sair',

  'bookings.active': 'Reservas ativas',
  'bookings.noneActive': 'Você não tem reservas ativas',
  'bookings.history': 'Histórico',
  'bookings.noneHistory': 'As corridas que você já fez aparecem aqui.',
  'bookings.failure': 'Não foi possível carregar suas reservas',
  'bookings.failureText':
    'Suas reservas continuam guardadas. Verifique sua conexão e tente de novo.',

  'booking.number': 'Reserva {{number}}',
  'booking.when': '{{date}}, {{time}}',
  'booking.route': 'De {{origin}} a {{destination}}',
  'booking.status.nueva': 'Nova',
  'booking.status.confirmada': 'Confirmada',
  'booking.status.cumplida': 'Concluída',
  'booking.plate': 'Procure a placa',
  'booking.vehicle': 'Veículo',
  'booking.driver': 'Motorista',
  'booking.persons': 'Pessoas',
  'booking.bags': 'Malas',
  'booking.payment': 'Pagamento',
  'booking.payment.cash': 'Dinheiro',
  'booking.payment.card-terminal': 'Maquininha',
  'booking.price': 'Valor',
};

export default pt;
