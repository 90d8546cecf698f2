import { defineDomain } from '../domain.ts';
import { forLog } from '../http/problem.ts';
import { openMailDesk } from './mailDesk.ts';

export const mailDomain = defineDomain({
  name: 'mail',
  open({ app, context, options: { jobs = true } }) {
    if (jobs)
      return openMailDesk(context, (error) =>
        app.log.warn(forLog(error), 'E-mails could not be sent'),
      );
  },
});
