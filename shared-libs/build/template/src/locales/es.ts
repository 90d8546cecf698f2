const es = {
  lead: 'Cuenta en una frase para qué sirve esta página.',
  time: 'Son las {{time}} en el aeropuerto.',
  flights: 'Ver los vuelos',
};

export default es;
