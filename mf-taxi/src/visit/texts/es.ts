/** What the pages without JavaScript say beside the words of those with it. */
const es = {
  titleTrip: 'Reserva tu taxi',
  titlePhone: 'Ingresa con tu celular',
  titleCode: 'Escribe el código',
  titleDetails: 'Quién viaja',
  titleReview: 'Revisa y reserva',
  titleDone: 'Tu reserva se realizó correctamente',
  titleBookings: 'Mis reservas de taxi',
  titleData: 'Mis datos del servicio de taxi',
  titleGone: 'Esta página ya no está disponible',
  lead: 'Paso a paso y con tarifa regulada. Lo que escribes se guarda un día en nuestro servidor.',
  choose: 'Elige un lugar',
  flightFromAirport: 'El vuelo se indica solo si sales del aeropuerto. Deja ese campo vacío.',
  wait: 'Llegan muchas solicitudes desde tu red. Espera un minuto y vuelve a pulsar el botón; tu número sigue aquí.',
  session:
    'Tu sesión dura 30 minutos. No compartas la dirección de esta página: quien la tenga puede ver tus reservas hasta que cierres la sesión.',
  gone: 'Lo que escribes se guarda un día, y la dirección cambia cuando ingresas o cierras la sesión.',
  restart: 'Empezar de nuevo',
  signedOut: 'Cerraste la sesión.',
  deleted: 'Eliminamos tus datos.',
  cancelled: 'Cancelamos la reserva. No pagas nada.',
};

export type VisitTexts = Readonly<Record<keyof typeof es, string>>;
export default es satisfies VisitTexts;
