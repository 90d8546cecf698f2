import type { PageDeclaration } from '@eldorado/remote';
import { ownerOf, routeFaults } from './routes.ts';

const remote = (name: string, namespace: string | null, ...paths: string[]) => ({
  name,
  namespace,
  pages: paths.map((path) => ({ id: path, path }) as PageDeclaration),
});

const others = [
  remote('mf-flights', 'flights', '/vuelos', '/vuelos/detalle/:flight'),
  remote('mf-establishments', 'establishments', '/mapas/*'),
];

test('addresses of its own, also below those of another remote, are free', () => {
  const mine = remote('mf-parking', 'parking', '/parqueo', '/vuelos/parqueo', '/vuelos/detalle');
  expect(routeFaults(mine, others)).toEqual([]);
});

test('a remote’s own live version is no other remote', () => {
  expect(routeFaults(remote('mf-flights', 'flights', '/vuelos'), others)).toEqual([]);
});

test.each([
  ['/vuelos', '/vuelos'],
  ['/:anything', '/vuelos'],
  ['/vuelos/detalle/AV1', '/vuelos/detalle/:flight'],
  ['/vuelos/:kind/:id', '/vuelos/detalle/:flight'],
  ['/mapas/t1/p2', '/mapas/*'],
  ['/*', '/vuelos'],
])('%s is refused, since %s is another remote’s', (path, owned) => {
  expect(ownerOf(path, others)?.path).toBe(owned);
  const [fault] = routeFaults(remote('mf-parking', 'parking', path), others);
  expect(fault).toMatch(/belongs to mf-\w+ .*: choose another path, or release mf-\w+ without it/);
});

test.each(['/api/parking', '/assets', '/en/parqueo', '/_site'])('%s is the gateway’s', (path) => {
  expect(routeFaults(remote('mf-parking', 'parking', path), [])).toEqual([
    expect.stringContaining("the gateway's own: choose another path"),
  ]);
});

test('two remotes may not share a message namespace: the second one’s texts would not load', () => {
  expect(routeFaults(remote('mf-parking', 'flights', '/parqueo'), others)).toEqual([
    "the message namespace 'flights' belongs to mf-flights: name it after this remote",
  ]);
  expect(routeFaults(remote('mf-a', null, '/a'), [remote('mf-b', null, '/b')])).toEqual([]);
});
