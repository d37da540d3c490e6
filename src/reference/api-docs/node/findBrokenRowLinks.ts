import { createRowId } from '../model/anchors';
import type { Api } from '../model/types';

const ROW_LINK = /\]\((?<page>\/[^\s)#]*\/api\/[^\s)#]*)#(?<row>[^\s)]+)\)/gu;

function listRowIds(api: Api): string[] {
  if (api.kind === 'component') {
    return [
      ...api.props.map(({ name }) => createRowId(api.name, 'prop', name)),
      ...api.slots.map(({ name }) => createRowId(api.name, 'slot', name)),
      ...api.classes.map(({ name }) => createRowId(api.name, 'classes', name)),
    ];
  }
  if (api.kind === 'hook') {
    return [
      ...api.parameters.map(({ name }) => createRowId(api.name, 'parameter', name)),
      ...api.returns.map(({ name }) => createRowId(api.name, 'return', name)),
    ];
  }
  return api.members.map(({ name }) => createRowId(api.name, 'member', name));
}

/** Reports links to rows (`#button-prop-color`) that the linked API page doesn't have. */
export function findBrokenRowLinks(
  text: string,
  file: string,
  apis: ReadonlyMap<string, Api>,
): string[] {
  return [...text.matchAll(ROW_LINK)].flatMap((match) => {
    const { page = '', row = '' } = match.groups ?? {};
    const api = apis.get(page);
    // A link to a heading, which the build checks.
    if (!/-(?:prop|slot|classes|parameter|return|member)-/u.test(row)) return [];
    if (api !== undefined && listRowIds(api).includes(row)) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return `${file}:${String(line)}: ${page} has no row "${row}", so the link would lead to the top of that page. Fix the anchor, or remove it.`;
  });
}
