/** What `npm run new` can make (spec COMMAND-1). */
export const SCAFFOLD_KINDS = ['component', 'guide', 'blog', 'demo'] as const;
export type ScaffoldKind = (typeof SCAFFOLD_KINDS)[number];

/** What a scaffold is made from. */
export interface ScaffoldRequest {
  readonly kind: ScaffoldKind;
  /** Address without host, such as `/material-ui/react-rating`; for a demo, of the demo. */
  readonly pathname: string;
  /** `material-ui`, `x-data-grid` …; the front matter's `productId`. */
  readonly productId: string;
  /** Package that a component comes from, such as `@mui/material`. */
  readonly packageName: string;
  /** `YYYY-MM-DD`, for a post. */
  readonly today: string;
}

/** `react-toggle-button` -> `Toggle Button`. */
export function toTitle(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  return last
    .replace(/^react-/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

function component({ pathname, productId, packageName }: ScaffoldRequest): Record<string, string> {
  const title = toTitle(pathname);
  const name = title.replace(/ /g, '');
  const page = `---
title: ${title}
description: A ${title} … Say in one sentence of 50 to 160 characters what it lets people do.
productId: ${productId}
components: [${name}]
packageName: '${packageName}'
---

What a ${title} is, when to use it, and when something else is better …

## Basics

What the demo shows, in one sentence or two …

<Demo src="./Basic${name}.tsx" />

\`\`\`tsx fragment
import ${name} from '${packageName}/${name}';
\`\`\`

## Customization

How to change it with \`sx\` and the theme …

## Accessibility

| Key | Effect |
| --- | ------ |
| Tab | Moves focus to it. |

## Limits and pitfalls

- **What goes wrong.** The cause, and how to fix it.
`;
  const demo = `import ${name} from '${packageName}/${name}';

export default function Basic${name}() {
  return <${name} />;
}
`;
  return {
    [`docs${pathname}/index.mdx`]: page,
    [`docs${pathname}/Basic${name}.tsx`]: demo,
  };
}

function guide({ pathname, productId }: ScaffoldRequest): Record<string, string> {
  const page = `---
title: ${toTitle(pathname)}
description: What this page … Say in one sentence of 50 to 160 characters what it explains.
productId: ${productId}
---

What you can do after this page, and what you need before it …

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

The first paragraph, which stands alone in the list of posts …

{/* truncate */}

## What happened

What happened, and what it means for people who use the site …
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

const MAKERS = { component, guide, blog, demo };

/** The files of a new page, by path from the project's root. They pass the checks but for the `…`. */
export function createScaffold(request: ScaffoldRequest): Record<string, string> {
  return MAKERS[request.kind](request);
}

/** What is wrong with an address for a kind, with the fix; `undefined` when it will do. */
export function findPathnameFault(kind: ScaffoldKind, pathname: string): string | undefined {
  if (kind === 'blog') {
    return /^\/blog\/[a-z0-9]+(-[a-z0-9]+)*$/.test(pathname)
      ? undefined
      : `A post's address is /blog/words-with-hyphens, got "${pathname}".`;
  }
  if (kind === 'demo') {
    return /^(\/[a-z0-9-]+)+\/[A-Z][A-Za-z0-9]*$/.test(pathname)
      ? undefined
      : `A demo's address is its page's and a name in PascalCase, such as /material-ui/react-button/LoadingRow, got "${pathname}".`;
  }
  return /^(\/[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(pathname)
    ? undefined
    : `An address has lower-case words, hyphens and no slash at the end, such as /material-ui/react-rating, got "${pathname}".`;
}
