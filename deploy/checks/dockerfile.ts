import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { readText } from './files.ts';

export interface Copy {
  /** Paths from the repository's root. */
  sources: string[];
  target: string;
}

/** An instruction's words, its flags left out. */
const wordsOf = (instruction: Instruction): string[] =>
  instruction
    .getArguments()
    .map((argument) => argument.getValue())
    .filter((word) => !word.startsWith('--'));

export const instructions: Instruction[] = DockerfileParser.parse(
  readText('Dockerfile'),
).getInstructions();

/** The instructions of each stage. */
export const stages: Instruction[][] = instructions.reduce<Instruction[][]>((found, each) => {
  if (each.getKeyword() === 'FROM') return [...found, [each]];
  found.at(-1)?.push(each);
  return found;
}, []);

/** What the last stage takes out of the repository. */
export const copies: Copy[] = (stages.at(-1) ?? [])
  .filter((each) => each.getKeyword() === 'COPY' && !each.getTextContent().includes('--from='))
  .map((each) => {
    const words = wordsOf(each);
    return { sources: words.slice(0, -1), target: words.at(-1) ?? '' };
  });

/** The arguments of the last stage's one instruction of a kind; null when there is none, or several. */
export function only(keyword: string): string | null {
  const found = (stages.at(-1) ?? []).filter((each) => each.getKeyword() === keyword);
  return found.length === 1 ? (found[0]?.getArgumentsContent() ?? null) : null;
}

/** Manifests that the first stage installs by. */
export const manifestFolders: string[] = (stages[0] ?? [])
  .filter((each) => each.getKeyword() === 'COPY')
  .flatMap((each) => wordsOf(each).slice(0, -1))
  .filter((file) => file.endsWith('/package.json'))
  .map((file) => file.replace('/package.json', ''));
