import { translate } from '@docusaurus/Translate';
import type { CodeLanguage, DemoFile } from '../model/demoFiles';
import type { CodeFile, EditableDemo } from '../model/editableDemo';
import { highlightCode } from './highlightCode';
import { createEditorMessages } from './createEditorMessages';
import { createLivePreview } from './livePreview';
import { fetchDemoFiles } from './fetchDemoFiles';
import { openEditor } from './openEditor';
import { watchPageSettings } from './pageSettings';

/** Debounce between a keystroke and the run. */
const RUN_DELAY_MS = 250;

/** An editing session of one demo, which lasts until "Reset demo". */
export interface LiveSession {
  /** Opens the editor on a file's `pre`, with the caret at an offset in characters. */
  edit: (pre: HTMLElement, caret: number) => void;
  /** Returns the files in the current language, including edits. */
  files: () => readonly CodeFile[];
  /** Shows the edited demo again after the page has replaced the preview element. */
  refresh: () => void;
  /** Removes the editor and the frame, and restores the original code. */
  end: () => void;
}

interface Options {
  readonly demo: EditableDemo;
  readonly findContainer: () => HTMLElement | null;
  /** The element with the demo's highlighted files. */
  readonly source: HTMLElement;
  readonly height: number | undefined;
  readonly isWindow: boolean;
}

function readLanguage(): CodeLanguage {
  return document.documentElement.dataset['codeVariant'] === 'JS' ? 'JS' : 'TS';
}

/**
 * Returns the names under which an edit is stored. Code that is the same in both languages is edited in
 * both.
 */
function getDraftNames({ TS, JS }: DemoFile, language: CodeLanguage): string[] {
  return TS.code === JS.code ? [TS.name, JS.name] : [{ TS, JS }[language].name];
}

/** Starts editing: fetches the demo's files and creates the message area and the preview. */
export async function startSession(options: Options): Promise<LiveSession> {
  const { demo, source } = options;
  const files = await fetchDemoFiles(demo.dataUrl);
  const drafts = new Map<string, string>();
  const originals = new Map<HTMLElement, string>();
  const messages = createEditorMessages(source.id);
  const preview = createLivePreview({ ...options, onProblem: messages.showProblem });
  let language = readLanguage();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readFiles = (): CodeFile[] =>
    files.map(({ [language]: { name, code } }) => ({ name, code: drafts.get(name) ?? code }));
  const run = (): void => {
    preview.run(readFiles());
  };
  const stopWatching = watchPageSettings(() => {
    preview.syncSettings();
    if (language === readLanguage()) return;
    language = readLanguage();
    if (drafts.size > 0) run();
  });
  source.append(messages.element);
  const findEditedFile = (pre: HTMLElement): DemoFile | undefined => {
    const panel = pre.closest('[role="tabpanel"]');
    // A single file has no tabs.
    return files[
      panel === null ? 0 : [...source.querySelectorAll('[role="tabpanel"]')].indexOf(panel)
    ];
  };
  return {
    edit: (pre, caret) => {
      const code = pre.querySelector('code');
      const edited = findEditedFile(pre);
      if (code === null || edited === undefined || pre.querySelector('textarea') !== null) return;
      const file = edited[language].name;
      if (!originals.has(code)) originals.set(code, code.innerHTML);
      messages.showHint(true);
      // Warms up the worker for the first keystroke.
      void highlightCode({ file, code: code.textContent });
      openEditor({
        pre,
        code,
        highlight: (text) => highlightCode({ file, code: text }),
        caret,
        label: translate(
          {
            id: 'site.editor.field',
            message: 'Source code of {file}',
            description: 'Accessible name of the text field for editing a demo’s source',
          },
          { file },
        ),
        describedBy: messages.hintId,
        onInput: (text) => {
          for (const name of getDraftNames(edited, language))
            drafts.set(name, `${text.trimEnd()}\n`);
          // Prevents automatic reloads of the page, which would lose the edits.
          source.dataset['edited'] = '';
          clearTimeout(timer);
          timer = setTimeout(run, RUN_DELAY_MS);
        },
        onClose: () => {
          messages.showHint(false);
        },
      });
    },
    files: readFiles,
    refresh: () => {
      if (drafts.size > 0) run();
    },
    end: () => {
      clearTimeout(timer);
      stopWatching();
      delete source.dataset['edited'];
      preview.remove();
      messages.element.remove();
      for (const [code, html] of originals) code.innerHTML = html;
      source.querySelector('textarea')?.blur();
    },
  };
}
