import type { HarnessExample } from './example.ts';
import { readSwitches, switchesForm } from './switches.ts';

const example: HarnessExample = {
  name: 'board',
  title: 'The board',
  path: '/vuelos',
  now: '2026-03-02T15:00:00Z',
  api: {},
};
const read = (query: string) => readSwitches(new URLSearchParams(query), example);

test('an address without switches shows the example as it is written', () => {
  expect(read('')).toEqual({
    locale: 'es',
    theme: 'system',
    api: 'normal',
    width: null,
    now: example.now,
  });
});

test('each switch is read from the address', () => {
  expect(read('locale=fr&theme=dark&width=390&api=slow&now=2026-01-01T00:00:00Z')).toEqual({
    locale: 'fr',
    theme: 'dark',
    api: 'slow',
    width: 390,
    now: '2026-01-01T00:00:00Z',
  });
  expect(read('now=live').now).toBe('live');
});

test.each(['locale=xx&theme=pink&width=1&api=odd&now=soon', 'width=390.5&now="><script>'])(
  'what is not understood is left out: %s',
  (query) => expect(read(query)).toEqual(read('')),
);

test('the form shows what is chosen, so that sending it again changes nothing', () => {
  const form = switchesForm(read('locale=pt&theme=dark&width=768&api=failing&now=live'));
  const chosen = [...form.matchAll(/<option value="([^"]*)" selected>/g)].map(([, value]) => value);
  expect(chosen).toEqual(['pt', 'dark', '768', 'failing']);
  expect(form).toContain('name="now" value="live"');
});
