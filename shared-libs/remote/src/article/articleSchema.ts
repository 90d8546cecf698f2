import { weekdays } from '@eldorado/i18n/hours';
import { plainText } from '@eldorado/ui/article';
import type { ArticleData, ServiceAnswer } from './articleData.ts';

/** What an information page gives search engines, as schema.org says it: its questions, its service, its facts. */
export function articleSchema(data: ArticleData): object[] {
  return [
    ...questions(data),
    ...(data.service ? [serviceSchema(data.service)] : []),
    ...facts(data),
  ];
}

function questions({ content, facts: known }: ArticleData): object[] {
  const asked = content.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'questions' ? block.items : []))
    .map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(text, (id) => known[id]?.value) },
    }));
  return asked.length > 0 ? [{ '@type': 'FAQPage', mainEntity: asked }] : [];
}

/** Days as schema.org names them, in the order of `weekdays`. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function serviceSchema({ slug, schedule, phone, price }: ServiceAnswer): object {
  const hours =
    schedule &&
    weekdays.flatMap((day, index) =>
      schedule[day].map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[index],
        opens,
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    );
  const amount = price?.kind === 'money' ? price.value : null;
  return {
    '@type': 'Service',
    serviceType: slug,
    provider: { '@type': 'Airport', iataCode: 'BOG' },
    ...(hours && { hoursAvailable: hours }),
    ...(phone && {
      availableChannel: {
        '@type': 'ServiceChannel',
        servicePhone: { '@type': 'ContactPoint', telephone: phone },
      },
    }),
    ...(amount &&
      typeof amount.amount === 'number' && {
        offers: { '@type': 'Offer', price: amount.amount, priceCurrency: amount.currency },
      }),
  };
}

function facts({ facts: known }: ArticleData): object[] {
  const properties = Object.values(known).map(({ label, value }) => ({
    '@type': 'PropertyValue',
    name: label,
    value,
  }));
  if (properties.length === 0) return [];
  return [{ '@type': 'Airport', iataCode: 'BOG', additionalProperty: properties }];
}
