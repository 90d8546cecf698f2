import { languageTag, type Locale } from '@eldorado/i18n';

/** ITU-T E.164 country codes by ISO 3166 country; which number is a real one the API decides. */
const codes = `CO57 AR54 BO591 BR55 CA1 CL56 CR506 CU53 DO1 EC593 SV503 ES34 US1 FR33 GT502 HN504 IT39 MX52 NI505 PA507
PY595 PE51 PR1 PT351 GB44 UY598 VE58 DE49 AD376 AE971 AL355 AM374 AO244 AT43 AU61 AW297 AZ994 BA387 BB1 BD880 BE32
BG359 BH973 BS1 BW267 BY375 BZ501 CH41 CI225 CM237 CN86 CV238 CW599 CY357 CZ420 DK45 DZ213 EE372 EG20 ET251 FI358
GE995 GF594 GH233 GP590 GR30 GY592 HK852 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IS354 JM1 JO962 JP81 KE254 KR82
KW965 KZ7 LB961 LK94 LT370 LU352 LV371 MA212 MC377 MD373 ME382 MK389 MO853 MQ596 MT356 MU230 MY60 MZ258 NG234 NL31
NO47 NP977 NZ64 OM968 PH63 PK92 PL48 QA974 RO40 RS381 RU7 SA966 SE46 SG65 SI386 SK421 SN221 SR597 TH66 TN216 TR90
TT1 TW886 TZ255 UA380 UG256 UZ998 VN84 ZA27`;

export interface Country {
  /** ISO 3166 code: countries share country codes, so this distinguishes the options. */
  iso: string;
  /** `+57`. */
  code: string;
}

const known = new Map(
  codes.split(/\s+/).map((entry) => [entry.slice(0, 2), `+${entry.slice(2)}`] as const),
);

export const home: Country = { iso: 'CO', code: '+57' };

export const countryOf = (iso: string): Country => {
  const code = known.get(iso);
  return code === undefined ? home : { iso, code };
};

/** Every country with its name and code, Colombia first, then by name. For browsers: servers may name them otherwise. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(languageTag[locale], { type: 'region' });
  const options = [...known].map(([iso, code]) => ({
    value: iso,
    label: `${names.of(iso) ?? iso} (${code})`,
  }));
  const order = new Intl.Collator(languageTag[locale]);
  return options.sort((a, b) =>
    a.value === home.iso ? -1 : b.value === home.iso ? 1 : order.compare(a.label, b.label),
  );
}
