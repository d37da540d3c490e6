import { isKept } from './types';
import type { RecordedBlock } from './types';

/** A block of a page that is being translated. */
export interface DraftBlock {
  readonly english: RecordedBlock;
  /** What was translated, when it has changed since. */
  readonly before?: string;
  readonly translation?: string;
}

/** A comment may hold anything but its own end. */
const comment = (label: string, text: string): string =>
  `{/* ${label}: ${text.replaceAll('*/', '*\\/')} */}`;

const yamlText = (text: string): string => JSON.stringify(text);

/**
 * The file for a translator: each English block as a comment, and below it the translation, or
 * nothing where there is none yet. Code and demos are there already.
 */
export function formatDraft(blocks: readonly DraftBlock[]): string {
  const head = blocks.flatMap(({ english, before, translation }) =>
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
    if (isKept(english)) return [english.text];
    return [
      ...(before === undefined ? [] : [comment('was', before)]),
      comment('en', english.text),
      ...(translation === undefined ? [] : [translation]),
    ];
  });
  return `${['---', ...head, '---'].join('\n')}\n\n${body.join('\n\n')}\n`;
}
