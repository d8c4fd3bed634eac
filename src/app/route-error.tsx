import { useRouteError } from 'react-router-dom';
import { ErrorPage } from '../shell/error-page';
import { PageDataError } from './page-data';

/** Shows why a page could not be loaded or shown. */
export function RouteError() {
  const error = useRouteError();
  const status = error instanceof PageDataError ? error.status : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return <ErrorPage status={status} message={message} />;
}
