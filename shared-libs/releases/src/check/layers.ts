/** Layers in which a remote's style sheet may have rules: its own, and `ui` for components that are not shared. */
const layers = ['remote', 'ui'];

/** At-rules that only group others: what stands in them must be in a layer, or they in one. */
const groups = /^@(media|supports|container|starting-style|scope)\b/;

/**
 * What of a built style sheet could change another part of the page: a rule outside the layers, and in the remote's own
 * one a selector without a class, since only classes are made unique by the build.
 */
export function layerFaults(css: string): string[] {
  const faults: string[] = [];
  for (const { prelude, around } of blocks(css)) {
    const layer = [...around, prelude].map(layerOf).find((name) => name !== null);
    if (layerOf(prelude) !== null || groups.test(prelude)) continue;
    // What is nested in a rule or in @keyframes was judged with it.
    if (around.some((outer) => layerOf(outer) === null && !groups.test(outer))) continue;
    if (layer === undefined || !layers.includes(layer)) {
      faults.push(`'${short(prelude)}' is outside '@layer remote': put it into one`);
    } else if (layer === 'remote' && !prelude.startsWith('@') && reachesOut(prelude)) {
      faults.push(`'${short(prelude)}' has no class, so it styles the whole page: give it one`);
    }
  }
  for (const [statement] of css.matchAll(/@import\b[^;]*/g)) {
    faults.push(`'${short(statement)}' adds rules from elsewhere: import the file in a module`);
  }
  return faults;
}

interface Block {
  /** What stands before its brace: a selector, or an at-rule with its condition. */
  prelude: string;
  /** The preludes of the blocks it is in, outermost first. */
  around: readonly string[];
}

const token = /\/\*[^]*?\*\/|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\([^)"']*\)|\\[^]|[{};]/g;

/** The blocks of a style sheet, in order; braces in comments, strings and addresses are none. */
function* blocks(css: string): Generator<Block> {
  const around: string[] = [];
  let from = 0;
  for (const match of css.matchAll(token)) {
    const [found] = match;
    if (!/^[{};]$/.test(found)) continue;
    if (found === '{') {
      const prelude = css
        .slice(from, match.index)
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .trim();
      yield { prelude, around: [...around] };
      around.push(prelude);
    } else if (found === '}') {
      around.pop();
    }
    from = match.index + 1;
  }
}

/** `remote` of `@layer remote` and of `@layer remote.board`; null when it is no layer. */
function layerOf(prelude: string): string | null {
  return /^@layer\s*([\w-]*)/.exec(prelude)?.[1] ?? null;
}

/** Whether one of a rule's selectors names no class; commas inside brackets part nothing. */
function reachesOut(selectors: string): boolean {
  let flat = selectors;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replaceAll(/\(([^(),]*),([^()]*)\)/g, '($1 $2)');
  }
  return flat.split(',').some((selector) => !/\.[\w\\-]/.test(selector));
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
