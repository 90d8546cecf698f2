import { formatTime, type Locale } from '@eldorado/i18n';
import type { FlightTextKey, FlightTranslate } from '../../messages.ts';
import type { FlightChange } from '../data/flightDetail.ts';

const states: Readonly<Record<string, FlightTextKey>> = {
  GTO: 'note_GTO',
  BRD: 'note_BRD',
  GCL: 'note_GCL',
  GTD: 'note_GTD',
  DEP: 'status_DEP',
  AIR: 'note_AIR',
  LND: 'status_LND',
  FIB: 'note_FIB',
  ARR: 'note_ARR',
  CNX: 'status_CAN',
  DIV: 'note_DIV',
};

/** A change of a flight in words; empty for one that says nothing to a traveller. */
export function changeText(
  { kind, from, to }: FlightChange,
  t: FlightTranslate,
  locale: Locale,
): string {
  switch (kind) {
    case 'time':
      return from && to
        ? t('change_time', { from: formatTime(from, locale), to: formatTime(to, locale) })
        : '';
    case 'gate':
      if (!to) return from ? t('change_gateTaken', { from }) : '';
      return from ? t('change_gate', { from, to }) : t('change_gateGiven', { to });
    case 'terminal':
      return to ? t('change_terminal', { to }) : '';
    case 'belt':
      return to ? t('change_belt', { to }) : t('change_beltTaken');
    case 'state': {
      const key = to === null ? 'change_restored' : states[to];
      return key ? t(key) : '';
    }
  }
}
