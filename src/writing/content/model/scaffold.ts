import { toTitle } from './toTitle';

/** The kinds of content that `npm run new` can create (spec COMMAND-1). */
export const SCAFFOLD_KINDS = ['component', 'guide', 'blog', 'demo'] as const;
export type ScaffoldKind = (typeof SCAFFOLD_KINDS)[number];

/** The input for a scaffold. */
export interface ScaffoldRequest {
  readonly kind: ScaffoldKind;
  /** The URL path of the page or demo, such as `/material-ui/react-rating`. */
  readonly pathname: string;
  /** The front matter's `productId`, such as `material-ui` or `x-data-grid`. */
  readonly productId: string;
  /** The package that exports the component, such as `@mui/material`. */
  readonly packageName: string;
  /** `YYYY-MM-DD`, for the file name of a blog post. */
  readonly today: string;
  /** Existing pages that the page of a component links to. */
  readonly related: readonly { readonly pathname: string; readonly title: string }[];
}

function component({
  pathname,
  productId,
  packageName,
  related,
}: ScaffoldRequest): Record<string, string> {
  const title = toTitle(pathname);
  const name = title.replace(/ /g, '');
  const page = `---
title: ${title}
description: A ${title} … Say in one sentence of 50 to 160 characters what it lets people do.
productId: ${productId}
components: [${name}]
packageName: '${packageName}'
---

What a ${title} is, when to use it, and when to use something else …

## Basics

What the demo shows, in one or two sentences …

<Demo src="./Basic${name}.tsx" />

\`\`\`tsx fragment
import ${name} from '${packageName}/${name}';
\`\`\`

## Customization

How to customize it with \`sx\` and the theme …

## Accessibility

The role, the name, and what the developer has to supply …

<KeyboardTable of="./Basic${name}.tsx" />

## Limits and pitfalls

- **What goes wrong, as people would search for it.** The cause, and how to fix it …

## Related

${related.map((page) => `- [${page.title}](${page.pathname}), for what it does better …\n`).join('')}`;
  const demo = `import ${name} from '${packageName}/${name}';

export default function Basic${name}() {
  return (
    <>
      <button type="button">Before</button>
      <${name} />
    </>
  );
}
`;
  const keys = `export const keys: KeyTable = {
  start: 'button "Before"',
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves the focus to the ${title}.',
      // Replace this with what is true then, such as: focus: 'button "Save"'.
      expect: { shows: 'button "Before"' },
    },
  ],
};
`;
  return {
    [`docs${pathname}/index.mdx`]: page,
    [`docs${pathname}/Basic${name}.tsx`]: demo,
    [`docs${pathname}/Basic${name}.keys.ts`]: keys,
  };
}

function guide({ pathname, productId }: ScaffoldRequest): Record<string, string> {
  const page = `---
title: ${toTitle(pathname)}
description: What this page … Say in one sentence of 50 to 160 characters what it explains.
productId: ${productId}
---

What this page helps you do, and what you need before you start …

## First step

What the first step is …
`;
  return { [`docs${pathname}.mdx`]: page };
}

function blog({ pathname, today }: ScaffoldRequest): Record<string, string> {
  const slug = pathname.split('/').at(-1) ?? '';
  const page = `---
title: ${toTitle(pathname)}
description: What the post is about, in one sentence of 50 to 160 characters.
authors: [team]
tags: [writing]
---

The first paragraph, which is also the excerpt in the list of posts …

{/* truncate */}

## What happened

What happened, and what it means for people who use the libraries …
`;
  return { [`blog/${today}-${slug}.mdx`]: page };
}

function demo({ pathname }: ScaffoldRequest): Record<string, string> {
  const name = pathname.split('/').at(-1) ?? '';
  const code = `export default function ${name}() {
  return <p>Show one thing.</p>;
}
`;
  return { [`docs${pathname}.tsx`]: code };
}

const TEMPLATES = { component, guide, blog, demo };

/**
 * Returns the files of a new page or demo, by path from the project's root. They pass all checks
 * except the one for leftover placeholders (`…`).
 */
export function createScaffold(request: ScaffoldRequest): Record<string, string> {
  return TEMPLATES[request.kind](request);
}
