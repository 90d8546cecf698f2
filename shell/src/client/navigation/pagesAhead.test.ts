/** @jest-environment @eldorado/testing/jsdom */
import type { LoadContext } from '@eldorado/remote';
import type { RuntimePage } from '@eldorado/remote/runtime';
import { exampleBoot } from '../start/exampleBoot.ts';
import { createPage } from '../start/page.ts';
import { createPagesAhead } from './pagesAhead.ts';

const detail = { id: 'mf-flights/detail', remote: 'mf-flights', path: '/vuelos/detalle/:flight' };
const rides = { id: 'mf-taxi/rides', remote: 'mf-taxi', path: '/taxis', middleware: ['session'] };
const boot = exampleBoot({ pages: [detail, rides] });

const link = (path: string) => {
  const { href, pathname } = new URL(path, window.location.href);
  return { href, pathname };
};

/** A tab whose `load` answers what `answer` does, the addresses that it ran for, and its clock. */
function openTab(answer: () => Promise<unknown> = () => Promise.resolve('data')) {
  let now = new Date(boot.now);
  const ran: LoadContext[] = [];
  const tab = createPage(boot);
  tab.http.warm = jest.fn();
  const ahead = createPagesAhead(
    { ...tab, clock: { ...tab.clock, now: () => now } },
    {
      prepare: () => Promise.resolve({} as never),
      run(_page, context) {
        ran.push(context);
        return answer();
      },
    },
  );
  return {
    ...{ tab, ahead, ran },
    pass: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    goTo: (path: string) =>
      ahead.run(detail as RuntimePage, { url: new URL(link(path).href) } as LoadContext),
  };
}

test('data that were fetched ahead are taken by who goes there, once', async () => {
  const { tab, ahead, ran, goTo } = openTab();
  await ahead.fetch(link('/vuelos/detalle/AV-1?back=1#map'), 'page');
  expect(ran).toHaveLength(1);
  expect(ran[0]).toMatchObject({ pageId: 'detail', locale: 'es', params: { flight: 'AV-1' } });
  expect(await goTo('/vuelos/detalle/AV-1?back=1')).toBe('data');
  expect(ran).toHaveLength(1);
  expect(tab.http.warm).toHaveBeenCalledTimes(1);
  await goTo('/vuelos/detalle/AV-1?back=1');
  expect(ran).toHaveLength(2);
});

test('who goes elsewhere, or later than in ten seconds, has data of then', async () => {
  const { ahead, ran, pass, goTo } = openTab();
  await ahead.fetch(link('/vuelos/detalle/AV-1'), 'page');
  await goTo('/vuelos/detalle/AV-2');
  expect(ran).toHaveLength(2);
  pass(10_000);
  await goTo('/vuelos/detalle/AV-1');
  expect(ran).toHaveLength(3);
});

test('a link that is meant twice is fetched once', async () => {
  const { ahead, ran } = openTab();
  await ahead.fetch(link('/vuelos/detalle/AV-1'), 'page');
  await ahead.fetch(link('/vuelos/detalle/AV-1'), 'page');
  expect(ran).toHaveLength(1);
});

test('of a link that is not meant only the code is fetched, and of another site’s page nothing', async () => {
  const { tab, ahead, ran } = openTab();
  await ahead.fetch(link('/nada'), 'page');
  expect(tab.http.warm).not.toHaveBeenCalled();
  await ahead.fetch(link('/vuelos/detalle/AV-1'), 'code');
  expect(tab.http.warm).toHaveBeenCalledTimes(1);
  expect(ran).toEqual([]);
});

test('data behind a guard are fetched by who goes there', async () => {
  const { tab, ahead, ran } = openTab();
  await ahead.fetch(link('/taxis'), 'page');
  expect(tab.http.warm).toHaveBeenCalledTimes(1);
  expect(ran).toEqual([]);
});

test('data that did not come are asked for again by who goes there', async () => {
  const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve('data')];
  const { ahead, goTo } = openTab(() => answers.shift()?.() ?? Promise.reject(new Error('asked')));
  await ahead.fetch(link('/vuelos/detalle/AV-1'), 'page');
  expect(await goTo('/vuelos/detalle/AV-1')).toBe('data');
});
