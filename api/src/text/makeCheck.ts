import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: unknown;
}

type Node = TSchema & {
  description?: string;
  anyOf?: Node[];
  type?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node;
};

/** The schema of what a JSON pointer leads to. */
function schemaAt(schema: Node, path: string): Node {
  const parts = path.split('/').slice(1);
  return parts.reduce((node: Node, part) => {
    const real = node.anyOf?.find(({ type }) => type !== 'null') ?? node;
    return (
      real.properties?.[part] ??
      real.items ??
      Object.values(real.patternProperties ?? {})[0] ??
      real
    );
  }, schema);
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
      value,
    );
}

/** A check of values against a schema that reports each wrong place once, in words. */
export function makeCheck(schema: TSchema) {
  const compiled = Compile(schema);
  return (
    value: unknown,
    report: (...fault: [code: 'missing-value' | 'bad-value', path: string, what: string]) => void,
  ) => {
    if (compiled.Check(value)) return true;
    const errors = [...compiled.Errors(value)] as SchemaError[];
    const reported = new Set<string>();
    // The deepest places first: that a part is wrong says more than that the whole is.
    for (const { keyword, instancePath, params } of [...errors].sort(
      (a, b) => b.instancePath.length - a.instancePath.length,
    )) {
      const missing =
        keyword === 'required'
          ? ((params as { requiredProperties?: string[] }).requiredProperties ?? [])
          : [];
      const covered = [...reported].some(
        (path) => path === instancePath || path.startsWith(`${instancePath}/`),
      );
      for (const key of missing.filter((name) => !reported.has(`${instancePath}/${name}`))) {
        reported.add(`${instancePath}/${key}`);
        report('missing-value', `${instancePath}/${key}`, `${key} is missing.`);
      }
      if (missing.length > 0 || covered) continue;
      reported.add(instancePath);
      const expected = schemaAt(schema, instancePath).description ?? 'what is expected';
      report(
        'bad-value',
        instancePath,
        `${shown(valueAt(value, instancePath))} is not ${expected}.`,
      );
    }
    return false;
  };
}
export type Check = ReturnType<typeof makeCheck>;
