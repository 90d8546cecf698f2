import { openMailDomains, type MailLookUp } from './mailDomains.ts';

const fails = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

/** A name server of examples; what it does not know does not exist. */
function nameServer(asked: string[] = []): MailLookUp {
  const mx: Record<string, () => Promise<{ priority: number; exchange: string }[]>> = {
    'example.com': () => Promise.resolve([{ priority: 10, exchange: 'mail.example.com' }]),
    'xn--caf-dma.example': () => Promise.resolve([{ priority: 1, exchange: 'mx.example' }]),
    'nomail.example': () => Promise.resolve([{ priority: 0, exchange: '' }]),
    'web.example': () => fails('ENODATA'),
    'empty.example': () => fails('ENODATA'),
    'slow.example': () => fails('ETIMEOUT'),
    'broken.example': () => fails('ESERVFAIL'),
  };
  return {
    resolveMx: (domain) => {
      asked.push(domain);
      return (mx[domain] ?? (() => fails('ENOTFOUND')))();
    },
    resolve4: ((domain: string) =>
      domain === 'web.example'
        ? Promise.resolve(['192.0.2.1'])
        : fails('ENODATA')) as MailLookUp['resolve4'],
    resolve6: () => fails('ENODATA'),
  };
}

test.each([
  ['ana@example.com', false],
  ['ana@EXAMPLE.com', false],
  ['ana@café.example', false],
  // A domain without a mail server takes mail at its own address.
  ['ana@web.example', false],
  ['ana@nomail.example', true],
  ['ana@empty.example', true],
  ['ana@exampel.com', true],
  // Who does not answer refuses nobody.
  ['ana@slow.example', false],
  ['ana@broken.example', false],
])('%s is beyond reach: %p', async (address, unreachable) => {
  expect(await openMailDomains(nameServer()).isUnreachable(address)).toBe(unreachable);
});

test('a domain is asked about once', async () => {
  const asked: string[] = [];
  const domains = openMailDomains(nameServer(asked));
  await domains.isUnreachable('ana@example.com');
  await domains.isUnreachable('luis@example.com');
  expect(asked).toEqual(['example.com']);
});
