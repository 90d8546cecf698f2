/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const width = 300;
let reduced = false;
let hidden = false;

beforeAll(() => {
  // What jsdom has no layout for: a row of slides as wide as the list, which scrolls at once.
  Object.defineProperties(HTMLElement.prototype, {
    offsetLeft: {
      get(this: HTMLElement) {
        return this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) * width : 0;
      },
    },
    clientWidth: { get: () => width },
    scrollWidth: {
      get(this: HTMLElement) {
        return this.children.length * width;
      },
    },
    scrollTo: {
      writable: true,
      value(this: HTMLElement, { left }: { left: number }) {
        this.scrollLeft = left;
        fireEvent.scroll(this);
      },
    },
  });
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  window.ResizeObserver = class {
    readonly #sized: () => void;
    constructor(sized: () => void) {
      this.#sized = sized;
    }
    observe() {
      act(() => this.#sized());
    }
    disconnect() {}
  } as never;
});

beforeEach(() => {
  reduced = false;
  hidden = false;
});
afterEach(() => jest.useRealTimers());

const slides = ['Mascotas', 'Taxi', 'Equipaje'].map((label) => ({
  key: label,
  label,
  content: <a href={`/${label}`}>{label}</a>,
}));
const still: CarouselProps = {
  label: 'Novedades',
  slides,
  previousLabel: 'Anterior',
  nextLabel: 'Siguiente',
  slideLabel: (n, of) => `${n} de ${of}`,
};
const moving: CarouselProps = {
  ...still,
  autoplayMs: 5000,
  pauseLabel: 'Pausar',
  playLabel: 'Reproducir',
};

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getByRole('list').scrollLeft / width;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('every slide is in the list, without a script too', () => {
  render(<Carousel {...still} />);
  expect(screen.getByRole('region', { name: 'Novedades' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('the buttons show the next and the previous slide and say which', async () => {
  render(<Carousel {...still} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await userEvent.click(button('Siguiente'));
  expect(shown()).toBe(1);
  expect(status.textContent).toBe('2 de 3: Taxi');
  await userEvent.click(button('Anterior'));
  expect(shown()).toBe(0);
  expect(status.textContent).toBe('1 de 3: Mascotas');
});

test('a button at its end does nothing and keeps the focus', async () => {
  render(<Carousel {...still} />);
  const previous = button('Anterior');
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(previous);
  expect(shown()).toBe(0);
  await userEvent.click(button('Siguiente'));
  await userEvent.click(button('Siguiente'));
  expect(shown()).toBe(2);
  expect(button('Siguiente').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Siguiente'));
});

test('a second press goes on from where the first leads, not from the middle of the way', async () => {
  render(<Carousel {...still} />);
  const list = screen.getByRole('list');
  // A smooth scroll has hardly begun when the second press comes.
  list.scrollTo = () => undefined;
  await userEvent.dblClick(button('Siguiente'));
  expect(screen.getByRole('status').textContent).toBe('3 de 3: Equipaje');
});

test('scrolling by hand moves the position and announces nothing', () => {
  render(<Carousel {...still} />);
  const list = screen.getByRole('list');
  list.scrollLeft = 2 * width;
  fireEvent.scroll(list);
  expect(screen.getByText('3 de 3')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it never moves by itself unless asked to', () => {
  jest.useFakeTimers();
  render(<Carousel {...still} />);
  expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
  wait(60_000);
  expect(shown()).toBe(0);
});

test('asked to, it goes on in silence and from the last slide to the first', () => {
  jest.useFakeTimers();
  render(<Carousel {...moving} />);
  wait(5000);
  expect(shown()).toBe(1);
  wait(10_000);
  expect(shown()).toBe(0);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it can be paused and played', () => {
  jest.useFakeTimers();
  render(<Carousel {...moving} />);
  fireEvent.click(button('Pausar'));
  wait(20_000);
  expect(shown()).toBe(0);
  fireEvent.click(button('Reproducir'));
  wait(5000);
  expect(shown()).toBe(1);
});

test('it holds while the focus is in a slide, and waits its whole time afterwards', () => {
  jest.useFakeTimers();
  render(<Carousel {...moving} />);
  wait(4500);
  const link = screen.getByRole('link', { name: 'Mascotas' });
  act(() => link.focus());
  wait(20_000);
  expect(shown()).toBe(0);
  act(() => link.blur());
  wait(4500);
  expect(shown()).toBe(0);
  wait(500);
  expect(shown()).toBe(1);
});

test('its own switch has the focus and does not hold it', () => {
  jest.useFakeTimers();
  render(<Carousel {...moving} />);
  act(() => button('Pausar').focus());
  wait(5000);
  expect(shown()).toBe(1);
});

test('it holds in a hidden tab', () => {
  jest.useFakeTimers();
  render(<Carousel {...moving} />);
  hidden = true;
  wait(20_000);
  expect(shown()).toBe(0);
  hidden = false;
  wait(5000);
  expect(shown()).toBe(1);
});

test('where motion is unwanted nothing plays', () => {
  jest.useFakeTimers();
  reduced = true;
  render(<Carousel {...moving} />);
  wait(20_000);
  expect(shown()).toBe(0);
});

test('a step or a touch of the reader’s own ends the playing', () => {
  jest.useFakeTimers();
  render(<Carousel {...moving} />);
  fireEvent.click(button('Siguiente'));
  wait(20_000);
  expect(shown()).toBe(1);
  fireEvent.click(button('Reproducir'));
  fireEvent.pointerDown(screen.getByRole('list'));
  wait(20_000);
  expect(shown()).toBe(1);
});

test('one slide needs no buttons', () => {
  render(<Carousel {...still} slides={slides.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
