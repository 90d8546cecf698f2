/** @jest-environment jsdom */
import { firstInteraction } from './firstInteraction.ts';

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown'])(
  'a %s is the first, and only the first counts',
  (type) => {
    const work = jest.fn();
    firstInteraction(work);
    expect(work).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('keydown'));
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('it can be called off', () => {
  const work = jest.fn();
  firstInteraction(work)();
  document.dispatchEvent(new Event('scroll'));
  expect(work).not.toHaveBeenCalled();
});
