import type { components } from '@eldorado/http/api-types';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import type { Locale } from '@eldorado/i18n/locale';
import { loadFileTexts } from '../files/fileText.ts';
import { CaseShown } from './CaseShown.tsx';
import type { FollowData } from './followData.ts';
import { LookUp } from './LookUp.tsx';
import type { FollowTexts } from './texts/es.ts';

const texts = {
  es: () => import(/* webpackChunkName: "pqrs-es" */ './texts/es.ts'),
  en: () => import(/* webpackChunkName: "pqrs-en" */ './texts/en.ts'),
  fr: () => import(/* webpackChunkName: "pqrs-fr" */ './texts/fr.ts'),
  pt: () => import(/* webpackChunkName: "pqrs-pt" */ './texts/pt.ts'),
} satisfies Record<Locale, () => Promise<{ default: FollowTexts }>>;

export async function load(context: LoadContext): Promise<FollowData> {
  const { url, http, locale, signal, sent } = context;
  const link = url.searchParams.get('case');
  const validateStatus = (status: number) => status === 200 || status === 404;
  const answer =
    link === null
      ? null
      : await http.request<components['schemas']['FollowedCase']>({
          url: `/v2/case-links/${encodeURIComponent(link)}`,
          signal,
          validateStatus,
        });
  const shown = answer?.status === 200 ? answer.data : null;
  const isEnded = answer?.status === 404 && codeOf(answer.data) === linkEnded;
  return {
    texts: (await texts[locale]()).default,
    fileTexts: await loadFileTexts(locale),
    link: shown ? link : null,
    shown,
    done: url.searchParams.get('done'),
    lookedFor: {
      number: sent?.fields['number'] ?? (isEnded ? numberOf(link) : ''),
      email: sent?.fields['email'] ?? '',
    },
    problem: isEnded
      ? linkEnded
      : (answer && !shown) || sent?.status === 404
        ? 'case-not-found'
        : problemOf(context),
  };
}

const linkEnded = 'link-ended';
/** The code of a problem document. */
const codeOf = (data: unknown) => (data as { code?: string } | null)?.code;
/** The number of the case that a link was for: a new one is given for it. */
const numberOf = (link: string | null) => link?.split('.')[0] ?? '';

function problemOf({ url, sent }: LoadContext): string | null {
  if (sent === undefined) return url.searchParams.get('problem');
  return sent.faults['number'] ?? (sent.status === 429 ? 'too-many-requests' : 'failed');
}

/** What is wrong is given the focus: that takes code at once. */
export const sleeps = ({ problem }: FollowData): boolean => problem === null;

/** A case for who has its link; for everybody else the form that asks for number and address. */
export function Screen({ data }: ScreenProps<FollowData>) {
  return data.shown && data.link !== null ? (
    <CaseShown data={data} shown={data.shown} link={data.link} />
  ) : (
    <LookUp data={data} />
  );
}
