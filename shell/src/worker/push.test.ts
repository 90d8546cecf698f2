import { readPush } from './push.ts';

const message = { title: 'AV 46', body: 'Sala A8', url: '/vuelos/detalle/AV46', tag: 'AV46' };

test('a message is read', () => {
  expect(readPush(JSON.stringify(message))).toEqual(message);
});

test('another site’s address is not gone to', () => {
  for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 7]) {
    expect(readPush(JSON.stringify({ ...message, url }))?.url).toBe('/');
  }
});

test.each([undefined, '', 'hello', '{}', '{"title":"x"}', 'null'])('%p is none of ours', (text) => {
  expect(readPush(text)).toBeNull();
});
