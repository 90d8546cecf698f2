/** @jest-environment @eldorado/testing/jsdom */
import { announceTyped, forgetTyped, giveBack, keepTyped, typedIn } from './typedWords.ts';

/** A page's form as the server sends it. */
function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}
const page = (comment = 'De antes') => `
  <input type="hidden" id="step" name="step" value="event">
  <textarea id="comment" name="comment">${comment}</textarea>
  <input id="a" type="radio" name="rating" value="5" checked>
  <input id="b" type="radio" name="rating" value="4">
  <input id="consent" type="checkbox" name="consent">
  <select id="item" name="item"><option value="">Elige</option><option value="lifts">Ascensores</option></select>
  <input id="date" type="date" name="eventDate">
  <input id="files" type="file" name="files">`;
const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const state = () => ({
  comment: input('comment').value,
  rating: [input('a').checked, input('b').checked],
  consent: input('consent').checked,
  item: input('item').value,
  date: input('date').value,
});
const filled = {
  comment: 'Era roja.\nY grande.',
  rating: [false, true],
  consent: true,
  item: 'lifts',
  date: '2026-03-01',
};
function fill() {
  input('comment').value = filled.comment;
  input('b').checked = true;
  input('consent').checked = true;
  input('item').value = filled.item;
  input('date').value = filled.date;
}
beforeEach(() => sessionStorage.clear());

test('what was typed comes back into the same form after a reload, and into no other', () => {
  formOf(page());
  fill();
  keepTyped('event a1', typedIn(document.forms[0] as HTMLFormElement));
  giveBack('event b2', formOf(page()));
  expect(state().comment).toBe('De antes');
  giveBack('event a1', formOf(page()));
  expect(state()).toEqual(filled);
});

test('what the page has newer, or was typed since, stays', () => {
  formOf(page());
  fill();
  keepTyped('event a1', typedIn(document.forms[0] as HTMLFormElement));
  giveBack('event a1', formOf(page('Corregido en otra pestaña')));
  expect(state()).toEqual({ ...filled, comment: 'Corregido en otra pestaña' });
  const touched = formOf(page());
  input('comment').value = 'Otra cosa';
  giveBack('event a1', touched);
  expect(state().comment).toBe('Otra cosa');
});

test('a form as it came keeps nothing, what is sent is forgotten, and a day later nothing is left', () => {
  const form = formOf(page());
  expect(typedIn(form)).toEqual({});
  fill();
  keepTyped('event a1', typedIn(form));
  // Another form of the page has nothing: it takes nothing away.
  keepTyped('rate a1', {});
  expect(sessionStorage).toHaveLength(1);
  keepTyped('event a1', {});
  expect(sessionStorage).toHaveLength(0);
  keepTyped('event a1', typedIn(form));
  keepTyped('contact', typedIn(form));
  // One form’s words end with it, another’s stay.
  forgetTyped('event ');
  expect(Object.keys(sessionStorage)).toEqual(['eldorado:typed:contact']);
  keepTyped('event a1', typedIn(form));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  giveBack('event a1', formOf(page()));
  expect(state().comment).toBe('De antes');
  jest.restoreAllMocks();
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  const form = formOf(page());
  fill();
  keepTyped('event a1', typedIn(form));
  giveBack('event a1', form);
  forgetTyped('event ');
  expect(state()).toEqual(filled);
  jest.restoreAllMocks();
});

test('what stands beside a field hears of words that were put into it, and of no others', () => {
  const form = formOf('<textarea id="comment"></textarea><input id="name">');
  keepTyped('contact', { comment: ['', 'Perdí mi maleta.'] });
  giveBack('contact', form);
  const heard: string[] = [];
  form.addEventListener('input', ({ target }) => heard.push((target as HTMLElement).id));
  announceTyped(form);
  expect(heard).toEqual(['comment']);
});
