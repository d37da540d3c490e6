import { isVerbatim } from './types';
import type { RecordedBlock } from './types';

/** A block in a draft of a translation. */
export interface DraftBlock {
  readonly english: RecordedBlock;
  /** The English text that was translated, if it has changed since. */
  readonly before?: string;
  readonly translation?: string;
}

/** Escapes `*` + `/`, which would end the comment. */
const comment = (label: string, text: string): string =>
  `{/* ${label}: ${text.replaceAll('*/', '*\\/')} */}`;

const yamlText = (text: string): string => JSON.stringify(text);

/**
 * Returns a draft for translators: each English block as a comment with its translation below, if there
 * is one. Code and demos are copied, because they're the same in every language.
 */
export function formatDraft(blocks: readonly DraftBlock[]): string {
  const frontMatter = blocks.flatMap(({ english, before, translation }) =>
    english.kind === 'title' || english.kind === 'description'
      ? [
          ...(before === undefined ? [] : [`# was: ${before}`]),
          `# en: ${english.text}`,
          `${english.kind}: ${yamlText(translation ?? '')}`,
        ]
      : [],
  );
  const body = blocks.flatMap(({ english, before, translation }) => {
    if (english.kind === 'title' || english.kind === 'description') return [];
    if (isVerbatim(english)) return [english.text];
    return [
      ...(before === undefined ? [] : [comment('was', before)]),
      comment('en', english.text),
      ...(translation === undefined ? [] : [translation]),
    ];
  });
  return `${['---', ...frontMatter, '---'].join('\n')}\n\n${body.join('\n\n')}\n`;
}
