import { choiceLabel } from './filterLabel.ts';

test.each([
  ['crepes', 'Crepes y waffles'],
  ['unknown', 'unknown'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
])('the product %s is called %s', (product, label) => {
  const unused = () => '';
  expect(choiceLabel('product', product, { crepes: 'Crepes y waffles' }, unused as never)).toBe(
    label,
  );
});
