import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { parseAllDocuments } from 'yaml';

/** This folder. */
export const deployDir = path.join(repoRoot, 'deploy');

/** A file of this folder as text. */
export const readText = (file: string): string => readFileSync(path.join(deployDir, file), 'utf8');

/** The documents of a YAML text, anchors and merges resolved. @throws on what is no YAML. */
export function parseYaml(text: string): unknown[] {
  return parseAllDocuments(text, { merge: true, uniqueKeys: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as unknown;
  });
}

/** The YAML files under a folder of this one. */
export function yamlFiles(folder: string): string[] {
  return readdirSync(path.join(deployDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(folder, file))
    .sort();
}

/** The variables that README.md and the READMEs of this folder list in their tables. */
export function documentedVariables(): Set<string> {
  const text = ['../README.md', 'README.md', 'cdn/README.md', '../shared-libs/releases/README.md']
    .map(readText)
    .join('\n');
  return new Set([...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name));
}
