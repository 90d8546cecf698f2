import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const ol = path.dirname(createRequire(__filename).resolve('ol/package.json'));

/** Runs the loader as webpack does, outside jest, which would need it in another module format. */
function lean(file: string): string {
  const loader = JSON.stringify(path.join(__dirname, 'olLoader.mjs'));
  const script = `import { readFileSync } from 'node:fs';
    import olLoader from ${loader};
    process.stdout.write(olLoader(readFileSync(process.argv[1], 'utf8')));`;
  const args = ['--input-type=module', '-e', script, path.join(ol, file)];
  return execFileSync(process.execPath, args).toString();
}

test('the installed OpenLayers measures its fonts without innerHTML', () => {
  expect(lean('render/canvas.js')).toContain("measureElement.textContent = 'M'");
  expect(lean('render/canvas.js')).not.toContain('innerHTML');
});

test('a map brings no controls and interactions but its own', () => {
  expect(lean('Map.js')).toContain('const defaultControls = () => [];');
  expect(lean('Map.js')).toContain('const defaultInteractions = () => [];');
});
