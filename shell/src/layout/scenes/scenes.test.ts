import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headerBackgrounds } from '@eldorado/remote';
import { sceneHours, sceneSkies } from './home/homeScene.ts';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const sections = read('header/headerScene.module.css');
const home = read('home/homeScene.module.css');

test.each(headerBackgrounds)('%s has a picture of under 3 KB, by day and by night', (scene) => {
  expect(sections).toMatch(new RegExp(`\\.${scene} \\{[^}]*/${scene}\\.svg`));
  const svg = read(`header/${scene}.svg`);
  expect(svg.length).toBeLessThan(3_072);
  expect(svg).toContain('prefers-color-scheme:dark');
});

test.each([...sceneHours, ...sceneSkies])('home has a picture of %s in both themes', (part) => {
  expect(home).toMatch(new RegExp(`\\.${part} \\{[^}]*/home-${part}\\.svg`));
  const svg = read(`home/home-${part}.svg`);
  expect(svg.length).toBeLessThan(4_608);
  expect(svg).toContain('prefers-color-scheme:dark');
});
