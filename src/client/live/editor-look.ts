// The look of an editor, out of the same tokens as blocks of code: it changes with the page's mode by itself.
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The class letters of blocks of code, as colours. */
const color = (letter: 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'g' | 'a') => ({ color: `var(--dg-code-${letter})` });

export const codeColors = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], ...color('c'), fontStyle: 'italic' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self, tags.null], ...color('k') },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], ...color('s') },
  { tag: [tags.number, tags.bool], ...color('n') },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], ...color('f') },
  { tag: [tags.typeName, tags.className], ...color('t') },
  { tag: tags.tagName, ...color('t') },
  { tag: tags.standard(tags.tagName), ...color('g') },
  { tag: tags.attributeName, ...color('a') },
]);

export const editorLook = EditorView.theme({
  '&': { color: 'var(--dg-text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  // The wrapper scrolls: it is what the tab key reaches.
  '.cm-scroller': { overflow: 'visible', fontFamily: 'var(--dg-font-code)', lineHeight: '1.6' },
  '.cm-content': { padding: 'calc(14px * var(--dg-density)) 0', caretColor: 'var(--dg-text)' },
  '.cm-line': { padding: '0 16px' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--dg-brand-bg)', outline: '1px solid var(--dg-border)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--dg-error)' },
});
