import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { GridEvent } from '../model/listTypes';
import type { ApiPlan } from '../model/types';
import { renderMarkdown } from '../../../writing/content/node/renderMarkdown';

/** Where the packages declare their events. A larger package adds events to the smaller one's. */
const FILES: readonly { readonly file: string; readonly plan?: ApiPlan }[] = [
  { file: 'x-data-grid/models/events/gridEventLookup.d.ts' },
  { file: 'x-data-grid-pro/typeOverloads/modules.d.ts', plan: 'pro' },
  { file: 'x-data-grid-premium/typeOverloads/modules.d.ts', plan: 'premium' },
];
const LOOKUP = /EventLookup(?:Pro|Premium)?$/u;

/** Returns the declared type of an event's `params` or `event`. */
function typeOf(members: ts.NodeArray<ts.TypeElement>, name: string): string | undefined {
  const member = members.find((candidate) => candidate.name?.getText() === name);
  if (member === undefined || !ts.isPropertySignature(member)) return undefined;
  return member.type?.getText().replace(/\s+/gu, ' ');
}

/** Returns the text of a declaration's comment, or `undefined` if it's marked with `@ignore`. */
function commentOf(node: ts.Node): string | undefined {
  const tags = ts.getJSDocTags(node);
  if (tags.some(({ tagName }) => tagName.text === 'ignore')) return undefined;
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const comment = doc === undefined ? '' : (ts.getTextOfJSDocComment(doc.comment) ?? '');
  return comment.replace(/\[\[(\w+)\]\]/gu, '`$1`');
}

function readFile(file: string, plan: ApiPlan | undefined): GridEvent[] {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) || !LOOKUP.test(statement.name.text)) return [];
    return statement.members.flatMap((member): GridEvent[] => {
      const comment = commentOf(member);
      if (comment === undefined || !ts.isPropertySignature(member)) return [];
      if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) return [];
      const { members } = member.type;
      const event = typeOf(members, 'event');
      return [
        {
          name: member.name.getText(),
          params: typeOf(members, 'params') ?? '',
          ...(event === undefined ? {} : { event }),
          descriptionHtml: renderMarkdown(comment, () => undefined),
          ...(plan === undefined ? {} : { plan }),
        },
      ];
    });
  });
}

/**
 * Returns all events of the Data Grid's packages, sorted by name, with the smallest plan that has
 * each.
 */
export function readGridEvents(siteDir: string): GridEvent[] {
  const events = new Map<string, GridEvent>();
  for (const { file, plan } of FILES) {
    const found = readFile(path.join(siteDir, 'node_modules/@mui', file), plan);
    for (const event of found) if (!events.has(event.name)) events.set(event.name, event);
  }
  return [...events.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
