import type es from './es.ts';

const pt: Record<keyof typeof es, string> = {
  contactTitle: 'Contato',
  contactLead:
    'Conte o que você precisa. Você recebe um número de referência e a resposta por e-mail.',
  fullNameLabel: 'Nome completo',
  emailLabel: 'E-mail',
  emailNear: 'Você quis dizer {{address}}?',
  emailHint: 'A resposta chega nesse endereço.',
  mobileLabel: 'Celular',
  mobileHint: 'Se não for da Colômbia, comece com + e o código do país.',
  subjectLabel: 'Assunto',
  commentLabel: 'Comentário',
  charactersLeft: 'Caracteres restantes: {{count}}.',
  charactersOver: 'Caracteres a mais: {{count}}.',
  commentHint: 'Até {{max}} caracteres. Se for sobre um voo, escreva o número e a data.',
  consentPurpose:
    'Usamos seus dados apenas para ler e responder esta mensagem, como exige a Lei colombiana 1581 de 2012. Você pode retirar sua autorização quando quiser, por este mesmo meio.',
  consentLabel: 'Autorizo o uso dos meus dados para esse fim',
  trap: 'Deixe este campo vazio',
  send: 'Enviar mensagem',
  sending: 'Enviando',
  errorTitle: 'Confira estes campos',
  errorMark: 'Erro: ',
  fullName_required: 'Digite o nome',
  fullName_long: 'Reduza o nome para {{max}} caracteres',
  text_invalid: 'Escreva de novo em uma só linha, sem sinais que não se veem',
  email_required: 'Digite um e-mail',
  email_invalid: 'Digite um e-mail no formato nome@exemplo.com',
  email_unreachable: 'Nenhum servidor recebe e-mail nesse domínio: confira o que vem depois do @',
  email_long: 'Reduza o e-mail para {{max}} caracteres',
  mobile_required: 'Digite o celular',
  mobile_invalid: 'Digite um celular de 7 a 15 números',
  mobile_long: 'Reduza o celular para {{max}} caracteres',
  subject_required: 'Digite o assunto',
  subject_long: 'Reduza o assunto para {{max}} caracteres',
  comment_required: 'Digite um comentário',
  comment_long: 'Reduza o comentário para {{max}} caracteres',
  consent_required: 'Você deve aceitar os termos',
  failureTitle: 'Sua mensagem não foi enviada',
  failure_offline:
    'Você está sem conexão. O que você escreveu continua aqui: envie quando voltar a ter internet.',
  failure_timeout:
    'A resposta demorou demais. Envie de novo: se já chegou, não fica gravada duas vezes.',
  failure_tooMany:
    'Recebemos várias mensagens seguidas da sua conexão. Espere dez minutos e envie de novo. O que você escreveu continua aqui.',
  failure_server:
    'Agora não podemos recebê-la. Espere um momento e envie de novo. O que você escreveu continua aqui.',
  sentTitle: 'Obrigado por nos dar sua opinião',
  sentReference: 'Seu número de referência é',
  sentNext: 'O que acontece agora',
  sentKeep: 'Guarde o número de referência: com ele você pode perguntar sobre sua mensagem.',
  sentAnswer: 'Respondemos para {{email}}.',
  sentConfirmation: 'Respondemos ao e-mail que você informou.',
  sentTerm: 'Se for um pedido, uma queixa ou uma reclamação, respondemos dentro do prazo da lei.',
  sentAnother: 'Escrever outra mensagem',
  newsletterTitle: 'Boletim',
  newsletterLead: 'Receba as novidades do El Dorado por e-mail.',
  newsletterConsent:
    'Aceito os termos e autorizo o uso do meu nome e do meu e-mail apenas para me enviar o boletim. Posso retirar essa autorização quando quiser.',
  newsletterTerms: 'Ler os termos e condições',
  newsletterSend: 'Assinar',
  newsletterDone: 'Sua assinatura foi registrada',
  newsletterNext:
    'Enviamos um e-mail para confirmar: abra o link. Cada boletim traz outro para sair.',
  newsletterFailed: 'Sua assinatura não foi enviada',
  newsletterTooMany:
    'Recebemos várias assinaturas seguidas da sua conexão. Espere dez minutos e envie de novo. O que você escreveu continua aqui.',
  newsletterBusy:
    'Muitas pessoas se inscrevem pela sua conexão. Espere um minuto e envie de novo aqui.',
};
export default pt;
