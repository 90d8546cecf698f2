import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';

export type Opening = components['schemas']['JobOpening'];
type OpeningList = components['schemas']['JobOpeningList'];

/** The page of the openings, without its locale. */
export const jobsPath = '/corporativo/servicios/trabaja-con-nosotros';

/** What its form asks for; empty for everything. */
export interface JobQuery {
  area: string;
  kind: string;
  q: string;
}

/** What the page shows of the openings. */
export interface JobsView {
  asked: JobQuery;
  /** Null when they could not be read. */
  list: OpeningList | null;
}

/** Fetches the openings that the page's address asks for. */
export async function loadOpenings({ url, http, signal }: LoadContext): Promise<JobsView> {
  const named = (name: keyof JobQuery) => url.searchParams.get(name)?.trim() ?? '';
  const asked = { area: named('area'), kind: named('kind'), q: named('q').slice(0, 80) };
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  const ask = async (search: string) =>
    (await http.get<OpeningList>(`/v2/job-openings${search}`, { signal })).data;
  try {
    return { asked, list: await ask(query.size > 0 ? `?${query.toString()}` : '') };
  } catch {
    return { asked, list: null };
  }
}

/** Contracts that schema.org has a word for. */
const employmentTypes: Partial<Record<Opening['kind'], string>> = {
  'fixed-term': 'TEMPORARY',
  'by-work': 'TEMPORARY',
  internship: 'INTERN',
};

/** Openings as search engines read them. */
export const jobPostings = ({ list }: JobsView): object[] =>
  (list?.openings ?? []).map(
    ({ title, employer, kind, description, url, posted, closes }): object => ({
      '@type': 'JobPosting',
      title,
      description,
      datePosted: posted,
      // Bogotá has one time all year.
      validThrough: `${closes}T23:59:59-05:00`,
      ...(employmentTypes[kind] && { employmentType: employmentTypes[kind] }),
      hiringOrganization: { '@type': 'Organization', name: employer },
      jobLocation: {
        '@type': 'Place',
        name: 'Aeropuerto El Dorado',
        address: { '@type': 'PostalAddress', addressLocality: 'Bogotá', addressCountry: 'CO' },
      },
      directApply: false,
      url,
    }),
  );
