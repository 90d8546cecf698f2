/** @jest-environment @eldorado/testing/jsdom */
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { partAsSent } from './partAsSent.tsx';

interface Props {
  waits: readonly number[];
  unit: string;
}

const Chart = ({ waits, unit }: Props) => <p>{`${waits.join(', ')} ${unit}`}</p>;

/** A part as one process has it: the server's, a browser's. */
function part() {
  const fetchPart = jest.fn(() => Promise.resolve(Chart));
  return { fetchPart, ...partAsSent<Props>(fetchPart, ({ waits }) => waits) };
}

const morning = [4, 8];

/** Takes over what was sent. @returns React's root, and what it found wrong. */
async function takeOver(container: Element, content: ReactNode) {
  const onRecoverableError = jest.fn();
  const root = hydrateRoot(container, content, { onRecoverableError });
  await act(() => Promise.resolve());
  return { root, onRecoverableError };
}

/** Renders, and waits for what that fetches. */
const show = (root: Root, content: ReactNode) =>
  act(async () => {
    root.render(content);
    await Promise.resolve();
  });

async function sent() {
  const { Part, ready } = part();
  await ready();
  const container = document.createElement('main');
  container.innerHTML = renderToString(<Part waits={morning} unit="min" />);
  return container;
}

test('on the first page it stays as it was sent, without its code, until what it is made of changes', async () => {
  const container = await sent();
  const { Part, fetchPart } = part();
  const { root, onRecoverableError } = await takeOver(
    container,
    <Part waits={morning} unit="min" />,
  );
  expect(container.textContent).toBe('4, 8 min');
  // Another format is no other figure.
  await show(root, <Part waits={morning} unit="minutes" />);
  expect(container.textContent).toBe('4, 8 min');
  expect(fetchPart).not.toHaveBeenCalled();
  await show(root, <Part waits={[5]} unit="min" />);
  expect(container.textContent).toBe('5 min');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('where nothing was sent its code is fetched; awaited before, it is there at once', async () => {
  const container = document.createElement('main');
  const late = part();
  const html = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  await show(createRoot(container), <late.Part waits={morning} unit="min" />);
  expect(container.textContent).toBe('4, 8 min');
  // The page's policy lets nobody set it.
  expect(html).not.toHaveBeenCalled();
  html.mockRestore();

  const early = part();
  await early.ready();
  expect(renderToString(<early.Part waits={morning} unit="min" />)).toContain('4, 8 min');
});

test('code that cannot be had leaves the part as it was sent', async () => {
  const container = await sent();
  const { Part } = partAsSent<Props>(
    () => Promise.reject(new Error('offline')),
    ({ waits }) => waits,
  );
  const { root } = await takeOver(container, <Part waits={morning} unit="min" />);
  await show(root, <Part waits={[5]} unit="min" />);
  expect(container.textContent).toBe('4, 8 min');
});
