import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Theme } from '@mui/material/styles';

/** How the text view looks: as the rest of the editor. */
export function styleText({ palette, typography }: Theme) {
  const font = { fontFamily: typography.fontFamily ?? 'inherit' };
  const tooltip = {
    ...font,
    maxWidth: '480px',
    padding: '6px 10px',
    border: `1px solid ${palette.divider}`,
    borderRadius: '6px',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    boxShadow: '0 2px 10px rgb(18 52 59 / 18%)',
    whiteSpace: 'pre-wrap',
  };
  return EditorView.theme({
    '&': {
      height: '100%',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      fontSize: '.875rem',
    },
    '&.cm-focused': { outline: '3px solid #0B57A4', outlineOffset: '-3px' },
    '.cm-scroller': { fontFamily: 'ui-monospace, Consolas, Menlo, monospace', lineHeight: '1.6' },
    '.cm-content': { padding: '12px 0', caretColor: palette.text.primary },
    '.cm-gutters': {
      color: palette.text.secondary,
      backgroundColor: palette.background.default,
      borderRight: `1px solid ${palette.divider}`,
    },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: palette.action.hover },
    '.cm-selectionMatch': { backgroundColor: '#DCEBEC' },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: `underline wavy ${palette.error.main} 1.5px`,
      textUnderlineOffset: '3px',
    },
    '.cm-lintRange-warning': {
      backgroundImage: 'none',
      textDecoration: `underline wavy ${palette.warning.main} 1.5px`,
      textUnderlineOffset: '3px',
    },
    '.cm-tooltip': { border: 0, backgroundColor: 'transparent' },
    '.cm-tooltip-hover, .cm-tooltip.cm-tooltip-autocomplete, .cm-completionInfo': tooltip,
    '.cm-tooltip-hover .cm-tooltip-section': { border: 0 },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { ...font, maxHeight: '16em' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      color: palette.text.primary,
      backgroundColor: palette.action.selected,
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: '-2px',
    },
    '.cm-diagnostic': { padding: '4px 8px', borderLeftWidth: '4px' },
    '.cm-diagnosticAction': {
      display: 'block',
      margin: '4px 0 0',
      padding: '4px 10px',
      borderRadius: '6px',
      font: 'inherit',
      fontWeight: 600,
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    '.cm-panels': { ...font, color: 'inherit', backgroundColor: palette.background.default },
    '.cm-panel.cm-search': { padding: '8px 12px', fontSize: '.875rem' },
    '.cm-textfield, .cm-button': { fontSize: '.875rem', minHeight: '28px' },
  });
}

/** Colors of the parts of JSON; each can be read on white. */
export const highlightStyle = HighlightStyle.define([
  { tag: tags.propertyName, color: '#12505A', fontWeight: '600' },
  { tag: tags.string, color: '#7A3B00' },
  { tag: [tags.number, tags.bool, tags.null], color: '#6A2C8A' },
]);
