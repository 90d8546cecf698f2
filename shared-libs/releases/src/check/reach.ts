/**
 * The selectors of a rule, as far as they could match what is outside a remote: those whose last element has no class
 * and is within none that has one, since only classes are made unique by the build. A condition (`:has(.a)`,
 * `:not(.a)`) places nothing within; `&` is what the rule around has matched.
 */
export function outsideSelectors(selectors: string): string[] {
  return parted(selectors.replaceAll(/"[^"]*"|'[^']*'/g, '""'))
    .map((selector) => selector.trim())
    .filter((selector) => !isInside(selector));
}

/** Compounds are parted by combinators outside of brackets: whatever has a class has what follows within it, or beside. */
const isInside = (selector: string): boolean =>
  compounds(selector).some((compound) => hasClass(compound));

function hasClass(compound: string): boolean {
  const { plain, functions } = split(compound);
  if (/[&.][\w\\-]|&/.test(plain)) return true;
  // Each of the alternatives must be inside.
  return functions.some(
    ({ name, content }) => ['is', 'where'].includes(name) && parted(content).every(isInside),
  );
}

/** What of a compound stands outside of brackets, and its functions with what stands in their brackets. */
function split(compound: string) {
  const functions: { name: string; content: string }[] = [];
  let plain = '';
  let from = 0;
  for (const { at, end } of brackets(compound)) {
    const before = compound.slice(from, at);
    plain += before;
    if (compound[at] === '(') {
      const name = /:([\w-]+)$/.exec(before)?.[1] ?? '';
      functions.push({ name, content: compound.slice(at + 1, end) });
    }
    from = end + 1;
  }
  return { plain: plain + compound.slice(from), functions };
}

/** Where the outermost brackets of a text open and close. */
function* brackets(text: string): Generator<{ at: number; end: number }> {
  let [depth, at] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character === '\\') index++;
    else if ('(['.includes(character)) {
      if (depth++ === 0) at = index;
    } else if (')]'.includes(character) && --depth === 0) yield { at, end: index };
  }
}

const parted = (text: string): string[] => cut(text, /,/);
const compounds = (text: string): string[] => cut(text.trim(), /[\s>+~]+/);

/** A text, cut where the pattern stands outside of brackets. */
function cut(text: string, at: RegExp): string[] {
  let masked = text;
  for (const { at: open, end } of brackets(text)) {
    masked = masked.slice(0, open) + 'x'.repeat(end - open + 1) + masked.slice(end + 1);
  }
  const parts: string[] = [];
  let from = 0;
  for (const match of masked.matchAll(new RegExp(at, 'g'))) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}
