/** Vocabulary of the generated pages: common words that pass every rule of the content check. */
const WORDS =
  'table column value reader field label order price window button color border shadow margin page list group header footer image letter number answer question result theme palette spacing layout screen pointer keyboard touch focus state change event handler default option choice entry record source target width height corner surface press release update version package module function object string array promise worker thread memory server client browser network request response cache build bundle'.split(
    ' ',
  );
const WORDS_PER_SENTENCE = 12;
const SENTENCES_PER_SECTION = 17;
const SECTIONS = 3;
/** Pages in each top-level folder, which gets its own sidebar. */
const PAGES_PER_FOLDER = 50;

/** Returns a seeded pseudorandom generator, so that every run has the same pages. */
function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A page of a generated site. */
export interface GeneratedPage {
  /** Relative to the folder of pages, such as `part-01/page-0007.md`. */
  readonly file: string;
  readonly text: string;
}

/**
 * Returns a page of about 600 words with three code blocks, a table, and a note, in plain Markdown
 * that both this site and a bare one accept.
 */
export function generatePage(index: number): GeneratedPage {
  const random = createRandom(index);
  const word = (): string => WORDS[Math.floor(random() * WORDS.length)] ?? 'page';
  const words = (count: number): string => Array.from({ length: count }, word).join(' ');
  const sentence = (): string => {
    const text = words(WORDS_PER_SENTENCE);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const name = String(index).padStart(4, '0');
  const sections = Array.from({ length: SECTIONS }, (_, section) =>
    [
      `## Section ${String(section + 1)} of page ${name}`,
      Array.from({ length: SENTENCES_PER_SECTION }, sentence).join('\n'),
      `\`\`\`ts\nexport const ${word()}${String(section)} = '${words(4)}';\n\nexport function ${word()}Of(value: string): string {\n  return value.trim();\n}\n\`\`\``,
    ].join('\n\n'),
  );
  const title = `Page ${name} about the ${words(2)}`;
  return {
    file: `part-${String(Math.floor(index / PAGES_PER_FOLDER) + 1).padStart(2, '0')}/page-${name}.md`,
    text: [
      `---\ntitle: ${title}\ndescription: A page that was made for measuring, about the ${words(4)}.\n---`,
      sentence(),
      ...sections,
      `## Table of page ${name}`,
      `| Name | Use |\n| --- | --- |\n${Array.from({ length: 6 }, () => `| ${word()} | ${words(4)} |`).join('\n')}`,
      `:::note\n\n${sentence()}\n\n:::`,
      '',
    ].join('\n\n'),
  };
}
