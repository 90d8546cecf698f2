import { outsideSelectors } from './reach.ts';

/** Layers in which a remote's style sheet may have rules: its own, and `ui` for components that are not shared. */
const layers = ['remote', 'ui'];

/** At-rules that only group others: what stands in them must be in a layer, or they in one. */
const groups = /^@(media|supports|container|starting-style|scope)\b/;

/**
 * What of a built style sheet could change another part of the page: a rule outside the layers, and a selector that is not
 * within a class of the remote's.
 */
export function layerFaults(css: string): string[] {
  const faults: string[] = [];
  for (const { prelude, around, content } of blocks(css)) {
    const layer = [...around, prelude].map(layerOf).find((name) => name !== null);
    if (layerOf(prelude) !== null || groups.test(prelude)) continue;
    const holders = around.filter((outer) => layerOf(outer) === null && !groups.test(outer));
    if (holders.length > 0) {
      // In @keyframes and the like nothing is selected; in a rule, what does not name it by & is within it.
      if (holders.some((outer) => outer.startsWith('@')) || !prelude.includes('&')) continue;
      faults.push(...outsideSelectors(prelude).map(reachFault));
      continue;
    }
    if (layer === undefined || !layers.includes(layer)) {
      faults.push(`'${short(prelude)}' is outside '@layer remote': put it into one`);
    } else if (!prelude.startsWith('@') && !isScrollLock(layer, prelude, content)) {
      // Where no rule is around it, & is the whole page.
      faults.push(...outsideSelectors(prelude.replaceAll('&', ':scope')).map(reachFault));
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
  /** What stands in it, up to the first brace that closes. */
  content: string;
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
      const content = css.slice(match.index + 1, css.indexOf('}', match.index));
      yield { prelude, around: [...around], content };
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

/** While a dialog of the design system is open, the page behind it does not scroll: that and nothing else. */
const isScrollLock = (layer: string, prelude: string, content: string): boolean =>
  layer === 'ui' &&
  /^:root:has\(\.[\w-]+\[open\]\)$/.test(prelude) &&
  content.replaceAll(/\s/g, '') === 'padding-inline-end:var(--scroll-bar);overflow:hidden';

const reachFault = (selector: string): string =>
  `'${short(selector)}' is within no class of the remote, so it styles the page around it: give what it selects a class`;

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
