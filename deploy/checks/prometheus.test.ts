import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { stringify } from 'yaml';
import { deployDir, parseYaml, readText } from './files.ts';
import { findProgram, run } from './programs.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}
interface Panel {
  title: string;
  targets?: { expr: string }[];
  gridPos: { x: number; y: number; w: number; h: number };
}

const promtool = findProgram('promtool');
const [rules] = parseYaml(readText('prometheus/alerts.yaml')) as [Rules];
const alerts = rules.groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readText('grafana/dashboard.json')) as { panels: Panel[] };
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Metrics that code registers: its sources name each in one string. */
function registeredMetrics(): Set<string> {
  const folder = path.join(repoRoot, 'gateway/src');
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  return new Set([...text.matchAll(/'(eldorado_\w+)'/g)].map(([, name = '']) => name));
}

test('the rules are valid, and do as their own tests say', () => {
  run(promtool, ['check', 'rules', path.join(deployDir, 'prometheus/alerts.yaml')]);
  run(promtool, ['test', 'rules', path.join(deployDir, 'prometheus/alerts.test.yaml')]);
});

test('the configuration of Prometheus is valid', () => {
  const file = path.join(deployDir, 'prometheus/prometheus.yaml');
  run(promtool, ['check', 'config', '--syntax-only', file]);
});

test('every alert has a test, and says what to do', () => {
  const tested = readText('prometheus/alerts.test.yaml');
  const untested = alerts.filter(({ alert }) => !tested.includes(`alertname: ${alert}\n`));
  expect(untested.map(({ alert }) => alert)).toEqual([]);
  for (const { annotations } of alerts)
    expect(Object.keys(annotations)).toEqual(['summary', 'action']);
});

test('the dashboard asks in valid PromQL, and no panel covers another', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'dashboard-'));
  try {
    const plain = shown.map((expr) =>
      expr.replaceAll('$__rate_interval', '5m').replaceAll(/\$(namespace|instance)/g, '.*'),
    );
    const recorded = plain.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const file = path.join(dir, 'panels.yaml');
    writeFileSync(file, stringify({ groups: [{ name: 'panels', rules: recorded }] }));
    run(promtool, ['check', 'rules', file]);
  } finally {
    rmSync(dir, { recursive: true });
  }
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(cells).toHaveLength(new Set(cells).size);
});

test('rules and dashboard ask for metrics that the gateway has', () => {
  const known = registeredMetrics();
  const named = [...shown, ...alerts.map(({ expr }) => expr)]
    .flatMap((expr) => [...expr.matchAll(/\beldorado_\w+/g)].map(([name]) => name))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
