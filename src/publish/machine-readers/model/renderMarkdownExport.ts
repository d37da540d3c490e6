import type { Nodes } from 'mdast';
import { walkTree } from '../../../writing/content/model/walkTree';
import type { PageSource } from '../../../writing/content/model/pageSource';

/** A demo's file in a page's Markdown export. */
export interface MarkdownExportFile {
  readonly name: string;
  readonly code: string;
}

/** What {@link renderMarkdownExport} needs in addition to the page. */
export interface MarkdownExportContext {
  /** Absolute URL of the page. */
  readonly url: string;
  /** For example `Material UI 7.0.2`. Left out for pages that don't belong to a product. */
  readonly product?: string;
  /** Returns the source of a demo by its `src` attribute. */
  readonly readDemo: (src: string) => readonly MarkdownExportFile[];
  /** Markdown for elements that are generated from other data, such as playgrounds. */
  readonly parts?: ReadonlyMap<Nodes, string>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function attribute(element: Element, name: string): string | undefined {
  const hit = element.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
  if (hit === undefined) return undefined;
  return typeof hit.value === 'string' ? hit.value : '';
}

/** Returns a code fence with more backticks than any run of them in the code. */
function fence(language: string, title: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language} title="${title}"\n${code.trimEnd()}\n${marks}`;
}

function renderElement(element: Element, context: MarkdownExportContext): string | undefined {
  const part = context.parts?.get(element);
  if (part !== undefined) return part;
  if (element.name === 'Demo') {
    const files = context.readDemo(attribute(element, 'src') ?? '');
    return files
      .map(({ name, code }) => fence(name.split('.').at(-1) ?? 'text', name, code))
      .join('\n\n');
  }
  if (element.name === 'PlanNotice') {
    return 'The watermark in these demos disappears once you set a [license key](/x/introduction/licensing).';
  }
  if (element.name === 'PackageManagers') {
    const flag = attribute(element, 'dev') === undefined ? '' : '--save-dev ';
    return `\`\`\`bash\nnpm install ${flag}${attribute(element, 'packages') ?? ''}\n\`\`\``;
  }
  return undefined;
}

function listEdits(page: PageSource, context: MarkdownExportContext): Edit[] {
  const edits: Edit[] = [];
  walkTree(page.tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    if (
      node.type === 'yaml' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      // Also remove the space before a heading's explicit id.
      const isTrailing = page.text[start - 1] === ' ' && (page.text[end] ?? '\n') === '\n';
      edits.push({ start: isTrailing ? start - 1 : start, end, text: '' });
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Cards') {
      // The list inside it is Markdown.
      const first = node.children[0]?.position?.start.offset ?? end;
      const last = node.children.at(-1)?.position?.end.offset ?? end;
      edits.push({ start, end: first, text: '' }, { start: last, end, text: '' });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const text = renderElement(node, context);
      if (text !== undefined) edits.push({ start, end, text });
    }
  });
  return edits.sort((a, b) => b.start - a.start);
}

/** Replaces callouts such as `:::warning[Title]` with a bold line, because they're specific to the site. */
function plainCallouts(text: string): string {
  return text
    .replace(/^:::([a-z]+)(?:\[([^\]]*)\])?[ \t]*$/gm, (_, kind: string, title?: string) => {
      const name = kind.slice(0, 1).toUpperCase() + kind.slice(1);
      return `**${name}${title === undefined ? '' : `: ${title}`}**`;
    })
    .replace(/^:::[ \t]*$/gm, '');
}

/**
 * Returns the Markdown export of a page: its content, with demos replaced by their source, and without
 * syntax that's specific to the site.
 */
export function renderMarkdownExport(page: PageSource, context: MarkdownExportContext): string {
  const { title, description } = page.frontMatter;
  const body = listEdits(page, context).reduce(
    (text, { start, end, text: replacement }) =>
      text.slice(0, start) + replacement + text.slice(end),
    page.text,
  );
  const head = [
    `# ${String(title)}`,
    `> ${String(description)}`,
    [context.product, context.url].filter((part) => part !== undefined).join(' · '),
  ];
  return `${[...head, plainCallouts(body).trim()].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
