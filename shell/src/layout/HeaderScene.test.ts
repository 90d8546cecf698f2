import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headerBackgrounds } from '@eldorado/remote';

const css = readFileSync(path.join(__dirname, 'headerScene.module.css'), 'utf8');

test.each([...headerBackgrounds, 'home'])(
  '%s has a picture of under 2 KB, by day and by night',
  (scene) => {
    expect(css).toMatch(new RegExp(`\\.${scene} \\{[^}]*/scenes/${scene}\\.svg`));
    const svg = readFileSync(path.join(__dirname, 'scenes', `${scene}.svg`), 'utf8');
    expect(svg.length).toBeLessThan(2_048);
    expect(svg).toContain('prefers-color-scheme:dark');
  },
);
