import type { LiveSet } from '../live/liveSet.ts';
import { ReleasesChanged } from '../render/pool/renderPool.ts';
import { ofPresentReleases } from './renderPage.ts';

test('who waited as other releases became live is asked for anew, of those', async () => {
  let live = 'first';
  const recognise = () => Promise.resolve({ cohort: null, set: { id: live } as LiveSet });
  const { visitor, text } = await ofPresentReleases(recognise, ({ set }) => {
    if (set.id === live && live !== 'first') return Promise.resolve({ text: `of ${set.id}` });
    live = 'second';
    return Promise.reject(new ReleasesChanged());
  });
  expect([visitor.set.id, text]).toEqual(['second', 'of second']);
});

test('what fails for another reason is not asked for again', async () => {
  const recognise = jest.fn(() => Promise.resolve({ cohort: null, set: {} as LiveSet }));
  const failing = ofPresentReleases(recognise, () => Promise.reject(new Error('no worker')));
  await expect(failing).rejects.toThrow('no worker');
  expect(recognise).toHaveBeenCalledTimes(1);
});
