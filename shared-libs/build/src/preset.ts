import path from 'node:path';
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { contentFiles } from '@eldorado/content/modules';
import {
  earlyScriptsName,
  installedVersion,
  readApp,
  repoRoot,
  scriptsName,
  type App,
} from './app.ts';
import { ChunkIntegrityPlugin } from './chunkIntegrityPlugin.ts';
import { patchOf } from './patchLoader.ts';
import { PatchesMetPlugin } from './patchesMetPlugin.ts';
import {
  earlyScripts,
  hasSource,
  ReleasePlugin,
  releaseParts,
  type ReleaseParts,
} from './releasePlugin.ts';
import type { Release } from '@eldorado/releases';
import { packageOf, sharedModules } from './shared.ts';

const require = createRequire(import.meta.url);

export interface BuildOptions {
  /** Without minification and with source maps, for `npm run dev`. */
  development?: boolean;
  /** Called with each release written; a watching build writes one at each change. */
  onRelease?: (release: Release) => Promise<void>;
}

/** The browser and server builds of a remote. An app's webpack.config.ts is one call of this. */
export function remoteConfig(dir: string, options: BuildOptions = {}): Configuration[] {
  const app = readApp(dir);
  const parts = releaseParts(app, options.onRelease);
  const client: Configuration = {
    ...base(app, options),
    name: `${app.name} browser`,
    target: ['web', 'es2022'],
    entry: {},
    output: clientOutput(app, scriptsName(app.name, app.version)),
    plugins: [
      new ModuleFederationPlugin({
        name: app.container,
        filename: 'remoteEntry.js',
        exposes: {
          './remote': { import: './src/remote.ts', name: 'remote' },
          ...(hasSource(app, 'src/widgets.ts') && {
            './widgets': { import: './src/widgets.ts', name: 'widgets' },
          }),
          './lifecycles': { import: './src/lifecycles.tsx', name: 'lifecycles' },
        },
        shared: shared(app, { import: false }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          // The shell provides the federation runtime: a container falls from 23 to 8.4 KB.
          externalRuntime: true,
          // A remote loads no remotes: 0.6 KB less.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      ...clientPlugins(),
      ownRelease(app),
      new PatchesMetPlugin(app.name),
      new ReleasePlugin(parts, 'client'),
    ],
  };
  const server = serverConfig(app, './src/remote.ts', 'remote', options, parts, true);
  return [client, server, ...earlyConfig(app, options, parts)];
}

/**
 * The early scripts of a remote: each file of `src/early` is named like a screen, and its page's document includes it
 * along to run at once, before the shell and without it. It has a runtime of its own and shares nothing; what it fetches
 * later are chunks of its own, of which the document names none (docs/decisions/051).
 */
function earlyConfig(app: App, options: BuildOptions, parts: ReleaseParts): Configuration[] {
  const names = earlyScripts(app);
  if (names.length === 0) return [];
  return [
    {
      ...base(app, options),
      name: `${app.name} early`,
      target: ['web', 'es2022'],
      entry: Object.fromEntries(names.map((name) => [`early-${name}`, `./src/early/${name}.ts`])),
      // No content hash: the folder is versioned.
      output: {
        ...clientOutput(app, earlyScriptsName(app.name, app.version)),
        filename: '[name].js',
        chunkFilename: 'early-[name].js',
        clean: false,
      },
      plugins: [new ChunkIntegrityPlugin(), new ReleasePlugin(parts, 'early')],
    },
  ];
}

/** The browser and server builds of the shell. */
export function shellConfig(dir: string, options: BuildOptions = {}): Configuration[] {
  const app = readApp(dir);
  const parts = releaseParts(app, options.onRelease);
  const client: Configuration = {
    ...withReactApart(base(app, options)),
    name: `${app.name} browser`,
    target: ['web', 'es2022'],
    entry: { main: './src/main.ts', worker: './src/worker/worker.ts' },
    // No content hash: the folder is versioned.
    output: { ...clientOutput(app), filename: '[name].js' },
    plugins: [
      // The shell starts the federation itself, with the first remote (client/remotes/federation.ts). The plugin would
      // put its runtime, and all that only remotes use of the shared libraries, into the entry: 20 KB of `/`.
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions(app)),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      ...clientPlugins(),
      new PatchesMetPlugin(app.name),
      new ReleasePlugin(parts, 'client'),
    ],
  };
  return [client, serverConfig(app, './src/server.tsx', 'shell', options, parts, false)];
}

/** A page of its own that hosts remotes, as the harness is: the shell's sharing without the shell. */
export function hostConfig(
  dir: string,
  entry: string,
  output: string,
  options: BuildOptions = {},
): Configuration {
  const app: App = { name: 'harness', container: 'harness', version: '0.0.0', dir };
  return {
    ...base(app, options),
    name: 'host',
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: { ...clientOutput(app), path: output, filename: '[name].js' },
    plugins: [
      new ModuleFederationPlugin({
        name: app.container,
        remotes: {},
        shared: shared(app, { eager: true }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      ...singleRuntime(),
      ...clientPlugins({ cssName: '[name].css' }),
    ],
  };
}

/** The same site as one bundle, without federation: what the federation tax is measured against. */
export function singleBundleConfig(dir: string, entry: string, output: string): Configuration {
  const app: App = { name: 'single', container: 'single', version: '0.0.0', dir };
  return {
    ...base(app, {}),
    name: 'single bundle',
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: { ...clientOutput(app), path: output, filename: '[name].[contenthash:8].js' },
    // Its styles come with the gateway's HTML, as those of the federated site do.
    plugins: clientPlugins({ loadsStyles: false }),
  };
}

/**
 * The design system's gallery: its pages for the browser, in `client/` of the output, and for its own server, in
 * `server/`. No release, no federation.
 */
export function galleryConfig(
  dir: string,
  entries: { browser: string; server: string },
  output: string,
  options: BuildOptions = {},
): Configuration[] {
  const app: App = { name: 'gallery', container: 'gallery', version: '0.0.0', dir };
  return [
    {
      ...base(app, options),
      name: 'gallery browser',
      target: ['web', 'es2022'],
      entry: { main: entries.browser },
      output: { ...clientOutput(app), path: path.join(output, 'client'), filename: '[name].js' },
      plugins: clientPlugins({ cssName: '[name].css' }),
    },
    {
      ...base(app, options),
      name: 'gallery server',
      target: 'node20',
      devtool: false,
      entry: { server: entries.server },
      output: {
        path: path.join(output, 'server'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        publicPath: '',
      },
      module: { rules: rules(app, true) },
      optimization: { minimize: false },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    },
  ];
}

/** React in a file of its own, which a phone compiles while the other one comes. */
function withReactApart(config: Configuration): Configuration {
  const react = {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial' as const,
    enforce: true,
  };
  return {
    ...config,
    optimization: {
      ...config.optimization,
      splitChunks: { cacheGroups: { defaultVendors: false, react } },
    },
  };
}

function base(app: App, { development }: BuildOptions): Configuration {
  return {
    context: app.dir,
    mode: development ? 'development' : 'production',
    devtool: development ? 'source-map' : false,
    // Release builds use no persistent cache: with it the bytes differ between a cold and a warm build.
    cache: development ? { type: 'memory' } : false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: {
      modules: [
        path.join(import.meta.dirname, '../node_modules'),
        path.join(repoRoot, 'node_modules'),
        'node_modules',
      ],
    },
    module: { rules: rules(app, false) },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // A library used by one chunk only stays in it: a file of its own would compress worse, by 0.6 KB a page.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimize: !development,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
          extractComments: false,
          parallel: false,
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          parallel: false,
        }),
      ],
    },
  };
}

function rules(app: App, server: boolean) {
  const css = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'asIs',
        exportOnlyLocals: server,
        localIdentName: '[local]-[hash:base64:5]',
        localIdentHashSalt: app.name,
        // The hash must be the same whichever app compiles a shared file, and in both of its builds.
        localIdentContext: path.join(import.meta.dirname, '../../..'),
      },
    },
  };
  return [
    {
      test: /\.[jt]sx?$/,
      // The shared libraries are sources wherever they lie; a remote's own repository has them as packages.
      exclude: /node_modules[\\/](?!@eldorado[\\/])/,
      use: {
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            // Also in a development build: its own runtime is not shared, and fits no React but its own.
            transform: { react: { runtime: 'automatic', development: false } },
          },
          module: { type: 'es6' },
        },
      },
    },
    { test: contentFiles, loader: require.resolve('@eldorado/content/loader') },
    ...(server ? [] : leanSources),
    { test: /\.css$/, use: server ? [css] : [MiniCssExtractPlugin.loader, css] },
    {
      test: /\.(woff2|svg)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: !server },
    },
  ];
}

/** The order in which cascade layers win, whatever order their rules are loaded in: a remote over ui, both over the reset, and paper over all. */
const layerOrder = '@layer reset, tokens, ui, remote, print;';

const loader = (name: string) => path.join(import.meta.dirname, name);

/** What browsers need less of than is written. */
const leanSources = [
  { test: (file: string) => patchOf(file) !== undefined, loader: loader('patchLoader.ts') },
];

/** @param scripts what its scripts call themselves on a page. */
function clientOutput(app: App, scripts = app.container): NonNullable<Configuration['output']> {
  return {
    path: path.join(app.dir, 'dist/client'),
    publicPath: 'auto',
    uniqueName: scripts,
    chunkFilename: '[name].[contenthash:8].js',
    // As long as Module Federation waits for an entry; webpack's own two minutes are a page that hangs.
    chunkLoadTimeout: 20_000,
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: scripts },
    // A build of their own puts the early scripts, and their chunks, beside.
    clean: { keep: (file) => file.startsWith('early-') },
  };
}

function clientPlugins({ cssName = '[name].[contenthash:8].css', loadsStyles = true } = {}) {
  return [
    new MiniCssExtractPlugin({
      filename: cssName,
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
      runtime: loadsStyles,
    }),
    // In every style sheet, since any may come first.
    new webpack.BannerPlugin({ banner: layerOrder, raw: true, test: /\.css$/ }),
    // No browser has it; libraries that test for it include what they would do in Node.
    new webpack.DefinePlugin({ 'typeof process': JSON.stringify('undefined') }),
    new ChunkIntegrityPlugin(),
  ];
}

/** What a remote's code calls itself: `mf-services@1.2.0` (shared-libs/remote/src/page/feedback.tsx). */
const ownRelease = ({ name, version }: App) =>
  new webpack.DefinePlugin({ OWN_RELEASE: JSON.stringify(`${name}@${version}`) });

function serverConfig(
  app: App,
  entry: string,
  filename: string,
  options: BuildOptions,
  parts: ReturnType<typeof releaseParts>,
  external: boolean,
): Configuration {
  return {
    ...base(app, options),
    name: `${app.name} server`,
    target: 'node20',
    devtool: false,
    entry: { [filename]: entry },
    output: {
      path: path.join(app.dir, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      clean: true,
    },
    module: { rules: rules(app, true) },
    // The gateway's workers inject the shared singletons: see gateway/src/render/worker/evaluate.ts.
    ...(external && {
      externals: [
        ({ request }: { request?: string }, done: (error?: null, result?: string) => void) =>
          request && (sharedModules as readonly string[]).includes(request)
            ? done(null, `commonjs ${request}`)
            : done(),
      ],
    }),
    optimization: { minimize: false },
    plugins: [
      ...(external ? [ownRelease(app)] : []),
      // One file: it is evaluated whole, without a chunk loader.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new ReleasePlugin(parts, 'server'),
    ],
  };
}

/** Versions of the shared modules, by request. */
function sharedVersions(app: App): Record<string, string> {
  return Object.fromEntries(
    sharedModules.map((request) => [request, installedVersion(packageOf(request), app.dir)]),
  );
}

function shared(app: App, extra: { import: false } | { eager: true }) {
  return Object.fromEntries(
    Object.entries(sharedVersions(app)).map(([request, version]) => [
      request,
      { singleton: true, requiredVersion: version, version, ...extra },
    ]),
  );
}

/** Without these the host ships the federation runtime twice, as .cjs and as .js. */
function singleRuntime() {
  const packageFile = (name: string) => path.join(path.dirname(require.resolve(name)), 'index.js');
  return [
    new webpack.NormalModuleReplacementPlugin(
      /runtime(-core)?[\\/]dist[\\/].*\.cjs$/,
      (resource: { request: string }) => {
        resource.request = resource.request.replace(/\.cjs$/, '.js');
      },
    ),
    new webpack.NormalModuleReplacementPlugin(
      /^@module-federation\/(runtime-core|sdk)$/,
      (resource: { request: string }) => {
        resource.request = packageFile(resource.request);
      },
    ),
  ];
}
