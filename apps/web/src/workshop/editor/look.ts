import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours come from the page as custom properties, so that light and dark follow it. */
export const look = EditorView.theme({
  '&': {
    blockSize: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--code-ground)',
    fontSize: '0.9rem',
  },
  // The frame around it shows the focus, gutter and all.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--code-selection)',
  },
  '.cm-gutters': { color: 'var(--soft)', backgroundColor: 'var(--code-gutter)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--code-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--code-line)', color: 'var(--ink)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--soft)',
  },
  '.cm-gutter-lint': { inlineSize: '1.3em' },
  '.cm-lint-marker': { inlineSize: '1em', blockSize: '1em' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--error) 1.5px' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline dotted var(--warning) 2.5px' },
  '.cm-lintRange-active': { backgroundColor: 'var(--code-line)' },
  '.cm-tooltip': {
    maxInlineSize: 'min(34rem, 100vw - 24px)',
    color: 'var(--ink)',
    backgroundColor: 'var(--panel)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: '0 8px 30px #0006',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxBlockSize: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: '#2a1a00', backgroundColor: 'var(--accent)' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.85' },
  '.cm-completionInfo': { padding: '8px 12px' },
  '.hover': { padding: '8px 12px', whiteSpace: 'pre-wrap' },
  '.hover code': { fontFamily: 'var(--mono)', fontWeight: '600' },
  '.hover p': { margin: '4px 0 0' },
  '.cm-diagnostic': { padding: '8px 12px', whiteSpace: 'normal' },
  '.cm-diagnostic-error': { borderLeft: '6px solid var(--error)' },
  '.cm-diagnostic-warning': { borderLeft: '6px double var(--warning)' },
  '.cm-diagnostic b': { marginInlineEnd: '6px' },
  '.cm-diagnostic p': { margin: '4px 0 0', color: 'var(--soft)' },
  '.cm-diagnostic code': { fontFamily: 'var(--mono)', fontWeight: '600' },
  '.cm-diagnostic a': { color: 'inherit' },
  '.cm-diagnosticAction': {
    margin: '6px 8px 0 0',
    padding: '6px 12px',
    borderRadius: '999px',
    font: '600 0.9rem inherit',
    color: '#2a1a00',
    backgroundColor: 'var(--accent)',
    cursor: 'pointer',
  },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--panel)', borderColor: 'var(--line)' },
  '.cm-dialog': { padding: '10px 12px', fontSize: '1rem' },
  '.cm-dialog-close': { color: 'inherit', font: 'inherit' },
  '.cm-textfield': {
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: '1px solid var(--soft)',
  },
  '.cm-button': { font: 'inherit', color: '#2a1a00', backgroundImage: 'none', backgroundColor: 'var(--accent)' },
});

export const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: tags.definitionKeyword, color: 'var(--code-keyword)', fontWeight: '700' },
  { tag: tags.controlKeyword, color: 'var(--code-control)', fontWeight: '600' },
  { tag: tags.operatorKeyword, color: 'var(--code-operator)' },
  { tag: tags.operator, color: 'var(--code-operator)' },
  { tag: tags.className, color: 'var(--code-name)', fontWeight: '700' },
  { tag: tags.propertyName, color: 'var(--code-property)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.atom, color: 'var(--code-atom)' },
]);
