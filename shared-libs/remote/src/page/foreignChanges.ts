/**
 * What React asks of the page where others change it too: a browser's translator puts a `<font>` in the place of a text,
 * an extension wraps or removes what it likes. React keeps the nodes it knows and throws when one is not where it was, or writes
 * into one that nobody sees. `shared-libs/build/src/patches.ts` lets it ask these functions first (docs/decisions/064).
 */

/** What stands in the place of a node that was taken out of the page, by that node. */
const standIns = new WeakMap<Node, Node>();
/** A text is translated, shown in the original and translated again: more than this is none of that. */
const longestChain = 9;

// On the server there is no page.
const watch = typeof MutationObserver === 'undefined' ? null : new MutationObserver(learn);
watch?.observe(document, { childList: true, subtree: true });

function learn(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) if (node instanceof Element) added.add(node);
    for (const node of removedNodes) {
      // Either the one took the place of the other, or it was put beside a text that went afterwards.
      const beside = [previousSibling, nextSibling].find((sibling) => added.has(sibling));
      const standIn = addedNodes[0] ?? (node instanceof Text ? beside : null);
      if (standIn) standIns.set(node, standIn);
      else standIns.delete(node);
    }
  }
}

/** What is in the page where a node was; the node itself when nobody changed that, or nothing took its place. */
export function placeOf(node: Node): Node {
  if (node.isConnected || !watch) return node;
  learn(watch.takeRecords());
  let place: Node | undefined = node;
  for (let hop = 0; hop < longestChain && place && !place.isConnected; hop++)
    place = standIns.get(place.getRootNode());
  return place?.isConnected ? place : node;
}

/** A node that React puts elsewhere, after what stood in its place is gone. */
export function moved<N extends Node>(node: N): N {
  const place = node instanceof Text ? placeOf(node) : node;
  if (place !== node) place.parentNode?.removeChild(place);
  return node;
}

/** A text that React changes, in the page again: what it says then is seen, and translated anew. */
export function seen(text: Text): Text {
  const place = placeOf(text);
  if (place !== text) place.parentNode?.replaceChild(text, place);
  return text;
}

/** The child of a parent before which React puts another; null, its end, when that is gone without a trace. */
export function anchor(parent: Node, before: Node): Node | null {
  let place: Node | null = placeOf(before);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** The child that React takes out of its parent: what is in its place, brought back when it was put elsewhere. */
export function child(parent: Node, node: Node): Node {
  const place = placeOf(node);
  return place.parentNode === parent ? place : parent.appendChild(place);
}

/** The node of a text that the server sent, by what was found in its place before the page was live. */
export function textAt(found: Node, text: string): Node {
  if (found.nodeName !== 'FONT') return found;
  const original = document.createTextNode(text);
  found.parentNode?.replaceChild(original, found);
  return original;
}

/**
 * Lets a text, or an element that holds one, say what React renders, where it was translated before the page was live: a text
 * is no reason to throw away what the server sent. Anything but a `<font>` is said on the console, since it may be a fault of ours.
 */
export function mend(node: Node, text: string | number | bigint): true {
  if (!(node instanceof Element && node.querySelector('font')))
    console.error(`Rendered "${text}" where the page has "${node.textContent}"`);
  node.textContent = String(text);
  return true;
}
