import { readFileSync } from 'node:fs';

/** Signs what is sent, so that a receiver sees that it is the domain's own (RFC 6376). */
export interface Dkim {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** Who sends the site's e-mail, and as whom. */
export interface MailSettings {
  /** An smtp: address; null writes into the outbox folder. */
  smtpUrl: string | null;
  /** `Name <address>`; its domain is that of the Message-IDs. */
  from: string;
  dkim: Dkim | null;
  /** Whether the domain of an address that somebody types is looked up at the machine's name servers. */
  looksUpDomains: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads who sends e-mail.
 * @throws when a value is unusable, naming the variable.
 */
export function readMailSettings(env: Environment): MailSettings {
  const smtpUrl = env['SMTP_URL'] || null;
  if (smtpUrl !== null && !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)))
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example.com');
  const from = env['MAIL_FROM'] || 'El Dorado <avisos@eldorado.example>';
  if (!/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new Error('MAIL_FROM must be a sender such as El Dorado <avisos@example.com>');
  const lookUp = env['MAIL_DOMAIN_LOOKUP'] || 'off';
  if (lookUp !== 'on' && lookUp !== 'off') throw new Error('MAIL_DOMAIN_LOOKUP must be on or off');
  return { smtpUrl, from, dkim: dkimOf(env), looksUpDomains: lookUp === 'on' };
}

function dkimOf(env: Environment): Dkim | null {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file } = env;
  if (!domainName && !keySelector && !file) return null;
  if (!domainName || !keySelector || !file)
    throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together');
  let privateKey: string;
  try {
    privateKey = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error('DKIM_KEY_FILE cannot be read', { cause: error });
  }
  if (!privateKey.includes('PRIVATE KEY')) throw new Error('DKIM_KEY_FILE must be a key in PEM');
  return { domainName, keySelector, privateKey };
}
