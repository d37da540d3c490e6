import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiView as View } from '../model/apiView';
import { ApiPageBody } from './ApiPageBody';

/** An API page as HTML: at build time, and in the browser while developing. */
export function renderApi(view: View): string {
  return renderToStaticMarkup(<ApiPageBody view={view} />);
}
