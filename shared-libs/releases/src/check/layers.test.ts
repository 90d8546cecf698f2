import { layerFaults } from './layers.ts';

test('rules in the remote’s layer, or in ui for what is not shared, are in order', () => {
  const css = `@layer reset,tokens,ui,remote,print;
    @layer ui{.dialog-x{margin:0}@media (width<600px){.dialog-x:is(h1,h2){margin:1px}}}
    @layer remote{.board-a,.row-b>td{color:red}@keyframes glow-c{from{opacity:0}to{opacity:1}}
    .card-d{&:hover{color:blue}header{color:red}}@media print{.board-a{display:none}}@font-face{font-family:x}}
    @media print{@layer remote{.board-a{color:black}}}`;
  expect(layerFaults(css)).toEqual([]);
});

const reaches = (selector: string) =>
  `'${selector}' is within no class of the remote, so it styles the page around it: give what it selects a class`;

test.each([
  ['.board-a{color:red}', "'.board-a' is outside '@layer remote': put it into one"],
  ['@media print{.board-a{color:red}}', "'.board-a' is outside '@layer remote': put it into one"],
  ['@layer tokens{.a{--ink:red}}', "'.a' is outside '@layer remote': put it into one"],
  ['@layer{.a{color:red}}', "'.a' is outside '@layer remote': put it into one"],
  [
    '@keyframes glow{from{opacity:0}}',
    "'@keyframes glow' is outside '@layer remote': put it into one",
  ],
  ['@layer remote{h1{color:red}}', reaches('h1')],
  ['@layer remote{.a,:root{color:red}}', reaches(':root')],
  ['@layer remote{& header{display:none}}', reaches(':scope header')],
  ['@layer remote{@scope(body){&{display:none}}}', reaches(':scope')],
  ['@layer remote{body:has(.a) header{display:none}}', reaches('body:has(.a) header')],
  ['@layer ui{body:has(.a) header{display:none}}', reaches('body:has(.a) header')],
  ['@layer remote{.a{body:has(&) header{display:none}}}', reaches('body:has(&) header')],
  ['@import "x.css";', `'@import "x.css"' adds rules from elsewhere: import the file in a module`],
])('%s', (css, fault) => {
  expect(layerFaults(css)).toEqual([fault]);
});

test('braces in strings, comments and addresses are no blocks', () => {
  const css = `/* } h1{} */@layer remote{.a{content:"}";background:url(data:image/svg+xml;{})}.b{content:'\\'}'}}`;
  expect(layerFaults(css)).toEqual([]);
});

test('an open dialog keeps the page from scrolling, and does nothing else to it', () => {
  const lock = (content: string, layer = 'ui') =>
    layerFaults(`@layer ${layer}{:root:has(.box-a[open]){${content}}}`);
  expect(lock('padding-inline-end:var(--scroll-bar);overflow:hidden')).toEqual([]);
  expect(lock('padding-inline-end:var(--scroll-bar);overflow:hidden', 'remote')).toHaveLength(1);
  expect(lock('display:none')).toHaveLength(1);
});

test('a selector with a comma in brackets is one selector', () => {
  expect(layerFaults('@layer remote{.a:is(h1,h2,h3){color:red}}')).toEqual([]);
  expect(layerFaults('@layer remote{:is(h1,h2){color:red}}')).toHaveLength(1);
});
