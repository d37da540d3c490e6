import type { Term } from './terms';

const TRANSLATED = 'It reads like a translation.';
const UNCLEAR = 'A more specific word is clearer.';
const BRITISH = 'Pages use US English, like the API.';

const term = (pattern: RegExp, fix: string, why = TRANSLATED): Term => ({ pattern, why, fix });

/**
 * The phrases that the writing guide's table ("Voice") advises against, as far as a regular
 * expression can match them. @see docs/_writing-guide.md
 */
export const VOICE_TERMS: readonly Term[] = [
  term(/(?<!screen[ -])\breaders?\b/i, 'Write "users" for people who use the app.', UNCLEAR),
  term(
    /\btakes? (?:it|this|that|one|them) (?:when|if|for|where)\b/i,
    'Write "use it" or "choose it".',
  ),
  term(
    /\btakes (?:a|an|the) (?:string|number|function|callback|object|array|value|date|node|boolean)\b/i,
    'Write "accepts".',
  ),
  term(
    /(?<!there )\b(?:is|are) no (?!longer|more|less|different|matter|exception)[a-z]+/i,
    'Write "isn\'t a".',
  ),
  term(/\ban own\b/i, 'Write "its own", "your own", or "a custom".'),
  term(/\bof (?:its|their|your|our) own\b/i, 'Write "its own X" or "a separate X".'),
  term(/\bof yours\b/i, 'Write "your own".'),
  term(/\bbelongs? into\b/i, 'Write "belongs in".'),
  term(/\b(?:in|out)side of\b/i, 'Leave out "of".'),
  term(/\b(?:that|those) of the\b/i, 'Repeat the noun.', UNCLEAR),
  term(/\btexts\b/i, 'Write "strings", "labels", or "messages".', UNCLEAR),
  term(/\bstands? (?:in|below|above|at|on|under|beside|next)\b/i, 'Write "is" or "appears".'),
  term(/\b(?:tells|is told|are told)\b/i, 'Write "shows", "reports", or "explains".'),
  term(/\b(?:mend|cure)(?:s|d|ed|ing)?\b/i, 'Write "fix".'),
  term(/\bgoes (?:with|when) /i, 'Write "disappears".'),
  term(/\bturns? (?:round|about)\b/i, 'Write "flips" or "reverses".'),
  term(/\bwithout a word\b/i, 'Write "silently".'),
  term(/\bfor want of\b/i, 'Write "because there is no".'),
  term(/\bstyle sheets?\b/i, 'Write "stylesheet".'),
  term(/\bempty texts?\b/i, 'Write "empty string".', UNCLEAR),
  term(/\btelephones?\b/i, 'Write "phone".'),
  term(
    /\b\w*(?:colour|behaviour|licence|centre|neighbour|favour(?!ite)|catalogue|grey)\w*\b/i,
    'Write "color", "behavior", "license", "center", "gray".',
    BRITISH,
  ),
  term(
    /\b(?:organ|custom|initial|memo|normal|serial|virtual|minim|maxim|optim|summar|special|recogn|synchron|local|categor)is(?:e|es|ed|ing|ation)\b/i,
    'Write -ize.',
    BRITISH,
  ),
];
