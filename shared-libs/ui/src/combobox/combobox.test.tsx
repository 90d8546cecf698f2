/** @jest-environment @eldorado/testing/jsdom */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { renderIn } from '../testing/renderIn.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { Suggestion } from './suggestion.ts';

const cities: Suggestion[] = [
  { id: 'MAD', label: 'Madrid', detail: 'MAD' },
  { id: 'MDE', label: 'Medellín', detail: 'MDE' },
  { id: 'MIA', label: 'Miami', detail: 'MIA' },
];
const onChoose = jest.fn();
const onQuery = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Search(props: Partial<ComboboxProps<Suggestion>>) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Destino"
      name="q"
      value={value}
      onChange={setValue}
      suggestions={cities}
      onChoose={onChoose}
      onQuery={onQuery}
      countText={(count) => `${count} destinos`}
      {...props}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Destino' });
const list = () => screen.queryByRole('listbox', { name: 'Destino' });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

test('without JavaScript it is a plain text field', () => {
  const html = renderToString(
    <I18nProvider i18n={createI18n('es', {})} locale="es">
      <Search />
    </I18nProvider>,
  );
  expect(html).toContain('name="q"');
  expect(html).not.toMatch(/combobox|aria-expanded|listbox/);
});

test('typing shows the suggestions and says how many there are; the focus alone does not', async () => {
  renderIn('es', <Search />);
  await userEvent.tab();
  expect(list()).toBeNull();
  await press('m');
  expect(list()).toBeTruthy();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-controls')).toBe(list()?.id);
  expect(screen.getByRole('status').textContent).toBe('3 destinos');
  expect(onQuery).toHaveBeenCalledWith('m');
});

test('the arrows go around the list while the focus stays in the field', async () => {
  renderIn('es', <Search />);
  await userEvent.tab();
  await press('{ArrowDown}');
  expect(active()).toBe('Madrid MAD');
  expect(screen.getByRole('option', { selected: true, name: 'Madrid MAD' })).toBeTruthy();
  await press('{ArrowUp}');
  expect(active()).toBe('Miami MIA');
  await press('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Medellín MDE');
  expect(document.activeElement).toBe(field());
});

test('the first arrow up stands on the last suggestion', async () => {
  renderIn('es', <Search />);
  await userEvent.tab();
  await press('{ArrowUp}');
  expect(active()).toBe('Miami MIA');
});

test('the suggestion that is stood on scrolls into view', async () => {
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  renderIn('es', <Search />);
  await userEvent.tab();
  await press('{ArrowDown}{ArrowDown}');
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('option', { selected: true }));
});

test('Enter chooses the suggestion and does not submit; without one it submits the words', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderIn(
    'es',
    <form onSubmit={submit}>
      <Search />
    </form>,
  );
  await userEvent.type(field(), 'm{ArrowDown}{Enter}');
  expect(field().value).toBe('Madrid');
  expect(onChoose).toHaveBeenCalledWith(cities[0]);
  expect(list()).toBeNull();
  expect(submit).not.toHaveBeenCalled();
  expect(onQuery).toHaveBeenCalledTimes(1);
  await press(' 2{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(list()).toBeNull();
});

test('Escape closes the list, then empties the field, then is left to the page', async () => {
  const keys: boolean[] = [];
  renderIn(
    'es',
    <div onKeyDown={(event) => event.key === 'Escape' && keys.push(event.defaultPrevented)}>
      <Search />
    </div>,
  );
  await userEvent.type(field(), 'm{ArrowDown}{Escape}');
  expect(list()).toBeNull();
  expect(field().value).toBe('m');
  await press('{Escape}');
  expect(field().value).toBe('');
  expect(onQuery).toHaveBeenLastCalledWith('');
  expect(list()).toBeNull();
  await press('{Escape}');
  expect(keys).toEqual([true, true, false]);
});

test('Home, End and the arrows aside go back to the words', async () => {
  renderIn('es', <Search />);
  await userEvent.type(field(), 'ma{ArrowDown}');
  expect(active()).toBe('Madrid MAD');
  await press('{Home}');
  expect(active()).toBeUndefined();
  expect(field().selectionStart).toBe(0);
  expect(list()).toBeTruthy();
  await press('{ArrowDown}{End}');
  expect(active()).toBeUndefined();
});

test('Alt and an arrow open and close the list', async () => {
  renderIn('es', <Search />);
  await userEvent.tab();
  await press('{Alt>}{ArrowDown}{/Alt}');
  expect(list()).toBeTruthy();
  expect(active()).toBeUndefined();
  await press('{Alt>}{ArrowUp}{/Alt}');
  expect(list()).toBeNull();
});

test('leaving the field closes the list and chooses nothing', async () => {
  renderIn('es', <Search />);
  await userEvent.type(field(), 'm{ArrowDown}');
  await userEvent.tab();
  expect(list()).toBeNull();
  expect(field().value).toBe('m');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press chooses and leaves the focus in the field', async () => {
  renderIn('es', <Search />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Miami MIA' }));
  expect(field().value).toBe('Miami');
  expect(onChoose).toHaveBeenCalledWith(cities[2]);
  expect(document.activeElement).toBe(field());
});

test('an input method has its keys to itself, and suggestions wait for its words', () => {
  renderIn('es', <Search />);
  fireEvent.input(field(), { target: { value: 'ま' }, isComposing: true });
  expect(field().value).toBe('ま');
  expect(onQuery).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(active()).toBeUndefined();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field(), { data: 'ま' });
  expect(onQuery).toHaveBeenCalledWith('ま');
});

test('groups have names', async () => {
  const places: Suggestion[] = [
    { id: '1', label: 'Juan Valdez', group: 'Restaurantes' },
    { id: '2', label: 'Crepes', group: 'Restaurantes' },
    { id: '3', label: 'Taxis', group: 'Servicios' },
  ];
  renderIn('es', <Search suggestions={places} />);
  await userEvent.click(field());
  const food = screen.getByRole('group', { name: 'Restaurantes' });
  expect(within(food).getAllByRole('option')).toHaveLength(2);
  await press('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Taxis');
});

test('nothing found is said and seen, but not while suggestions are on their way', async () => {
  const nothing = { suggestions: [], emptyText: 'Sin Resultados' };
  const view = renderIn('es', <Search {...nothing} busy />);
  await userEvent.type(field(), 'x');
  expect(screen.getByRole('status').textContent).toBe('');
  view.rerender(
    <I18nProvider i18n={createI18n('es', {})} locale="es">
      <Search {...nothing} />
    </I18nProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Sin Resultados');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('its hint and error describe it', () => {
  renderIn('es', <Search hint="Ciudad o vuelo" error="Escribe un destino" />);
  const words = (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Ciudad o vuelo', 'Escribe un destino']);
});
