import { defineRemote } from '@eldorado/remote';
import { agua } from './content/agua/meta.ts';
import { cambioClimatico } from './content/cambio-climatico/meta.ts';
import { carga } from './content/carga/meta.ts';
import { corporativo } from './content/corporativo/meta.ts';
import { elDoradoInforma } from './content/el-dorado-informa/meta.ts';
import { elDoradoSostenible } from './content/el-dorado-sostenible/meta.ts';
import { estadisticasDelAeropuerto } from './content/estadisticas-del-aeropuerto/meta.ts';
import { nuestroCompromiso } from './content/nuestro-compromiso/meta.ts';
import { reconocimientos } from './content/reconocimientos/meta.ts';
import { revistaCheckIn } from './content/revista-check-in/meta.ts';
import { saludYSeguridad } from './content/salud-y-seguridad/meta.ts';
import { sobreLaIniciativa } from './content/sobre-la-iniciativa/meta.ts';
import { suelo } from './content/suelo/meta.ts';
import { terminosYCondiciones } from './content/terminos-y-condiciones/meta.ts';
import { trabajaConNosotros } from './content/trabaja-con-nosotros/meta.ts';

export default defineRemote({
  name: 'mf-corporate',
  contract: 1,
  // The page's id is the folder of its content.
  pages: [
    {
      id: 'corporativo',
      path: '/corporativo',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 10 },
      ...corporativo,
    },
    {
      id: 'reconocimientos',
      path: '/corporativo/servicios/reconocimientos',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 11 },
      ...reconocimientos,
    },
    {
      id: 'trabaja-con-nosotros',
      path: '/corporativo/servicios/trabaja-con-nosotros',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 12 },
      ...trabajaConNosotros,
    },
    {
      id: 'nuestro-compromiso',
      path: '/corporativo/servicios/nuestro-compromiso',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 13 },
      ...nuestroCompromiso,
    },
    {
      id: 'carga',
      path: '/carga',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 14 },
      ...carga,
    },
    {
      id: 'el-dorado-informa',
      path: '/el-dorado-informa',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 15 },
      ...elDoradoInforma,
    },
    {
      id: 'estadisticas-del-aeropuerto',
      path: '/comunicados/estadisticas-del-aeropuerto',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 16 },
      ...estadisticasDelAeropuerto,
    },
    {
      id: 'revista-check-in',
      path: '/comunicados/revista-check-in',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 17 },
      ...revistaCheckIn,
    },
    {
      id: 'terminos-y-condiciones',
      path: '/comunicados/terminos-y-condiciones',
      screen: 'article',
      background: 'corporate',
      menu: { group: 'airport', order: 18 },
      ...terminosYCondiciones,
    },
    {
      id: 'el-dorado-sostenible',
      path: '/el-dorado-sostenible',
      screen: 'article',
      background: 'sustainability',
      menu: { group: 'sustainability', order: 1 },
      ...elDoradoSostenible,
    },
    {
      id: 'sobre-la-iniciativa',
      path: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
      screen: 'article',
      background: 'sustainability',
      menu: { group: 'sustainability', order: 2 },
      ...sobreLaIniciativa,
    },
    {
      id: 'agua',
      path: '/el-dorado-sostenible/servicios/agua',
      screen: 'article',
      background: 'sustainability',
      menu: { group: 'sustainability', order: 3 },
      ...agua,
    },
    {
      id: 'cambio-climatico',
      path: '/el-dorado-sostenible/servicios/cambio-climatico',
      screen: 'article',
      background: 'sustainability',
      menu: { group: 'sustainability', order: 4 },
      ...cambioClimatico,
    },
    {
      id: 'suelo',
      path: '/el-dorado-sostenible/servicios/suelo',
      screen: 'article',
      background: 'sustainability',
      menu: { group: 'sustainability', order: 5 },
      ...suelo,
    },
    {
      id: 'salud-y-seguridad',
      path: '/el-dorado-sostenible/servicios/salud-y-seguridad',
      screen: 'article',
      background: 'sustainability',
      menu: { group: 'sustainability', order: 6 },
      ...saludYSeguridad,
    },
  ],
  screens: {
    article: () => import(/* webpackChunkName: "screen-article" */ './article/ArticlePage.tsx'),
  },
});
