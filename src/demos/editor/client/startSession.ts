import { translate } from '@docusaurus/Translate';
import type { CodeFile, CodeLanguage, EditableDemo } from '../model/editableDemo';
import { colorCode } from './colorCode';
import { createNotes } from './createNotes';
import { createLivePreview } from './livePreview';
import { loadFiles } from './loadFiles';
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

/** Starts editing: fetches the demo's files and makes the notes and the preview. */
export async function startSession(options: Options): Promise<LiveSession> {
  const { demo, source } = options;
  const files = await loadFiles(demo);
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
  const fileOf = (pre: HTMLElement, code: HTMLElement): string | undefined => {
    const names = files.map((file) => file[language].name);
    const label = pre.getAttribute('aria-label') ?? '';
    const text = code.textContent.trimEnd();
    return (
      names.find((name) => name === label) ??
      files.find((file) => file[language].code.trimEnd() === text)?.[language].name
    );
  };
  return {
    edit: (pre, caret) => {
      const code = pre.querySelector('code');
      const file = code === null ? undefined : fileOf(pre, code);
      if (code === null || file === undefined || pre.querySelector('textarea') !== null) return;
      if (!originals.has(code)) originals.set(code, code.innerHTML);
      notes.showHint(true);
      // The worker is ready by the first key.
      void colorCode({ file, code: code.textContent });
      openEditor({
        pre,
        code,
        color: (text) => colorCode({ file, code: text }),
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
          drafts.set(file, `${text.trimEnd()}\n`);
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
