import type { HarnessExample } from '@eldorado/testing';

const now = '2026-03-02T15:00:00Z';

export const examples: HarnessExample[] = [
  { name: 'corporate', title: 'Corporate home', path: '/corporativo', now, api: {} },
  {
    name: 'figures',
    title: 'Airport statistics: tables with their sources',
    path: '/comunicados/estadisticas-del-aeropuerto',
    now,
    api: {},
  },
  { name: 'press', title: 'Press room', path: '/el-dorado-informa', now, api: {} },
  {
    name: 'sustainability',
    title: 'Sustainability microsite',
    path: '/el-dorado-sostenible',
    now,
    api: {},
  },
];
