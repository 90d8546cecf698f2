import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import type { Http } from '@eldorado/http';
import { refuseWrongPayloads } from './payloads.ts';
import { appSlice } from './slices/app.ts';
import { establishmentTypesSlice } from './slices/establishmentTypes.ts';
import { flightsSlice } from './slices/flights.ts';
import { loginFeedbackSlice } from './slices/loginFeedback.ts';

/** What a remote adds to the store: slices, and RTK Query APIs with their middleware. */
export interface RemoteReducers {
  slices?: readonly { reducerPath: string; reducer: Reducer }[];
  apis?: readonly { reducerPath: string; reducer: Reducer; middleware: Middleware }[];
}

const siteReducer = () =>
  combineSlices(appSlice, flightsSlice, establishmentTypesSlice, loginFeedbackSlice);

/**
 * Makes the shared store. There is one per request on the server and one per page in the browser, each with
 * its own root reducer: injecting another version of a reducer under a used path would be silently ignored.
 * @param http what RTK Query's endpoints call through.
 * @param preloadedState the server's state, in the browser; slices of remotes may be in it before their code.
 */
export function createSiteStore(http: Http, preloadedState?: Readonly<Record<string, unknown>>) {
  const root = siteReducer().withLazyLoadedSlices<Record<string, unknown>>();
  const remotes = createDynamicMiddleware();
  const injected = new Set<string>();
  // combineReducers drops state whose reducer is not known yet, so it waits here for its remote.
  const waiting: Record<string, unknown> = { ...preloadedState };
  const own = ['app', 'flights', 'establishmentTypes', 'loginFeedback'];
  const store = configureStore({
    reducer: root,
    preloadedState: Object.fromEntries(
      Object.entries(waiting).filter(([path]) => own.includes(path)),
    ) as Partial<ReturnType<typeof root>> as ReturnType<typeof root>,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { http } },
        serializableCheck: false,
        immutableCheck: false,
      })
        .prepend(refuseWrongPayloads)
        .concat(remotes.middleware),
    devTools: false,
  });

  /** @param anew without the server's state, which another version of the remote made. */
  function inject({ slices = [], apis = [] }: RemoteReducers, anew = false): void {
    for (const { reducerPath, reducer } of [...slices, ...apis]) {
      if (injected.has(reducerPath)) continue;
      injected.add(reducerPath);
      const initial = anew ? undefined : waiting[reducerPath];
      delete waiting[reducerPath];
      root.inject({
        reducerPath,
        reducer:
          initial === undefined
            ? reducer
            : (state: unknown, action) => reducer(state ?? initial, action) as unknown,
      });
    }
    for (const api of apis) remotes.addMiddleware(api.middleware);
    store.dispatch({ type: 'site/injected' });
  }

  return Object.assign(store, { inject });
}

export type SiteStore = ReturnType<typeof createSiteStore>;
export type SiteState = ReturnType<SiteStore['getState']>;
