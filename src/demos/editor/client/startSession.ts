import { translate } from '@docusaurus/Translate';
import type { CodeLanguage, DemoFile } from '../model/demoFiles';
import type { CodeFile, EditableDemo } from '../model/editableDemo';
import { askColors } from './askColors';
import { createNotes } from './createNotes';
import { createLivePreview } from './livePreview';
import { fetchDemoFiles } from './fetchDemoFiles';
import { openEditor } from './openEditor';
import { watchLook } from './pageLook';

/** Time between a key and the run, in ms; each key starts it anew. */
const RUN_AFTER_MS = 250;

/** A reader's editing of one demo, from its first key to `Reset demo`. */
export interface LiveSession {
  /** Opens the editor on a file's `pre`, the caret at an offset in characters. */
  edit: (pre: HTMLElement, caret: number) => void;
  /** The files of the shown language, as they are now. */
  files: () => readonly CodeFile[];
  /** Shows the edited demo in the preview as it is now, after that was replaced. */
  refresh: () => void;
  /** Takes the editor and the frame away; the code is what it was. */
  end: () => void;
}

interface Options {
  readonly demo: EditableDemo;
  readonly findContainer: () => HTMLElement | null;
  /** The element with the demo's colored files. */
  readonly source: HTMLElement;
  readonly height: number | undefined;
  readonly isWindow: boolean;
}

function shownLanguage(): CodeLanguage {
  return document.documentElement.dataset['codeVariant'] === 'JS' ? 'JS' : 'TS';
}

/** The names that a draft of a file is for: code that is the same in both languages is edited in both. */
function draftNames({ TS, JS }: DemoFile, language: CodeLanguage): string[] {
  return TS.code === JS.code ? [TS.name, JS.name] : [{ TS, JS }[language].name];
}

/** Starts editing: fetches the demo's files and makes the notes and the preview. */
export async function startSession(options: Options): Promise<LiveSession> {
  const { demo, source } = options;
  const files = await fetchDemoFiles(demo.dataUrl);
  const drafts = new Map<string, string>();
  const originals = new Map<HTMLElement, string>();
  const notes = createNotes(source.id);
  const preview = createLivePreview({ ...options, onProblem: notes.showProblem });
  let language = shownLanguage();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = (): CodeFile[] =>
    files.map(({ [language]: { name, code } }) => ({ name, code: drafts.get(name) ?? code }));
  const run = (): void => {
    preview.run(shown());
  };
  const stopWatching = watchLook(() => {
    preview.followLook();
    if (language === shownLanguage()) return;
    language = shownLanguage();
    if (drafts.size > 0) run();
  });
  source.append(notes.element);
  const fileOf = (pre: HTMLElement): DemoFile | undefined => {
    const panel = pre.closest('[role="tabpanel"]');
    // A single file has no tabs.
    return files[
      panel === null ? 0 : [...source.querySelectorAll('[role="tabpanel"]')].indexOf(panel)
    ];
  };
  return {
    edit: (pre, caret) => {
      const code = pre.querySelector('code');
      const edited = fileOf(pre);
      if (code === null || edited === undefined || pre.querySelector('textarea') !== null) return;
      const file = edited[language].name;
      if (!originals.has(code)) originals.set(code, code.innerHTML);
      notes.showHint(true);
      // The worker is ready by the first key.
      void askColors({ file, code: code.textContent });
      openEditor({
        pre,
        code,
        color: (text) => askColors({ file, code: text }),
        caret,
        label: translate(
          {
            id: 'site.editor.field',
            message: 'Source of {file}, editable',
            description: 'Name of the text field in which the source of a demo is edited',
          },
          { file },
        ),
        describedBy: notes.hintId,
        onInput: (text) => {
          for (const name of draftNames(edited, language)) drafts.set(name, `${text.trimEnd()}\n`);
          // A page with edited code is not reloaded unasked.
          source.dataset['edited'] = '';
          clearTimeout(timer);
          timer = setTimeout(run, RUN_AFTER_MS);
        },
        onClose: () => {
          notes.showHint(false);
        },
      });
    },
    files: shown,
    refresh: () => {
      if (drafts.size > 0) run();
    },
    end: () => {
      clearTimeout(timer);
      stopWatching();
      delete source.dataset['edited'];
      preview.remove();
      notes.element.remove();
      for (const [code, html] of originals) code.innerHTML = html;
      source.querySelector('textarea')?.blur();
    },
  };
}
