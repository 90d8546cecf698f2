import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { BannerList, BannerQuery, PopupList } from './schema.ts';

/** The endpoints of the site's banners and dialogs. */
export const siteEndpoints = {
  banners: get('/api/v2/banners', 'site', 'Banners of the home and of inner pages', {
    querystring: BannerQuery,
    response: answers(ref(BannerList), 400),
  }),
  popups: get('/api/v2/popups', 'site', 'Pop-up dialogs in force', {
    response: answers(ref(PopupList)),
  }),
};
