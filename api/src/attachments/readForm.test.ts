import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/problem.ts';
import { readFileForm, type SentForm } from './readForm.ts';

/** A form with two files, which tell what was done with them. */
function sentForm() {
  const done: string[] = [];
  const file = (filename: string) => ({
    ...{ type: 'file', filename },
    file: { truncated: false, resume: () => done.push(`${filename} read past`) },
    toBuffer() {
      done.push(`${filename} held`);
      return Promise.resolve(Buffer.from('bytes'));
    },
  });
  const parts = async function* () {
    yield await Promise.resolve({ type: 'field', fieldname: 'draft', value: 'token' });
    yield file('a.png');
    yield file('b.png');
    yield { type: 'field', fieldname: 'add', value: '1' };
  };
  const request = { ip: '10.0.0.1', isMultipart: () => true, parts };
  return { request: request as unknown as FastifyRequest, done };
}

test('whether a form is taken is known before its files, and all of it is read then', async () => {
  const { request, done } = sentForm();
  const decidedBy: SentForm['fields'][] = [];
  const form = await readFileForm(request, (fields) => void decidedBy.push({ ...fields }));
  expect(decidedBy).toEqual([{ draft: 'token' }]);
  expect(done).toEqual(['a.png held', 'b.png held']);
  expect(form).toMatchObject({ address: '10.0.0.1', fields: { draft: 'token', add: '1' } });
});

test('no file of a form that is not taken is held', async () => {
  const { request, done } = sentForm();
  const gone = new ApiProblem(404, 'draft-not-found', 'There is no such draft.');
  await expect(readFileForm(request, () => Promise.reject(gone))).rejects.toBe(gone);
  expect(done).toEqual(['a.png read past', 'b.png read past']);
});
