/** Text of the menu for tables. */
export const tableWords = {
  table: 'Table',
  addTable: 'Add table',
  addRow: 'Add row below',
  addColumn: 'Add column after',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  headerRow: 'Header row',
  headerColumn: 'Header column',
  deleteTable: 'Delete table',
} as const;
