/**
 * Services at the airport that an authority renders, and so answers for, by their slugs. How to reach it are the facts
 * `dian-web` and `dian-phone`, as far as they are known.
 */
export const pqrsAuthorities: Readonly<Record<string, { name: string; facts: string }>> = {
  'migracion-y-pasaportes': { name: 'Migración Colombia', facts: 'migracion' },
  aduanas: { name: 'DIAN', facts: 'dian' },
};
