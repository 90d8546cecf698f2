// What remotes may use of React Router. Everything else stays out of the shared copy, and so out of its bytes.
// Links are plain `<a href>` (Link of @eldorado/ui): the shell turns clicks into navigations in one place.
export {
  // The router itself, which knows of a navigation before React does.
  UNSAFE_DataRouterContext as DataRouterContext,
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  matchRoutes,
  Outlet,
  redirect,
  RouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
