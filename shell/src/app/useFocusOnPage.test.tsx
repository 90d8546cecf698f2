/** @jest-environment @eldorado/testing/jsdom */
import { render, screen } from '@testing-library/react';
import { leaveFirstPage } from './serverContent.ts';
import { useFocusOnPage } from './useFocusOnPage.ts';

function Shown({ pathname }: { pathname: string }) {
  useFocusOnPage(pathname);
  return (
    <main id="content" tabIndex={-1} key={pathname === '/' ? 'home' : 'page'}>
      <input />
    </main>
  );
}

test('each page after the first has the focus at its beginning, and a changed filter leaves it', () => {
  const { rerender } = render(<Shown pathname="/" />);
  const focused = () => document.activeElement;
  expect(focused()).toBe(document.body);
  leaveFirstPage();
  for (const pathname of ['/vuelos', '/contacto', '/']) {
    rerender(<Shown pathname={pathname} />);
    expect(focused()).toBe(screen.getByRole('main'));
  }
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(<Shown pathname="/" />);
  expect(focused()).toBe(field);
});
