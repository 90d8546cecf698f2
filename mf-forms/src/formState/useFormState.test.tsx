/** @jest-environment @eldorado/testing/jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { useFormState } from './useFormState.ts';

const onSubmit = jest.fn(() => Promise.resolve());
const form = document.createElement('form');
form.innerHTML = '<input name="comment" value="La maleta no llegó.">';
document.body.append(form);

function Sender({ submitAtOnce }: { submitAtOnce: boolean }) {
  useFormState({
    form,
    submitAtOnce,
    onSubmit,
    read: (of) => ({ comment: (of.elements.item(0) as HTMLInputElement).value }),
    validate: () => ({}),
    onFaults: () => undefined,
  });
  return null;
}
beforeEach(() => void onSubmit.mockClear());

test.each([
  ['before this came', [true]],
  ['while this was on its way to the form', [false, true]],
])('what was submitted %s is sent, once', async (_when, said) => {
  const { rerender, unmount } = render(<Sender submitAtOnce={said[0] ?? false} />);
  for (const submitAtOnce of said) rerender(<Sender submitAtOnce={submitAtOnce} />);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  rerender(<Sender submitAtOnce />);
  await act(() => Promise.resolve());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  unmount();
});
