const es = {
  contactTitle: 'Contacto',
  contactLead:
    'Cuéntanos qué necesitas. Te damos un número de referencia y te respondemos por correo.',
  fullNameLabel: 'Nombre completo',
  emailLabel: 'Correo electrónico',
  emailNear: '¿Quisiste decir {{address}}?',
  emailHint: 'Ahí te llega la respuesta.',
  mobileLabel: 'Celular',
  mobileHint: 'Si no es de Colombia, empieza con + y el indicativo del país.',
  subjectLabel: 'Asunto',
  commentLabel: 'Comentario',
  charactersLeft: 'Caracteres restantes: {{count}}.',
  charactersOver: 'Caracteres de más: {{count}}.',
  commentHint: 'Hasta {{max}} caracteres. Si hablas de un vuelo, escribe su número y la fecha.',
  consentPurpose:
    'Usamos tus datos solo para leer y responder este mensaje, como pide la Ley 1581 de 2012. Puedes retirar tu autorización cuando quieras, por este mismo medio.',
  consentLabel: 'Autorizo el uso de mis datos para este fin',
  trap: 'Deja este campo vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando',
  errorTitle: 'Revisa estos campos',
  errorMark: 'Error: ',
  fullName_required: 'Ingresa el nombre',
  fullName_long: 'Acorta el nombre a {{max}} caracteres',
  text_invalid: 'Escríbelo de nuevo en una sola línea, sin signos que no se ven',
  email_required: 'Ingresa un correo electrónico',
  email_invalid: 'Ingresa un correo electrónico con el formato nombre@ejemplo.com',
  email_unreachable:
    'Ningún servidor recibe correo en ese dominio: revisa lo que va después de la @',
  email_long: 'Acorta el correo electrónico a {{max}} caracteres',
  mobile_required: 'Ingresa el celular',
  mobile_invalid: 'Ingresa un celular de 7 a 15 números',
  mobile_long: 'Acorta el celular a {{max}} caracteres',
  subject_required: 'Ingresa el asunto',
  subject_long: 'Acorta el asunto a {{max}} caracteres',
  comment_required: 'Ingresa un comentario',
  comment_long: 'Acorta el comentario a {{max}} caracteres',
  consent_required: 'Debe aceptar los terminos',
  failureTitle: 'Tu mensaje no se ha enviado',
  failure_offline:
    'No tienes conexión. Lo que escribiste sigue aquí: envíalo cuando vuelvas a tener internet.',
  failure_timeout:
    'La respuesta tardó demasiado. Envíalo de nuevo: si ya llegó, no se guarda dos veces.',
  failure_tooMany:
    'Recibimos varios mensajes seguidos desde tu conexión. Espera diez minutos y envíalo de nuevo. Lo que escribiste sigue aquí.',
  failure_server:
    'Ahora no podemos recibirlo. Espera un momento y envíalo de nuevo. Lo que escribiste sigue aquí.',
  sentTitle: 'Gracias por brindarnos su opinion',
  sentReference: 'Tu número de referencia es',
  sentNext: 'Qué sigue',
  sentKeep: 'Guarda el número de referencia: con él puedes preguntar por tu mensaje.',
  sentAnswer: 'Te respondemos a {{email}}.',
  sentConfirmation: 'Te respondemos al correo que escribiste.',
  sentTerm: 'Si es una petición, una queja o un reclamo, te respondemos dentro del plazo de ley.',
  sentAnother: 'Escribir otro mensaje',
  newsletterTitle: 'Boletín',
  newsletterLead: 'Recibe en tu correo las novedades de El Dorado.',
  newsletterConsent:
    'Acepto los términos y autorizo el uso de mi nombre y mi correo solo para enviarme el boletín. Puedo retirar esta autorización cuando quiera.',
  newsletterTerms: 'Leer los términos y condiciones',
  newsletterSend: 'Suscribirme',
  newsletterDone: 'Se ha súscrito correctamente',
  newsletterNext:
    'Te enviamos un correo para confirmar: abre su enlace. Cada boletín trae otro para dejarlo.',
  newsletterFailed: 'Tu suscripción no se ha enviado',
  newsletterTooMany:
    'Recibimos varias suscripciones seguidas desde tu conexión. Espera diez minutos y envíala de nuevo. Lo que escribiste sigue aquí.',
  newsletterBusy:
    'Muchas personas se suscriben desde tu conexión. Espera un minuto y vuelve a enviar.',
};
export default es;
