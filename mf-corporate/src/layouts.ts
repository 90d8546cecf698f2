import type { LayoutDeclaration } from '@eldorado/remote';

/** The company's part: sober, for those who work with the airport or write about it. */
const corporate: LayoutDeclaration = {
  name: { es: 'Corporativo', en: 'Corporate', fr: 'Entreprise', pt: 'Corporativo' },
  home: 'corporativo',
  colour: '#24384d',
  text: 'light',
  menu: [
    {
      page: 'corporativo',
      label: { es: 'El aeropuerto', en: 'The airport', fr: 'L’aéroport', pt: 'O aeroporto' },
    },
    { page: 'carga' },
    {
      page: 'estadisticas-del-aeropuerto',
      label: { es: 'Estadísticas', en: 'Statistics', fr: 'Statistiques', pt: 'Estatísticas' },
    },
    {
      page: 'el-dorado-informa',
      label: {
        es: 'Sala de prensa',
        en: 'Press room',
        fr: 'Espace presse',
        pt: 'Sala de imprensa',
      },
    },
    { page: 'trabaja-con-nosotros' },
  ],
  footer: [
    { page: 'reconocimientos' },
    { page: 'nuestro-compromiso' },
    { page: 'revista-check-in' },
    { page: 'el-dorado-sostenible' },
    { page: 'terminos-y-condiciones' },
  ],
};

/** The microsite of the environmental programmes. */
const green: LayoutDeclaration = {
  name: {
    es: 'El Dorado sostenible',
    en: 'Sustainable El Dorado',
    fr: 'El Dorado durable',
    pt: 'El Dorado sustentável',
  },
  home: 'el-dorado-sostenible',
  colour: '#8bc34a',
  text: 'dark',
  menu: [
    {
      page: 'sobre-la-iniciativa',
      label: { es: 'La iniciativa', en: 'The initiative', fr: 'L’initiative', pt: 'A iniciativa' },
    },
    { page: 'agua' },
    { page: 'suelo' },
    { page: 'cambio-climatico' },
    { page: 'salud-y-seguridad' },
  ],
  footer: [{ page: 'reconocimientos' }, { page: 'el-dorado-informa' }],
};

export const layouts = { corporate, green };
