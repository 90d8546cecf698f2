import type { HarnessExample } from '@eldorado/testing';

export const examples: HarnessExample[] = [
  {
    name: 'home',
    title: 'The page as it opens',
    path: '/sample',
    now: '2026-03-02T15:00:00Z',
    api: {},
  },
  {
    name: 'night',
    title: 'After midnight',
    path: '/sample',
    now: '2026-03-03T05:30:00Z',
    api: {},
  },
];
