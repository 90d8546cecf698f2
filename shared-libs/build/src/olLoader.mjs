/**
 * OpenLayers measures the height of a font through `innerHTML`, which the site's Trusted Types refuse, and brings all
 * its controls and interactions along, of which a map here names its own.
 * @param {string} source
 */
export default function olLoader(source) {
  return source
    .replace(".innerHTML = 'M'", ".textContent = 'M'")
    .replace(
      /^import \{defaults as (\w+)\} from '\.\/(control|interaction)\/defaults\.js';$/gm,
      'const $1 = () => [];',
    );
}
