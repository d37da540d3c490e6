import { Prism } from 'prism-react-renderer';
import type { Token } from 'prismjs';
import { escapeCode } from '../../code/model/markLines';
import styles from './editor.module.css';

/** The classes of `src/code/client/tokens.css` by Prism's names. */
const CLASS_OF: Readonly<Record<string, string>> = {
  comment: 't-comment',
  prolog: 't-comment',
  keyword: 't-keyword',
  operator: 't-keyword',
  tag: 't-keyword',
  atrule: 't-keyword',
  string: 't-string',
  'attr-value': 't-string',
  'template-string': 't-string',
  function: 't-function',
  'class-name': 't-function',
  'maybe-class-name': 't-function',
  selector: 't-function',
  number: 't-constant',
  boolean: 't-constant',
  constant: 't-constant',
  builtin: 't-constant',
  property: 't-constant',
  'attr-name': 't-parameter',
  punctuation: 't-punctuation',
};

/** Code inside a tag or a string has the text colour again. */
const PLAIN = new Set(['script', 'interpolation']);

function toText(token: string | Token): string {
  if (typeof token === 'string') return token;
  const parts = Array.isArray(token.content) ? token.content : [token.content];
  return parts.map((part) => toText(part)).join('');
}

function toHtml(token: string | Token): string {
  if (typeof token === 'string') return escapeCode(token);
  if (token.type === 'plain-text') return escapeCode(toText(token));
  const parts = Array.isArray(token.content) ? token.content : [token.content];
  const inner = parts.map((part) => toHtml(part)).join('');
  const name = CLASS_OF[token.type];
  if (PLAIN.has(token.type)) return `<span class="${styles['plain'] ?? ''}">${inner}</span>`;
  return name === undefined ? inner : `<span class="${name}">${inner}</span>`;
}

/** Colours code while it is written, in the colours of the build's own colouring. */
export function colourCode(code: string, file: string): string {
  const name = /\.[jt]sx?$/.test(file) ? 'tsx' : file.endsWith('.css') ? 'css' : 'json';
  const grammar = Prism.languages[name];
  if (grammar === undefined) return escapeCode(code);
  return Prism.tokenize(code, grammar)
    .map((token) => toHtml(token))
    .join('');
}
