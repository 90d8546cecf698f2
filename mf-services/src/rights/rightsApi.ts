import type { components } from '@eldorado/http/api-types';
import type { ApiFailure } from '@eldorado/store';
import { readFlight } from '../comeBy/readFlight.ts';
import { servicesApi } from '../servicesApi.ts';

type Schemas = components['schemas'];
type Answer = Schemas['RightsAnswer'];

export type RightsAnswer =
  | { kind: 'rights'; rights: Answer }
  | { kind: 'refused'; why: 'flight-not-found' };

/** What is asked, as it stands in the address. */
export interface RightsQuestion {
  flight: string;
  problem: NonNullable<Answer['problem']> | '';
  /** Hours of waiting, as they were typed. */
  hours: string;
  cause: Answer['cause'];
  /** Whether the wait goes past the time of lodging. */
  night: boolean;
}

export const problems = ['delay', 'cancelled', 'overbooked'] as const;
export const causes = ['unknown', 'airline', 'other'] as const;
const longestWait = 72;

/** Reads the question; a value that is none of the form's counts as not given. */
export function readQuestion(query: URLSearchParams): RightsQuestion {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === query.get(name));
  const hours = Number((query.get('hours') ?? '').replace(',', '.'));
  return {
    flight: readFlight(query),
    problem: oneOf(problems, 'problem') ?? '',
    hours: hours > 0 ? String(Math.min(hours, longestWait)) : '',
    cause: oneOf(causes, 'cause') ?? 'unknown',
    night: query.get('night') === '1',
  };
}

/** Whether there is a question to answer. */
export const isAsked = ({ flight, problem }: RightsQuestion) => flight !== '' || problem !== '';

/** The endpoint of this page alone. */
export const rightsApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    passengerRights: build.query<RightsAnswer, RightsQuestion>({
      async queryFn({ flight, problem, hours, cause, night }, _api, _options, call) {
        const said = { problem, cause, ...(hours && { hours }), ...(night && { night: '1' }) };
        const params = flight === '' ? said : { flight };
        const { data, error } = await call({ url: '/v2/passenger-rights', params });
        if (data) return { data: { kind: 'rights', rights: data as Answer } };
        const codes = Object.values(error?.fields ?? {});
        if (codes.includes('flight-not-found'))
          return { data: { kind: 'refused', why: 'flight-not-found' } };
        return { error: error as ApiFailure };
      },
    }),
  }),
});
