/** What is between an object's beginning and its end, or its data; longer ones are pictures that look like one by chance. */
const objects = /\bobj\b([^]{0,20000}?)(?:endobj|stream)/g;
const names = /\/([^\s/<>[\](){}%\0]{1,100})/g;

/** Names may be written by their codes: `/J#61vaScript`. */
const unescaped = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );

/** An object without its texts, which stand in brackets that may hold others; one that does not end hides nothing. */
function withoutTexts(object: string): string {
  let [kept, depth, from] = ['', 0, 0];
  for (let at = 0; at < object.length; at++) {
    const sign = object[at];
    if (sign === '\\' && depth > 0) at += 1;
    else if (sign === '(') {
      if (depth === 0) kept += object.slice(from, at);
      if (depth === 0) from = at + 1;
      depth += 1;
    } else if (sign === ')' && depth > 0) {
      depth -= 1;
      from = at + 1;
    }
  }
  return kept + object.slice(from);
}

/** The names in whatever looks like an object of a PDF, wherever it lies: `/Launch`, but not the word in a text. */
export function namesInObjects(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, object = ''] of text.matchAll(objects))
    for (const [, name = ''] of withoutTexts(object).matchAll(names)) found.add(unescaped(name));
  return found;
}
