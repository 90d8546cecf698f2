import path from 'node:path';
import ts from 'typescript';
import { deployDir } from './files.ts';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

/** The package whose types describe a kind, by the group of its apiVersion. */
function packageOf({ apiVersion }: Manifest): string {
  const group = apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
  if (group === 'postgresql.cnpg.io') return '@kubernetes-models/cloudnative-pg';
  if (group === 'monitoring.coreos.com') return '@kubernetes-models/prometheus-operator';
  return 'kubernetes-models';
}

/** The module of a manifest's types: `kubernetes-models/apps/v1`. */
export const moduleOf = (manifest: Manifest): string =>
  `${packageOf(manifest)}/${manifest.apiVersion}`;

/**
 * What is wrong with manifests by the types of Kubernetes: a field that is misspelt, in the wrong place, of the wrong kind.
 * Its JSON schemas let unknown fields pass, which the API server then drops; TypeScript does not.
 */
export function typeFaults(manifests: readonly Manifest[]): string[] {
  const file = path.join(deployDir, 'checks', 'manifests.generated.ts');
  const lines = manifests.map(
    (manifest, index) =>
      `export const m${index}: import('${moduleOf(manifest)}').I${manifest.kind} = ${JSON.stringify(manifest)};`,
  );
  const text = lines.join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const line = text.slice(0, diagnostic.start ?? 0).split('\n').length - 1;
    const { kind, metadata } = manifests[line] ?? { kind: '?', metadata: { name: '?' } };
    return `${kind} ${metadata.name}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
  });
}
