import { useMemo, useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useHydrated } from '@eldorado/ui';
import { flightsApi } from '../flightsApi.ts';
import type { FlightTextKey } from '../messages.ts';
import {
  askPermission,
  canPush,
  needsInstalling,
  PushRefused,
  subscribeBrowser,
} from './browserPush.ts';
import { followedFlight, forgetFollowed, rememberFollowed, tokenInHash } from './followed.ts';
import type { FollowEvent } from './followEvents.ts';

/** `idle` is also what the server renders: whether this browser can be reached is only known in it. */
export type FollowState =
  | { kind: 'idle'; message: FlightTextKey | null; failed: boolean }
  | { kind: 'unsupported'; message: 'followUnsupported' | 'followInstall' }
  | { kind: 'following'; token: string; failed: boolean };

/** A flight's followed state and what a press does to it. */
export interface Follow {
  state: FollowState;
  busy: boolean;
  follow: (events: FollowEvent[]) => Promise<void>;
  stop: (token: string) => Promise<void>;
}

const idle = (message: FlightTextKey | null = null, failed = false): FollowState => ({
  kind: 'idle',
  message,
  failed,
});

/** What went wrong, in words for the visitor. */
function messageOf(error: unknown): FlightTextKey {
  if (error instanceof PushRefused) {
    if (error.reason === 'blocked') return 'followBlocked';
    return error.reason === 'unsupported' ? 'followUnsupported' : 'followFailed';
  }
  const { code } = (error ?? {}) as { code?: string };
  if (code === 'too-many-flights') return 'followFull';
  return code === 'flight-over' ? 'followOver' : 'followFailed';
}

/** How it stands with this browser before anything is pressed: a notification's link, or a flight it follows already. */
function browserState(flight: string): FollowState {
  const token = tokenInHash(window.location.hash) ?? followedFlight(flight)?.token;
  if (token !== undefined) return { kind: 'following', token, failed: false };
  if (canPush()) return idle();
  return {
    kind: 'unsupported',
    message: needsInstalling() ? 'followInstall' : 'followUnsupported',
  };
}

/** Following one flight by notifications of this browser. A component of another flight must be another one. */
export function useFollow(flight: string): Follow {
  const locale = useLocale();
  const hydrated = useHydrated();
  const found = useMemo(() => (hydrated ? browserState(flight) : idle()), [hydrated, flight]);
  const [changed, setState] = useState<FollowState | null>(null);
  const [busy, setBusy] = useState(false);
  const [askKey] = flightsApi.useLazyPushKeyQuery();
  const [sendFollow] = flightsApi.useFollowMutation();
  const [sendStop] = flightsApi.useStopFollowingMutation();

  async function follow(events: FollowEvent[]): Promise<void> {
    setBusy(true);
    try {
      await askPermission();
      const { publicKey } = await askKey().unwrap();
      const subscription = await subscribeBrowser(publicKey);
      const { token } = await sendFollow({ flight, locale, events, subscription }).unwrap();
      rememberFollowed(flight, { token, events });
      setState({ kind: 'following', token, failed: false });
    } catch (error) {
      setState(idle(messageOf(error), true));
    } finally {
      setBusy(false);
    }
  }

  async function stop(token: string): Promise<void> {
    setBusy(true);
    try {
      await sendStop(token).unwrap();
      forgetFollowed(flight);
      setState(idle('followStopped'));
    } catch {
      setState({ kind: 'following', token, failed: true });
    } finally {
      setBusy(false);
    }
  }

  return { state: changed ?? found, busy, follow, stop };
}
