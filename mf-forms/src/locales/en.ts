import type es from './es.ts';

const en: Record<keyof typeof es, string> = {
  contactTitle: 'Contact',
  contactLead: 'Tell us what you need. We give you a reference number and answer by e-mail.',
  fullNameLabel: 'Full name',
  emailLabel: 'E-mail address',
  emailNear: 'Did you mean {{address}}?',
  emailHint: 'The answer goes there.',
  mobileLabel: 'Mobile number',
  mobileHint: 'If it is not from Colombia, start with + and the country code.',
  subjectLabel: 'Subject',
  commentLabel: 'Comment',
  charactersLeft: 'Characters left: {{count}}.',
  charactersOver: 'Characters too many: {{count}}.',
  commentHint: 'Up to {{max}} characters. If it is about a flight, add its number and date.',
  consentPurpose:
    'We use your data only to read and answer this message, as Colombian Law 1581 of 2012 requires. You can withdraw your consent at any time, by this same means.',
  consentLabel: 'I consent to the use of my data for this purpose',
  trap: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending',
  errorTitle: 'Check these fields',
  errorMark: 'Error: ',
  fullName_required: 'Enter your name',
  fullName_long: 'Shorten the name to {{max}} characters',
  text_invalid: 'Write this again in one line, without signs that cannot be seen',
  email_required: 'Enter an e-mail address',
  email_invalid: 'Enter an e-mail address in the format name@example.com',
  email_unreachable: 'No server takes mail for that domain: check what follows the @',
  email_long: 'Shorten the e-mail address to {{max}} characters',
  mobile_required: 'Enter your mobile number',
  mobile_invalid: 'Enter a mobile number of 7 to 15 digits',
  mobile_long: 'Shorten the mobile number to {{max}} characters',
  subject_required: 'Enter the subject',
  subject_long: 'Shorten the subject to {{max}} characters',
  comment_required: 'Enter a comment',
  comment_long: 'Shorten the comment to {{max}} characters',
  consent_required: 'You must accept the terms',
  failureTitle: 'Your message has not been sent',
  failure_offline:
    'You are offline. What you wrote is still here: send it when you are connected again.',
  failure_timeout:
    'The answer took too long. Send it again: if it had arrived, it is not stored twice.',
  failure_tooMany:
    'We received several messages in a row from your connection. Wait ten minutes and send it again. What you wrote is still here.',
  failure_server:
    'We cannot receive it right now. Wait a moment and send it again. What you wrote is still here.',
  sentTitle: 'Thank you for your feedback',
  sentReference: 'Your reference number is',
  sentNext: 'What happens next',
  sentKeep: 'Keep the reference number: you can use it to ask about your message.',
  sentAnswer: 'We answer to {{email}}.',
  sentConfirmation: 'We answer to the e-mail address you gave.',
  sentTerm: 'If it is a request, a complaint or a claim, we answer within the time the law allows.',
  sentAnother: 'Write another message',
  newsletterTitle: 'Newsletter',
  newsletterLead: 'Get the news of El Dorado by e-mail.',
  newsletterConsent:
    'I accept the terms and consent to the use of my name and e-mail address only to send me the newsletter. I can withdraw this consent at any time.',
  newsletterTerms: 'Read the terms and conditions',
  newsletterSend: 'Sign up',
  newsletterDone: 'You have signed up',
  newsletterNext:
    'We sent you an e-mail to confirm: open its link. Each newsletter has another one to leave it.',
  newsletterFailed: 'Your sign-up has not been sent',
  newsletterTooMany:
    'We received several sign-ups in a row from your connection. Wait ten minutes and send it again. What you wrote is still here.',
  newsletterBusy:
    'Many people are signing up from your connection. Wait a minute and send it again.',
};
export default en;
