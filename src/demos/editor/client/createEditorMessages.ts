import { translate } from '@docusaurus/Translate';
import type { CodeProblem } from '../model/compileModule';
import styles from './editor.module.css';

/** The area below code that is being edited, with a keyboard hint and the current problem. */
export interface EditorMessages {
  readonly element: HTMLElement;
  readonly hintId: string;
  showHint: (isShown: boolean) => void;
  showProblem: (problem: CodeProblem | undefined) => void;
}

/** Creates the area. The problem is a live region, which must exist before it has content. */
export function createEditorMessages(id: string): EditorMessages {
  const element = document.createElement('div');
  element.className = styles['messages'] ?? '';
  // Code is left to right in every language, but these messages aren't.
  element.dir = document.documentElement.dir;
  const problemNode = document.createElement('div');
  problemNode.setAttribute('role', 'status');
  problemNode.dataset['demoProblem'] = '';
  const hint = document.createElement('p');
  hint.id = `${id}-hint`;
  hint.className = styles['hint'] ?? '';
  hint.hidden = true;
  hint.textContent = translate({
    id: 'site.editor.hint',
    message: 'Press Tab to indent. To leave the editor, press Escape, then Tab.',
    description: 'Shown below a demo’s source while it’s being edited',
  });
  element.append(problemNode, hint);
  return {
    element,
    hintId: hint.id,
    showHint: (isShown) => {
      hint.hidden = !isShown;
    },
    showProblem: (problem) => {
      problemNode.replaceChildren();
      element.toggleAttribute('data-has-problem', problem !== undefined);
      if (problem === undefined) return;
      const text = document.createElement('p');
      text.className = styles['problem'] ?? '';
      const location = document.createElement('strong');
      location.textContent = formatLocation(problem);
      const message = document.createElement('bdi');
      message.textContent = problem.message;
      text.append(location, ' ', message);
      problemNode.append(text);
    },
  };
}

function formatLocation({ file, line }: CodeProblem): string {
  if (file === undefined || line === undefined) {
    return translate({
      id: 'site.editor.problem',
      message: 'Error:',
      description: 'Start of an error message in an edited demo, without a line number',
    });
  }
  return translate(
    {
      id: 'site.editor.problemAt',
      message: '{file}, line {line}:',
      description: 'Start of an error message in an edited demo',
    },
    { file, line },
  );
}
