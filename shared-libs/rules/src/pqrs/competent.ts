interface Authority {
  name: string;
  facts: string;
}

/**
 * Services at the airport that an authority renders, and so answers for, by their slugs. How to reach it are the facts
 * `dian-web` and `dian-phone`, as far as they are known.
 */
const authorities: Readonly<Record<string, Authority>> = {
  'migracion-y-pasaportes': { name: 'Migración Colombia', facts: 'migracion' },
  aduanas: { name: 'DIAN', facts: 'dian' },
};

/** The authority that renders a service; undefined for what the airport renders, and for what is no service. */
export const pqrsAuthorityOf = (service: string): Authority | undefined =>
  Object.hasOwn(authorities, service) ? authorities[service] : undefined;
