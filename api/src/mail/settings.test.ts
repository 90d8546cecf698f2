import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMailSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'dkim-'));
const key = join(folder, 'key.pem');
const notKey = join(folder, 'key.txt');
writeFileSync(key, '-----BEGIN PRIVATE KEY-----\n');
writeFileSync(notKey, 'hello');
afterAll(() => rmSync(folder, { recursive: true }));

const dkim = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'site', DKIM_KEY_FILE: key };

test('without a word e-mails go to the folder, unsigned', () => {
  const from = 'El Dorado <avisos@eldorado.example>';
  expect(readMailSettings({})).toEqual({
    ...{ smtpUrl: null, from, dkim: null },
    looksUpDomains: false,
  });
});

test('domains are looked up where it is asked for', () => {
  expect(readMailSettings({ MAIL_DOMAIN_LOOKUP: 'on' }).looksUpDomains).toBe(true);
});

test('a signature is a domain, a selector and a key', () => {
  expect(readMailSettings(dkim).dkim).toMatchObject({ domainName: 'example.com' });
});

test.each([
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'El Dorado' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'El Dorado\r\nBcc: <a@b.co>' }, 'MAIL_FROM'],
  [{ MAIL_DOMAIN_LOOKUP: 'perhaps' }, 'MAIL_DOMAIN_LOOKUP'],
  [{ ...dkim, DKIM_SELECTOR: '' }, 'DKIM_SELECTOR'],
  [{ ...dkim, DKIM_KEY_FILE: join(folder, 'away.pem') }, 'DKIM_KEY_FILE'],
  [{ ...dkim, DKIM_KEY_FILE: notKey }, 'DKIM_KEY_FILE'],
])('%p is refused by the name of %s', (env, name) => {
  expect(() => readMailSettings(env)).toThrow(name);
});
