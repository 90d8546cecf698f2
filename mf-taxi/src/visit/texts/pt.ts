import type { VisitTexts } from './es.ts';

const pt: VisitTexts = {
  titleTrip: 'Reserve seu táxi',
  titlePhone: 'Entre com seu celular',
  titleCode: 'Digite o código',
  titleDetails: 'Quem viaja',
  titleReview: 'Confira e reserve',
  titleDone: 'Sua reserva foi feita com sucesso',
  titleBookings: 'Minhas reservas de táxi',
  titleData: 'Meus dados do serviço de táxi',
  titleGone: 'Esta página não está mais disponível',
  lead: 'Passo a passo e com tarifa regulada. O que você escreve fica guardado por um dia em nosso servidor.',
  choose: 'Escolha um lugar',
  flightFromAirport: 'O voo só é informado ao sair do aeroporto. Deixe esse campo vazio.',
  wait: 'Há muitas solicitações vindas da sua rede. Espere um minuto e pressione o botão de novo; seu número continua aqui.',
  session:
    'Sua sessão dura 30 minutos. Não compartilhe o endereço desta página: quem o tiver pode ver suas reservas até você sair.',
  gone: 'O que você escreve fica guardado por um dia, e o endereço muda quando você entra ou sai.',
  restart: 'Começar de novo',
  signedOut: 'Você saiu da sua conta.',
  deleted: 'Excluímos seus dados.',
  cancelled: 'Cancelamos a reserva. Você não paga nada.',
};

export default pt;
