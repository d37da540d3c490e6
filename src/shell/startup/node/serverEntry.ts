import render from '@docusaurus/core/lib/client/serverEntry';
import { minifyHtml } from '../../../foundation/site/node/minifyHtml';

/** Renders a page with Docusaurus' own entry and minifies its HTML (decision 28). */
export default async function renderMinified(params: object): Promise<{ html: string }> {
  const page = (await render(params)) as { html: string };
  return { ...page, html: minifyHtml(page.html) };
}
