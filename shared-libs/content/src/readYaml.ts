import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentFault } from './faults.ts';

/** Reads a file of YAML by its schema, whose descriptions say what is expected. @returns undefined when it is faulty; the faults say where and why. */
export function readYaml<Schema extends TSchema>(
  schema: Schema,
  file: string,
  text: string,
  faults: ContentFault[],
): Static<Schema> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.errors.map(({ message, pos }) => ({
    line: lines.linePos(pos[0]).line,
    message: `${message.split('\n')[0] ?? 'not YAML'}. Write plain YAML.`,
  }));
  const value: unknown = problems.length === 0 ? (document.toJS() ?? {}) : undefined;
  const check = Compile(schema);
  if (problems.length === 0 && !check.Check(value)) {
    const errors = ([...check.Errors(value)] as unknown as SchemaError[]).filter(
      ({ keyword }) => keyword !== 'additionalProperties',
    );
    problems.push(
      ...errors.map((error) => ({
        line: lineOf(document, lines, error.instancePath),
        message: sentence(error, schema),
      })),
    );
  }
  faults.push(...problems.map((problem) => ({ ...problem, file, severity: 'error' as const })));
  return problems.length === 0 ? (value as Static<Schema>) : undefined;
}

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: { requiredProperties?: string[] };
  message: string;
}

function sentence(
  { keyword, instancePath, params, message }: SchemaError,
  schema: TSchema,
): string {
  const at = instancePath.slice(1).replaceAll('/', '.');
  const inside = at === '' ? '' : ` in '${at}'`;
  if (keyword === 'required') {
    return `${(params.requiredProperties ?? []).map((key) => `'${key}'`).join(', ')} is missing${inside}. Add it.`;
  }
  // What is not in a schema is held against the schema `false`.
  if (keyword === 'boolean') return `'${at}' is not known. Remove it, or correct its name.`;
  const { description } = schemaAt(schema, instancePath);
  return `'${at}' ${description ? `must be ${description}` : message}. Correct it.`;
}

function schemaAt(schema: TSchema, path: string): { description?: string } {
  type Node = { description?: string; properties?: Record<string, Node>; items?: Node };
  return path
    .split('/')
    .slice(1)
    .reduce<Node>((node, part) => node.properties?.[part] ?? node.items ?? {}, schema as Node);
}

function lineOf(document: Document, lines: LineCounter, path: string): number {
  const parts = path.split('/').slice(1);
  for (let depth = parts.length; depth > 0; depth--) {
    const node = document.getIn(parts.slice(0, depth), true) as { range?: [number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
