import type { Mail } from '../mail.ts';

/** An e-mail with a part of each kind and a file. */
export const exampleMail = (change: Partial<Mail> = {}): Mail => ({
  id: 'example-1',
  about: 'ED-261120-ABC234',
  to: 'ana@example.com',
  locale: 'en',
  subject: 'We have your message',
  parts: [
    { kind: 'text', text: 'We have your message.' },
    { kind: 'rows', rows: [['Reference', 'ED-261120-ABC234']] },
    { kind: 'quote', text: 'Tom &\nAna' },
    { kind: 'link', label: 'Follow it', url: 'https://site.example/en/contacto?a=1&b=2' },
  ],
  files: [
    {
      filename: 'reserva.ics',
      contentType: 'text/calendar; charset=utf-8',
      base64: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n').toString('base64'),
    },
  ],
  ...change,
});
