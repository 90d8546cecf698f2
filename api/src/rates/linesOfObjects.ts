/**
 * The lines on which the objects of a list begin, from 1. `JSON.parse` forgets where it read what.
 * @param text JSON whose root is an object.
 * @param name the list's name in the root.
 */
export function linesOfObjects(text: string, name: string): number[] {
  const lines: number[] = [];
  let [line, depth, inList] = [1, 0, false];
  let key = '';
  // Strings whole, so that what they contain opens and closes nothing.
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\])*"|[{}[\]\n]/g)) {
    if (token === '\n') line += 1;
    else if (token.startsWith('"')) key = depth === 1 ? token.slice(1, -1) : key;
    else if (token === '{' || token === '[') {
      if (inList && depth === 2 && token === '{') lines.push(line);
      if (depth === 1) inList = token === '[' && key === name;
      depth += 1;
    } else depth -= 1;
  }
  return lines;
}
