import { Provider, useDispatch, useSelector } from 'react-redux';
import type { SiteState, SiteStore } from './siteStore.ts';

export const StoreProvider = Provider;
export const useSiteDispatch = useDispatch.withTypes<SiteStore['dispatch']>();
export const useSiteSelector = useSelector.withTypes<SiteState>();
