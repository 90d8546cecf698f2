import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';

export type Figure = components['schemas']['StatisticFigure'];
export type Indicator = Figure['indicator'];
export type Change = components['schemas']['StatisticChange'];

type Answer = components['schemas']['StatisticList'];
type Changes = components['schemas']['StatisticChangeList'];
type Context = Pick<LoadContext, 'http' | 'signal'>;

/** The airport's figures; null when they cannot be had. */
export const fetchFigures = async ({ http, signal }: Context): Promise<readonly Figure[] | null> =>
  http.get<Answer>('/v2/statistics', { signal }).then(
    ({ data }) => data.figures,
    () => null,
  );

/** What imports have changed; null when it cannot be had. */
export const fetchChanges = async ({ http, signal }: Context): Promise<readonly Change[] | null> =>
  http.get<Changes>('/v2/statistics/changes', { signal }).then(
    ({ data }) => data.changes,
    () => null,
  );
