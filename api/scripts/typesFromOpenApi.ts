/** The parts of a JSON schema that the API's route schemas use. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly (string | number)[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  description?: string;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  description?: string;
}
interface Operation {
  summary?: string;
  parameters?: readonly Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const isName = (key: string) => /^[A-Za-z_$][\w$]*$|^\d+$/.test(key);
const key = (name: string) => (isName(name) ? name : JSON.stringify(name));
const comment = (text: string | undefined, indent: string) =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

function object(fields: readonly string[], indent: string) {
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('')}${indent}}`;
}

function type(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) {
    return `components["schemas"]["${schema.$ref.split('/').pop()}"]`;
  }
  if (schema.enum !== undefined) return schema.enum.map((v) => JSON.stringify(v)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((option) => type(option, indent)))].join(' | ');
  }
  if (schema.type === 'array') {
    const item = type(schema.items ?? {}, indent);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object') {
    const inner = `${indent}  `;
    const fields = Object.entries(schema.properties ?? {}).map(([name, value]) => {
      const optional = schema.required?.includes(name) ? '' : '?';
      return `${comment(value.description, inner)}${inner}${key(name)}${optional}: ${type(value, inner)};\n`;
    });
    return object(fields, indent);
  }
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null'
    ? schema.type
    : 'unknown';
}

function content(node: Content, indent: string) {
  const inner = `${indent}  `;
  return object(
    Object.entries(node.content ?? {}).map(
      ([media, { schema }]) => `${inner}${key(media)}: ${type(schema ?? {}, inner)};\n`,
    ),
    indent,
  );
}

function operation(
  { summary, parameters = [], requestBody, responses = {} }: Operation,
  method: string,
) {
  const places = ['query', 'header', 'path'].map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return `        ${place}?: never;\n`;
    const fields = here.map(
      (p) =>
        `${comment(p.description, '          ')}          ${key(p.name)}${p.required ? '' : '?'}: ${type(p.schema, '          ')};\n`,
    );
    const optional = here.some((p) => p.required) ? '' : '?';
    return `        ${place}${optional}: ${object(fields, '        ')};\n`;
  });
  const body = requestBody
    ? `      requestBody: {\n        content: ${content(requestBody, '        ')};\n      };\n`
    : '';
  const answers = Object.entries(responses).map(
    ([status, answer]) =>
      `        ${status}: {\n          content: ${content(answer, '          ')};\n        };\n`,
  );
  return `${comment(summary, '    ')}    ${method}: {\n      parameters: {\n${places.join('')}      };\n${body}      responses: {\n${answers.join('')}      };\n    };\n`;
}

/** TypeScript declarations of an OpenAPI document, laid out as openapi-typescript does: `paths` and `components`. */
export function typesFromOpenApi(document: OpenApi) {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, value]) => operation(value, method));
    return `  ${key(path)}: {\n${operations.join('')}  };\n`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `${comment(schema.description, '    ')}    ${name}: ${type(schema, '    ')};\n`,
  );
  return `export interface paths {\n${paths.join('')}}\nexport interface components {\n  schemas: {\n${schemas.join('')}  };\n}\n`;
}
