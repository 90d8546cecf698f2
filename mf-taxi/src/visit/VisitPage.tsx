import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { visitPath, visitStepAt } from '@eldorado/rules/taxi-visit';
import { ButtonLink, PageHeading } from '@eldorado/ui';
import { CodePage } from './CodePage.tsx';
import { DataPage } from './DataPage.tsx';
import { DetailsPage } from './DetailsPage.tsx';
import { DonePage } from './DonePage.tsx';
import { PhonePage } from './PhonePage.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { RidesPage } from './RidesPage.tsx';
import { TripPage } from './TripPage.tsx';
import { VisitFrame } from './VisitFrame.tsx';
import { loadVisit, type VisitData } from './visitData.ts';
import { visitTitle } from './visitText.ts';

export const load = (context: LoadContext): Promise<VisitData> => loadVisit(context);

/** Nothing else lies beneath the pages' address. */
export const validate = ({ params }: Pick<LoadContext, 'params'>): boolean =>
  visitStepAt(params['step'] ?? '') !== undefined;

// Its forms are the browser's.
export const isStatic = true;

export const title = visitTitle;

const pages = {
  trip: TripPage,
  phone: PhonePage,
  code: CodePage,
  details: DetailsPage,
  review: ReviewPage,
  done: DonePage,
  bookings: RidesPage,
  data: DataPage,
} as const;

/** A step of booking a taxi without JavaScript; each is a form that the API takes. */
export function Screen({ data }: ScreenProps<VisitData>) {
  if (data.step === 'gone')
    return (
      <>
        <PageHeading title={visitTitle(data)} lead={data.texts.gone} />
        <ButtonLink to={visitPath('trip')}>{data.texts.restart}</ButtonLink>
      </>
    );
  const Page = pages[data.step];
  return (
    <VisitFrame data={data}>
      <Page data={data} />
    </VisitFrame>
  );
}
