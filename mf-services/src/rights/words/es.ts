import type { RightsWords } from './rightsWords.ts';

export const es: RightsWords = {
  form: {
    title: '¿Qué te debe la aerolínea?',
    flight: 'Número de vuelo',
    flightHint:
      'Por ejemplo, AV 8523. La demora y la causa las tomamos de la información de vuelos.',
    show: 'Ver mis derechos',
    notFound:
      'No encontramos ese vuelo en estos días. Revisa el número o responde las preguntas de abajo.',
    without: 'Sin número de vuelo, o si ya pasó',
    problem: '¿Qué pasó?',
    delay: 'Mi vuelo se demora',
    cancelled: 'Cancelaron mi vuelo',
    overbooked: 'El vuelo iba lleno y no me dejaron subir',
    hours: 'Horas de espera, o las que anunciaron',
    cause: '¿Cuál fue la causa?',
    unknown: 'No me lo han dicho',
    airline: 'La aerolínea: avión, tripulación, operación',
    other: 'El clima u otra fuerza mayor',
    night: 'La espera pasa de las 22:00 y no vivo en Bogotá',
  },
  titles: {
    none: ({ flight }) => `${flight} no anuncia demora`,
    delay: ({ flight, delay }) => (flight ? `${flight}: ${delay} de demora` : `Demora de ${delay}`),
    cancelled: ({ flight }) => (flight ? `${flight} está cancelado` : 'Vuelo cancelado'),
    overbooked: () => 'Te quedaste sin puesto',
    other: ({ flight }) => `El RAC 3 no cubre ${flight}, hasta donde sabemos`,
  },
  leads: {
    none: 'Si se demora por causa de la aerolínea, esto es lo que te debe.',
    airline: 'La causa es de la aerolínea: te debe lo que está marcado.',
    unknown:
      'Pregunta la causa y pide que quede por escrito: si es de la aerolínea, te debe lo que está marcado.',
    other:
      'La causa no es de la aerolínea. Si aún no has viajado, puedes pedir la devolución de todo lo que pagaste, sin penalidad. Si tu viaje ya empezó, debe llevarte a tu destino por el medio más rápido o devolverte lo que no volaste, con comida y alojamiento razonables.',
    notCovered: ({ airline }) =>
      `El reglamento colombiano rige los vuelos de pasajeros que salen de un aeropuerto del país. Pregúntale a ${airline} qué norma aplica al tuyo.`,
    overbooked: ({ share }) =>
      `Debe llevarte en su siguiente vuelo o, si no hay, en otra aerolínea, y pagarte el ${share} del precio del trayecto. Mientras esperas te corresponde lo que está marcado.`,
    cancelled: ({ share }) =>
      `Si no te devuelve el dinero, te debe alojamiento y traslado, al menos el ${share} del precio del trayecto y, mientras esperas, lo que está marcado.`,
  },
  steps: {
    refreshment: () => 'Un refrigerio y una llamada',
    meal: () => 'Una comida, según la hora',
    compensation: ({ percent }) =>
      `Al menos el ${percent} % del precio del trayecto, en efectivo; en tiquetes, bonos o millas solo si aceptas`,
    lodging: ({ time }) =>
      `Alojamiento y traslado, si la espera pasa de las ${time} y no estás donde vives`,
  },
  from: ({ delay }) => `Desde ${delay}`,
  over: ({ delay }) => `Más de ${delay}`,
  due: 'Te corresponde',
  dueIf: 'Te corresponde si la causa es suya',
  claimTitle: 'Dónde reclamar',
  claim: ({ term }) => [
    `Primero, ante la aerolínea: tiene ${term} para responderte.`,
    'Si no responde o no estás de acuerdo, ante la Superintendencia de Transporte, la autoridad sobre las aerolíneas.',
  ],
  letterTitle: 'Carta para la aerolínea',
  letterHint: 'Cambia lo que está entre corchetes. Lo que escribas no sale de esta página.',
  letterLabel: 'Texto de la carta',
  letterMail: 'Abrir en mi correo',
  source: ({ source, date }) => `Fuente: ${source}, leída el ${date}.`,
  demo: 'La demora de este vuelo es de la demostración de este sitio, no de la operación del aeropuerto.',
  letter: {
    subject: ({ what, flight }) => `Reclamación por ${what} del vuelo ${flight}`,
    what: { delay: 'demora', cancelled: 'cancelación', overbooked: 'sobreventa' },
    flight: '[número de vuelo]',
    airline: '[aerolínea]',
    day: '[fecha]',
    time: '[hora]',
    ends: '[origen] – [destino]',
    opening: ({ airline }) => `Señores\n${airline}`,
    who: ({ flight, ends, day, time }) =>
      `Yo, [nombre completo], con documento de identidad [número] y reserva [código], reclamo por el vuelo ${flight}, ${ends}, programado para el ${day} a las ${time}.`,
    happened: {
      delay: ({ delay }) => `El vuelo tuvo una demora de ${delay}.`,
      cancelled: () => 'El vuelo fue cancelado.',
      overbooked: () =>
        'Tenía una reserva confirmada y no pude viajar porque el vuelo se vendió de más.',
    },
    cause: {
      airline: 'La causa informada es de la aerolínea.',
      unknown: 'No se me ha informado la causa por escrito y pido que se haga.',
      other: 'La causa informada es ajena a la aerolínea.',
    },
    ask: 'Con base en el Reglamento Aeronáutico de Colombia, RAC 3, solicito:',
    refund: 'la devolución de todo lo que pagué, sin penalidad',
    unusedRefund: 'la devolución de lo que pagué',
    lodging: 'alojamiento y traslado',
    share: ({ share }) => `al menos el ${share} del precio del trayecto`,
    next: 'el transporte en el siguiente vuelo o en otra aerolínea',
    receipts: '[Adjunto los recibos de lo que pagué mientras esperaba.]',
    answer: ({ term }) =>
      `Espero su respuesta dentro de los ${term} siguientes, en [correo y teléfono].`,
    closing: 'Atentamente,\n[nombre completo]',
  },
};
