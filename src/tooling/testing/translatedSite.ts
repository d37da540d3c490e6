import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkLocale } from '../translations/node/checkLocale';
import { listPagePairs } from '../../writing/languages/node/translationFiles';
import type { PagePair } from '../../writing/languages/node/translationFiles';
import { updateTranslation } from '../../writing/languages/node/updateTranslation';

export const ENGLISH = `---
title: Button
description: Buttons let people start an action with one click, tap or key press.
---

A Button starts an action. See [the palette](/material-ui/customization/palette).

## Basics

Use the \`variant\` prop with care.

\`\`\`tsx
<Button variant="contained">Save</Button>
\`\`\`

<Demo src="./BasicButtons.tsx" />

## Sizes

- small
- large
`;
export const TRANSLATED = `---
title: "按钮 Button"
description: "按钮让人们通过一次点击、轻触或按键来开始一项操作。"
---

{/* en: A Button starts an action. */}

按钮用于开始一项操作。参见[调色板](/material-ui/customization/palette)。

{/* en: ## Basics */}

## 基础

{/* en: Use the variant prop with care. */}

请谨慎使用 \`variant\` 属性。

\`\`\`tsx
<Button variant="contained">Save</Button>
\`\`\`

<Demo src="./BasicButtons.tsx" />

{/* en: ## Sizes */}

## 尺寸

{/* en: - small */}

- 小
- 大
`;
export const TRANSLATED_PAGE =
  'i18n/zh/docusaurus-plugin-content-docs/current/material-ui/button.mdx';
const MESSAGES = { 'site.greeting': { message: 'Hello {name}', description: 'At the top' } };
export const GLOSSARY = { terms: { variant: ['变体'] }, avoid: { 组建: '组件' }, keep: ['React'] };

/** A site with one page and one message, in English and Chinese. */
export interface TranslatedSite {
  readonly siteDir: string;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly remove: (file?: string) => void;
  /** The page and its translation. */
  readonly pair: () => PagePair;
  /** Returns the problems that `checkLocale` finds, without the fixes. */
  readonly check: () => string[];
}

/** Creates the site in a temporary folder; call `remove()` to delete it. */
export function createTranslatedSite(): TranslatedSite {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-languages-'));
  const site: TranslatedSite = {
    siteDir,
    write: (file, text) => {
      fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
      fs.writeFileSync(path.join(siteDir, file), text);
    },
    read: (file) => fs.readFileSync(path.join(siteDir, file), 'utf8'),
    remove: (file = '') => {
      fs.rmSync(path.join(siteDir, file), { recursive: true });
    },
    pair: () => {
      const [first] = listPagePairs(siteDir, 'zh');
      if (first === undefined) throw new Error('no page');
      return first;
    },
    check: () =>
      checkLocale(siteDir, 'zh').map(({ file, line, what }) => `${file}:${String(line)}: ${what}`),
  };
  site.write('docs/material-ui/button.mdx', ENGLISH);
  site.write('i18n/en/code.json', JSON.stringify(MESSAGES));
  site.write('i18n/zh/code.json', JSON.stringify({ 'site.greeting': { message: '你好，{name}' } }));
  updateTranslation(siteDir, site.pair(), false);
  site.write(TRANSLATED_PAGE, TRANSLATED);
  return site;
}
