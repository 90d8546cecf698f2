/** Every address of spec.md section 2, without locale prefix, and the app that owns it (design.md section 2). */
const owned: Readonly<Record<string, readonly string[]>> = {
  shell: ['/', '/health'],
  'mf-flights': ['/vuelos', '/vuelos/salidas', '/vuelos/llegadas', '/vuelos/conexiones'],
  'mf-establishments': [
    ...['aerolineas', 'tiendas', 'restaurantes', 'salas-vip', 'cajeros-electronicos', 'renta-de-vehiculos', 'entidades-aeroportuarias'].map(
      (kind) => `/establecimientos/${kind}`,
    ),
    '/tu-viaje-inicia-en-el-dorado',
    '/tu-viaje-inicia-en-el-dorado/restaurantes',
    '/tu-viaje-inicia-en-el-dorado/tiendas',
    '/ofertas',
    '/ofertas/pasajeros',
    '/paraiso-sello-local',
    '/mapas',
  ],
  'mf-services': [
    ...[
      'prepara-tu-viaje', 'aduanas', 'instrucciones-equipaje', 'migracion-y-pasaportes', 'mascotas',
      'transporte-publico', 'objetos-perdidos', 'internet-wifi', 'guarda-equipaje', 'carros-de-equipaje',
      'habitaciones-de-descanso', 'notaria', 'oratorio', 'punto-de-vacunacion', 'servicio-medico-y-emergencias',
      'sanidad-y-emergencia', 'servicios-tecnologicos', 'sillas-de-ruedas', 'ayuda-al-viajero',
    ].map((service) => `/servicios/${service}`),
    '/prepara-tu-viaje/divisas',
    '/viaje-en-familia',
    '/informacion-en-tiempo-real/parqueaderos',
    '/informacion-en-tiempo-real/tiempo-en-filas',
    '/informacion-en-tiempo-real/distancias',
    '/accesibilidad',
    '/transporte/como-llegar-al-aeropuerto',
  ],
  'mf-taxi': ['/servicios/taxis'],
  'mf-forms': ['/contacto'],
  'mf-corporate': [
    '/comunicados/terminos-y-condiciones',
    '/comunicados/estadisticas-del-aeropuerto',
    '/comunicados/revista-check-in',
    '/el-dorado-informa',
    '/corporativo',
    '/corporativo/servicios/reconocimientos',
    '/corporativo/servicios/trabaja-con-nosotros',
    '/corporativo/servicios/nuestro-compromiso',
    '/carga',
    '/el-dorado-sostenible',
    ...['sobre-la-iniciativa', 'agua', 'cambio-climatico', 'suelo'].map(
      (page) => `/el-dorado-sostenible/servicios/${page}`,
    ),
  ],
};

export const specRoutes = Object.entries(owned).flatMap(([owner, paths]) =>
  paths.map((path) => ({ owner, path })),
);
