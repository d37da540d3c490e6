import { toMessage } from '../../foundation/site/model/toMessage';
import type { CheckAnswer, CheckQuestion } from '../page-health/model/checkMessages';
import { createContentReport } from './contentReport';

const queue: CheckQuestion[] = [];
let isBusy = false;

async function check(file: string): Promise<{ problems: readonly string[] } | { failure: string }> {
  try {
    const { messages } = await createContentReport([file]);
    return { problems: messages };
  } catch (error) {
    return { failure: toMessage(error) };
  }
}

/**
 * The writer's check for the dev server, which starts it and asks about one page after another: what
 * the type checker and the demos need stays loaded between two answers. A page that was saved several
 * times meanwhile is checked once.
 */
async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    const { file } = next;
    const same = queue.filter((question) => question.file === file);
    queue.splice(0, queue.length, ...queue.filter((question) => question.file !== file));
    const found = await check(file);
    for (const { id } of same) process.send?.({ id, ...found } satisfies CheckAnswer);
  }
  isBusy = false;
}

process.on('message', (question: CheckQuestion) => {
  queue.push(question);
  void work();
});
// The dev server is gone.
process.on('disconnect', () => {
  process.exit();
});
