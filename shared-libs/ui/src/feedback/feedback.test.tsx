/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/renderIn.tsx';
import { PageFeedback } from './PageFeedback.tsx';

function shown() {
  renderIn('fr', <PageFeedback page="/fr/servicios/notaria" release="mf-services@1.2.0" />);
  return screen.getByRole('form', { name: /^Cette page/ });
}
const sent = (form: HTMLElement, by: HTMLElement) =>
  Object.fromEntries(new FormData(form as HTMLFormElement, by));
const page = { page: '/fr/servicios/notaria', release: 'mf-services@1.2.0', website: '' };

test('a yes is one press of a form that the browser sends by itself', () => {
  const form = shown();
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
    'post',
    '/api/v2/page-feedback',
  ]);
  const yes = within(form).getByRole('button', { name: 'Oui' });
  expect(sent(form, yes)).toEqual({ ...page, helpful: 'yes', why: '' });
});

test('a no may say why, and is told beside the field that nothing personal belongs there', async () => {
  const form = shown();
  await userEvent.click(within(form).getByText('Non'));
  const why = within(form).getByRole('textbox', { name: /^Que manque-t-il/ });
  expect(why.getAttribute('maxlength')).toBe('500');
  const hint = document.getElementById(why.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Pas de données personnelles');
  await userEvent.type(why, 'Les horaires.');
  const send = within(form).getByRole('button', { name: 'Envoyer mon avis' });
  expect(sent(form, send)).toEqual({ ...page, helpful: 'no', why: 'Les horaires.' });
});

test('what became of it takes the focus at its address', () => {
  shown();
  for (const id of ['feedback-thanks', 'feedback-failed'])
    expect(document.getElementById(id)?.tabIndex).toBe(-1);
});
