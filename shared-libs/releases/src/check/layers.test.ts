import { layerFaults } from './layers.ts';

test('rules in the remote’s layer, or in ui for what is not shared, are in order', () => {
  const css = `@layer reset,tokens,ui,remote,print;
    @layer ui{.dialog-x{margin:0}@media (width<600px){.dialog-x:is(h1,h2){margin:1px}}}
    @layer remote{.board-a,.row-b>td{color:red}@keyframes glow-c{from{opacity:0}to{opacity:1}}
    .card-d{&:hover{color:blue}}@media print{.board-a{display:none}}@font-face{font-family:x}}
    @media print{@layer remote{.board-a{color:black}}}`;
  expect(layerFaults(css)).toEqual([]);
});

test.each([
  ['.board-a{color:red}', "'.board-a' is outside '@layer remote': put it into one"],
  ['@media print{.board-a{color:red}}', "'.board-a' is outside '@layer remote': put it into one"],
  ['@layer tokens{.a{--ink:red}}', "'.a' is outside '@layer remote': put it into one"],
  ['@layer{.a{color:red}}', "'.a' is outside '@layer remote': put it into one"],
  [
    '@keyframes glow{from{opacity:0}}',
    "'@keyframes glow' is outside '@layer remote': put it into one",
  ],
  ['@layer remote{h1{color:red}}', "'h1' has no class, so it styles the whole page: give it one"],
  [
    '@layer remote{.a,:root{color:red}}',
    "'.a,:root' has no class, so it styles the whole page: give it one",
  ],
  [
    '@import "x.css";',
    `'@import "x.css"' adds rules from elsewhere: import the file in a module`,
  ],
])('%s', (css, fault) => {
  expect(layerFaults(css)).toEqual([fault]);
});

test('braces in strings, comments and addresses are no blocks', () => {
  const css = `/* } h1{} */@layer remote{.a{content:"}";background:url(data:image/svg+xml;{})}.b{content:'\\'}'}}`;
  expect(layerFaults(css)).toEqual([]);
});

test('a selector with a comma in brackets is one selector', () => {
  expect(layerFaults('@layer remote{.a:is(h1,h2,h3){color:red}}')).toEqual([]);
  expect(layerFaults('@layer remote{:is(h1,h2){color:red}}')).toHaveLength(1);
});
