/** For styles of what is printed. They come last, after the rules that they replace. */
export const onPaper = '@media print';

/** For what is pressed, what moves, and what leads around the site or says that there is more. */
export const notPrinted = { [onPaper]: { '&&': { display: 'none' } } };

/** For a block: on paper it has neither a background nor the air that it has on a screen. */
export const plainOnPaper = {
  [onPaper]: { '&&': { minHeight: 0, padding: '9pt 0', border: 0, background: 'none' } },
};
