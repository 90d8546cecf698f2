// Reports of delivery as mail servers write them (RFC 3464), with the parts and the order of headers of each.

/** What a report is about; the site's own headers of the e-mail that came back. */
export interface Returned {
  messageId: string;
  unsubscribe?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
}

const headersOf = ({ messageId, unsubscribe }: Returned) =>
  [
    'Return-Path: <avisos@eldorado.example>',
    'From: El Dorado <avisos@eldorado.example>',
    'To: ana@example.com',
    // Servers fold what is long.
    ...(unsubscribe ? ['List-Unsubscribe:', ` <${unsubscribe}>`] : []),
    `Message-ID: ${messageId}`,
    'Date: Fri, 20 Nov 2026 17:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="--_NmP-1"',
  ].join('\r\n');

const lines = (...text: readonly string[]) => text.join('\r\n');

/** Postfix, which returns the headers alone of what is long. */
export function postfixReport(returned: Returned): string {
  const {
    action = 'failed',
    status = '5.1.1',
    diagnostic = 'smtp; 550 5.1.1 <ana@example.com>: Recipient address\r\n    rejected: User unknown in virtual mailbox table',
  } = returned;
  return lines(
    'Return-Path: <>',
    'Received: by smtp.example.net (Postfix) id 4AB2C41D3F; Fri, 20 Nov 2026 12:00:04 -0500 (-05)',
    'Date: Fri, 20 Nov 2026 12:00:04 -0500 (-05)',
    'From: MAILER-DAEMON@smtp.example.net (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: avisos@eldorado.example',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="9C1F441D33.1795194004/smtp.example.net"',
    'Message-Id: <20261120170004.4AB2C41D3F@smtp.example.net>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--9C1F441D33.1795194004/smtp.example.net',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host smtp.example.net.',
    '',
    "I'm sorry to have to inform you that your message could not",
    "be delivered to one or more recipients. It's attached below.",
    '',
    '--9C1F441D33.1795194004/smtp.example.net',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; smtp.example.net',
    'X-Postfix-Queue-ID: 9C1F441D33',
    'X-Postfix-Sender: rfc822; avisos@eldorado.example',
    'Arrival-Date: Fri, 20 Nov 2026 12:00:01 -0500 (-05)',
    '',
    'Final-Recipient: rfc822; ana@example.com',
    'Original-Recipient: rfc822;ana@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.com',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--9C1F441D33.1795194004/smtp.example.net',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    headersOf(returned),
    '',
    '--9C1F441D33.1795194004/smtp.example.net--',
    '',
  );
}

/** Exchange Online, which explains at length before it reports, and returns the whole e-mail. */
export const exchangeReport = (returned: Returned): string =>
  lines(
    'From: <postmaster@example.com>',
    'To: <avisos@eldorado.example>',
    'Date: Fri, 20 Nov 2026 17:00:06 +0000',
    'Subject: Undeliverable: Confirma tu suscripcion',
    'X-MS-Exchange-Message-Is-Ndr:',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="_c1a5_"',
    'Content-Language: en-US',
    'In-Reply-To: <another@eldorado.example>',
    '',
    '--_c1a5_',
    'Content-Type: multipart/alternative; differences=Content-Type;',
    '\tboundary="_c1a6_"',
    '',
    '--_c1a6_',
    'Content-Type: text/plain; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Your message to ana@example.com couldn=92t be delivered.',
    '',
    'Diagnostic information for administrators:',
    '',
    'Message-ID: <not-this-one@eldorado.example>',
    '',
    '--_c1a6_--',
    '',
    '--_c1a5_',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;BN8PR01MB5500.prod.example.com',
    'Received-From-MTA: dns;smtp.example.net',
    'Arrival-Date: Fri, 20 Nov 2026 17:00:03 +0000',
    '',
    'Final-Recipient: rfc822;ana@example.com',
    'Action: failed',
    `Status: ${returned.status ?? '5.1.10'}`,
    `Diagnostic-Code: ${returned.diagnostic ?? 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@example.com not found by SMTP address lookup'}`,
    '',
    '',
    '--_c1a5_',
    'Content-Type: message/rfc822',
    '',
    headersOf(returned),
    '',
    '----_NmP-1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hola',
    '----_NmP-1--',
    '',
    '--_c1a5_--',
    '',
  );

/** What a person's mail program answers while its owner is away. */
export const outOfOffice = lines(
  'From: Ana <ana@example.com>',
  'To: avisos@eldorado.example',
  'Subject: Fuera de la oficina',
  'Auto-Submitted: auto-replied',
  'In-Reply-To: <example-1@eldorado.example>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Action: failed',
  'Status: 5.1.1',
  '',
);
