/**
 * The senders of AIDX whose `OriginDate` is a day of the airport that a flight leaves, and not one in UTC: `AIDX_LOCAL_DAYS`, what
 * their Originator says (`CompanyShortName`, else `Code`), separated by commas.
 */
export const localDaysOf = (env: Record<string, string | undefined>): string[] =>
  (env['AIDX_LOCAL_DAYS'] ?? '')
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => name !== '');
