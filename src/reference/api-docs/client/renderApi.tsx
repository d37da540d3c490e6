import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiView as View } from '../model/apiView';
import { ApiPageBody } from './ApiPageBody';

/** Renders an API page to HTML: at build time, and in the browser under the dev server. */
export function renderApi(view: View): string {
  return renderToStaticMarkup(<ApiPageBody view={view} />);
}
