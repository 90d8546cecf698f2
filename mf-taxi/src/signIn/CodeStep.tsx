import { useRef, useState, useEffect, type SubmitEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useUnsavedChanges } from '@eldorado/remote';
import { useSiteDispatch } from '@eldorado/store';
import { Button, Notice } from '@eldorado/ui';
import { CodeField } from '@eldorado/ui/code';
import { useTaxiMessages } from '../messages.ts';
import { signIn } from '../session/session.ts';
import { keepSentCode, type SentCode } from './codeRequest.ts';
import { consentVersion } from './consentVersion.ts';
import {
  readCodeFailure,
  readSendFailure,
  type CodeFailure,
  type SendFailure,
} from './signInFailure.ts';
import { useCountdown } from './useCountdown.ts';
import { useSendCode } from './useSendCode.ts';
import styles from './signIn.module.css';

const codeLength = 6;

interface CodeStepProps {
  sent: SentCode;
  onResent: (code: SentCode) => void;
  /** The number was the wrong one. */
  onOther: () => void;
}

/** The code that was sent. It is checked when it is sent, never by itself. */
export function CodeStep({ sent, onResent, onOther }: CodeStepProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const dispatch = useSiteDispatch();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<CodeFailure | null>(null);
  const [resend, { busy: resending }] = useSendCode();
  const [resent, setResent] = useState<'sent' | SendFailure | null>(null);
  const wait = useCountdown(sent.resendAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // That a code is awaited outlives a reload; what was typed of it does not.
  useUnsavedChanges(code !== '');

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setResent(null);
    if (busy) return;
    const failure = code.length < codeLength ? 'short' : await check();
    setFault(failure);
    if (failure) form.current?.querySelector('input')?.focus();
  };
  const check = async (): Promise<CodeFailure | null> => {
    setBusy(true);
    try {
      const kept = await dispatch(signIn({ request: sent.request, code }));
      if (kept) keepSentCode(null);
      return kept ? null : 'storage';
    } catch (error) {
      return readCodeFailure(error as Parameters<typeof readCodeFailure>[0]);
    } finally {
      setBusy(false);
    }
  };
  const again = async () => {
    const { countryCode, phone } = sent;
    const input = { phone_country_code: countryCode, phone, locale, consent: true, consentVersion };
    const { data, error } = await resend(input);
    setFault(null);
    setCode('');
    setResent(data ? 'sent' : readSendFailure(error));
    if (data) onResent({ ...sent, ...data });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('code.title')}
      </h2>
      <p className={styles.lead}>
        {t('code.sentTo', { phone: `${sent.countryCode} ${sent.phone}` })}
      </p>
      <CodeField
        label={t('code.label')}
        name="code"
        length={codeLength}
        value={code}
        onChange={setCode}
        hint={t('code.hint')}
        error={fault && t(`code.fault.${fault}`)}
      />
      <Button type="submit" busy={busy}>
        {t(busy ? 'code.checking' : 'code.submit')}
      </Button>
      <div role="status">
        {resent === 'sent' && <Notice tone="success">{t('code.resent')}</Notice>}
        {resent && resent !== 'sent' && (
          <Notice tone="error" title={t('signIn.notSent')}>
            {t(`signIn.failure.${resent}`)}
          </Notice>
        )}
      </div>
      <div className={styles.help}>
        <p className={styles.helpTitle}>{t('code.notReceived')}</p>
        {wait > 0 ? (
          <p>{t('code.wait', { time: clock(wait) })}</p>
        ) : (
          <Button variant="quiet" busy={resending} onClick={() => void again()}>
            {t('code.resend')}
          </Button>
        )}
        <Button variant="quiet" onClick={onOther}>
          {t('code.other')}
        </Button>
      </div>
    </form>
  );
}

/** `0:25`. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
