import render from '@docusaurus/core/lib/client/serverEntry';
import { minifyHtml } from '../../../foundation/site/node/minifyHtml';

/** Renders a page as Docusaurus does, and writes it shorter (decision 28). */
export default async function renderShort(params: object): Promise<{ html: string }> {
  const page = (await render(params)) as { html: string };
  return { ...page, html: minifyHtml(page.html) };
}
