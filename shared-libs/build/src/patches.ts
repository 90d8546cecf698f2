/** A change of one file of a library. */
export interface Patch {
  /** The package's name. */
  package: string;
  /** The file within the package, as the browser's build reads it. */
  file: string;
  /** The app whose browser build must meet the file: when it does not, the row is out of date. */
  app: string;
  why: string;
  /** What it saves where it counts, measured. */
  saves: string;
  /** The library's issue or pull request, or why there is none. */
  upstream: string;
  /** Applied in order. */
  edits: readonly PatchEdit[];
  /** Imports by which a browser gets the file, and where they lead: jest would take the CommonJS twin. */
  resolve: Readonly<Record<string, string>>;
}

export interface PatchEdit {
  /** With the flag `g`. */
  pattern: RegExp;
  /** How often it must be found; the build fails otherwise. */
  count: number;
  /** As `String.replaceAll` reads it. */
  replacement: string;
}

/**
 * Every change that the site makes to a library's published code. A row stays for as long as it saves 3 KB of brotli
 * on a page, or 20 ms of a phone, or a page is over its bar or the site does not work without it;
 * docs/decisions/022-library-patches.md says how it is measured. `patchLoader.ts` applies the table, for browsers and for jest.
 */
export const patches: readonly Patch[] = [
  {
    package: 'react-router',
    file: 'dist/development/chunk-6KYCQHYJ.mjs',
    app: 'shell',
    why: 'Link, Form and NavLink are made by calls that no minifier may drop, and named afterwards, so every bundle keeps them; the published file warns developers in whatever mode.',
    saves:
      '5.2 KB of every page (main.js 87.5 to 83.4, later 85.6 to 84.5), 1.6 of them the warnings',
    upstream: 'https://github.com/remix-run/react-router/pull/15299',
    edits: [
      {
        pattern: /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
        count: 16,
        replacement: '$1/* @__PURE__ */ ',
      },
      { pattern: /^\w+\.displayName = "\w+";$/gm, count: 15, replacement: '' },
      {
        pattern: /^var ENABLE_DEV_WARNINGS = true;$/gm,
        count: 1,
        replacement: 'var ENABLE_DEV_WARNINGS = false;',
      },
      {
        pattern: /^( +)(?=(?:warning|warningOnce|warnOnce)\()/gm,
        count: 32,
        replacement: '$1/* @__PURE__ */ ',
      },
    ],
    resolve: {
      'react-router': 'dist/development/index.mjs',
      'react-router/dom': 'dist/development/dom-export.mjs',
    },
  },
  {
    package: 'formik',
    file: 'dist/formik.esm.js',
    app: 'mf-forms',
    why: 'It copies drafts by lodash, which can copy anything; the drafts of this site are plain data. What it keeps for components that are wrapped by it is used by no form here.',
    saves: '4.6 KB of /contacto (screen-contact.js 22.5 to 17.9)',
    upstream: 'https://github.com/jaredpalmer/formik/pull/3980',
    edits: [
      {
        pattern: /^import cloneDeep from 'lodash-es\/cloneDeep';$/gm,
        count: 1,
        replacement: 'const cloneDeep = (value) => structuredClone(value);',
      },
      {
        pattern: /^import clone from 'lodash-es\/clone';$/gm,
        count: 1,
        replacement: 'const clone = (value) => (Array.isArray(value) ? [...value] : { ...value });',
      },
      {
        pattern: /^import toPath from 'lodash-es\/toPath';$/gm,
        count: 1,
        replacement:
          'const toPath = (key) => (Array.isArray(key) ? key : String(key).split(/[.[\\]]+/).filter(Boolean));',
      },
      {
        pattern: /^import isPlainObject from 'lodash-es\/isPlainObject';$/gm,
        count: 1,
        replacement:
          "const isPlainObject = (value) => value !== null && typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value));",
      },
      {
        pattern: /^import hoistNonReactStatics from 'hoist-non-react-statics';$/gm,
        count: 1,
        replacement: 'const hoistNonReactStatics = (target) => target;',
      },
    ],
    resolve: { formik: 'dist/formik.esm.js' },
  },
  {
    package: 'ol',
    file: 'Map.js',
    app: 'mf-establishments',
    why: 'A map includes all controls and interactions for those that name none; the maps here name their own.',
    saves: '3.1 KB of /mapas (early-map.js 73.0 to 69.9)',
    upstream: 'https://github.com/openlayers/openlayers/issues/6311',
    edits: [
      {
        pattern:
          /^import \{defaults as (\w+)\} from '\.\/(?:control|interaction)\/defaults\.js';$/gm,
        count: 2,
        replacement: 'const $1 = () => [];',
      },
    ],
    resolve: {},
  },
  {
    package: 'ol',
    file: 'render/canvas.js',
    app: 'mf-establishments',
    why: 'It measures the height of a font through innerHTML, which the Trusted Types of the site refuse: without this no label is drawn.',
    saves: 'nothing; the map needs it',
    upstream: 'none found; textContent does the same everywhere and could be proposed',
    edits: [
      {
        pattern: /measureElement\.innerHTML = 'M';/g,
        count: 1,
        replacement: "measureElement.textContent = 'M';",
      },
    ],
    resolve: {},
  },
  {
    package: 'react-dom',
    file: 'cjs/react-dom-client.production.js',
    app: 'shell',
    why: 'It throws, or writes where nobody sees it, when a translator or an extension took a text out of the page, and throws the server’s page away when that was before the page was live.',
    saves: 'nothing; a translated page does not stay alive without it (docs/decisions/064)',
    upstream: 'https://github.com/facebook/react/issues/11538',
    edits: [
      {
        pattern: /^var Scheduler = require\("scheduler"\),$/gm,
        count: 1,
        replacement:
          'var foreign = require("@eldorado/remote/foreign-changes"),\n  Scheduler = require("scheduler"),',
      },
      {
        pattern: /\.insertBefore\(tag, before\)/g,
        count: 2,
        replacement: '.insertBefore(foreign.moved(tag), foreign.anchor(parent, before))',
      },
      {
        pattern: /\.appendChild\(tag\)/g,
        count: 2,
        replacement: '.appendChild(foreign.moved(tag))',
      },
      {
        pattern: /\.removeChild\(deletedFiber\.stateNode\)/g,
        count: 2,
        replacement: '.removeChild(foreign.child(hostParent, deletedFiber.stateNode))',
      },
      {
        pattern: /\((lanes|fiber\.stateNode)\.nodeValue = /g,
        count: 2,
        replacement: '(foreign.seen($1).nodeValue = ',
      },
      {
        pattern: /getNextHydratable\(fiber\.stateNode\.nextSibling\)/g,
        count: 1,
        replacement: 'getNextHydratable(foreign.placeOf(fiber.stateNode).nextSibling)',
      },
      {
        pattern: /^  if \("" === text\) return null;$/gm,
        count: 1,
        replacement:
          '  if ("" === text) return null;\n  instance = foreign.textAt(instance, text);',
      },
      {
        pattern: /(checkForUnmatchedText\((\w+)\.(?:nodeValue|textContent), (\w+)\))$/gm,
        count: 2,
        replacement: '($1 || foreign.mend($2, $3))',
      },
    ],
    resolve: {},
  },
  {
    package: '@module-federation/runtime-core',
    file: 'dist/core.js',
    app: 'shell',
    why: 'Its build for browsers without snapshots of releases still has what reads them and their manifests; the site names each remote by its document.',
    saves:
      '2.7 KB of every page of a remote (federation.js 21.2 to 18.5), with the two rows below; a page of PQRS is over its bar without them',
    upstream: 'none found: FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN leaves out the plugin alone',
    edits: [
      {
        pattern: /USE_REMOTE \? new SnapshotHandler\(this\) : /g,
        count: 1,
        replacement: '',
      },
    ],
    resolve: {},
  },
  {
    package: '@module-federation/runtime-core',
    file: 'dist/remote/index.js',
    app: 'shell',
    why: 'preloadRemote reads snapshots, which the site has none of: its documents preload what a page needs.',
    saves: 'counted above',
    upstream: 'none found: as above',
    edits: [
      {
        pattern: /async preloadRemote\(preloadOptions\) \{[^]*?(?=\n\tregisterRemotes\()/g,
        count: 1,
        replacement: 'async preloadRemote() {}',
      },
    ],
    resolve: {},
  },
  {
    package: '@module-federation/runtime-core',
    file: 'dist/helpers.js',
    app: 'shell',
    why: 'preloadRemote reads snapshots, which the site has none of: its documents preload what a page needs.',
    saves: 'counted above',
    upstream: 'none found: as above',
    edits: [
      {
        pattern: /^\t+preloadAssets,?$/gm,
        count: 1,
        replacement: '',
      },
    ],
    resolve: {},
  },
];
