import { documentedVariables } from './files.ts';
import { everything, nameLabel, pods, sources } from './manifests.ts';

interface Policy {
  spec: {
    podSelector: {
      matchLabels?: Record<string, string>;
      matchExpressions?: { key: string; values: string[] }[];
    };
    egress?: unknown[];
  };
}

test.each(
  pods.map(
    ({ manifest, pod }) =>
      [
        `${manifest.kind} ${manifest.metadata.namespace ?? 'base'}/${manifest.metadata.name}`,
        pod,
      ] as const,
  ),
)('%s runs with no more rights than it needs, and with limits', (_name, { spec }) => {
  expect(spec.securityContext?.runAsNonRoot).toBe(true);
  expect(spec.automountServiceAccountToken).toBe(false);
  for (const { securityContext, resources } of spec.containers) {
    expect(securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(resources?.limits?.memory).toBeDefined();
    expect(resources?.requests?.cpu).toBeDefined();
  }
});

test.each(['api', 'gateway'])(
  '%s is asked whether it lives and whether it is ready, and ends in time',
  (name) => {
    const found = pods.filter(
      ({ manifest, pod }) =>
        manifest.kind === 'Deployment' && pod.metadata.labels[nameLabel] === name,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { pod } of found) {
      const [container] = pod.spec.containers;
      expect(container?.livenessProbe).toBeDefined();
      expect(container?.readinessProbe).not.toEqual(container?.livenessProbe);
      // The site ends within 10 s of SIGTERM, which comes when the pause before it is over.
      const pause = container?.lifecycle?.preStop?.sleep?.seconds ?? 0;
      expect(pause).toBeGreaterThan(0);
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + 10);
    }
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Service'])
      expect(
        sources.filter((each) => each.kind === kind && each.metadata.name === name),
      ).toHaveLength(1);
  },
);

test('every pod has a way out only where a policy names it', () => {
  const policies = sources.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as Policy[];
  const named = policies.flatMap(({ spec: { podSelector, egress } }) =>
    egress
      ? [
          podSelector.matchLabels?.[nameLabel] ?? [],
          ...(podSelector.matchExpressions ?? []).flatMap(({ values }) => values),
        ].flat()
      : [],
  );
  const labels = new Set(pods.map(({ pod }) => pod.metadata.labels[nameLabel]));
  // A policy for pods that are not there lets nobody out, and is a spelling mistake.
  expect(named.filter((name) => !labels.has(name))).toEqual([]);
  expect([...labels].filter((name) => name !== undefined && !named.includes(name))).toEqual([]);
  const closed = policies.find(
    ({ spec }) => Object.keys(spec.podSelector).length === 0 && !spec.egress,
  );
  expect(closed).toBeDefined();
});

test('a gateway has a role of its own in the database, and may reach it', () => {
  const secretsOf = (name: string) =>
    pods
      .filter(({ pod }) => pod.metadata.labels[nameLabel] === name)
      .flatMap(({ pod }) => pod.spec.containers.flatMap(({ env = [] }) => env))
      .filter((each) => each.name === 'DATABASE_URL')
      .map(({ valueFrom }) => valueFrom?.secretKeyRef?.name);
  expect(new Set(secretsOf('gateway'))).toEqual(new Set(['gateway-database']));
  expect(secretsOf('api')).not.toContain('gateway-database');
  const [database] = sources.filter(
    ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'database',
  ) as unknown as Policy[];
  expect(database?.spec.podSelector.matchExpressions?.[0]?.values).toContain('gateway');
});

test('every variable that a pod gets is documented', () => {
  const known = documentedVariables();
  const set = pods.flatMap(({ pod }) =>
    pod.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
  );
  const maps = everything
    .filter(({ kind }) => kind === 'ConfigMap')
    .flatMap((map) => Object.keys((map as unknown as { data: object }).data));
  const missing = [...new Set([...set, ...maps])].filter(
    (name) => !known.has(name) && name !== 'USER',
  );
  expect(missing).toEqual([]);
});
