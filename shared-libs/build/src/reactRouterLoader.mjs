/**
 * React Router's published file keeps Link, Form and NavLink alive in every bundle: they are made by calls that
 * no minifier may drop, and named afterwards. Marked as pure, what is not imported goes. Its warnings for
 * developers are on as published, whatever the mode; a site wants them off. Together 4.0 KB of every page.
 * @param {string} source
 */
export default function reactRouterLoader(source) {
  return source
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
}
