import { writeComparison, type Comparison } from './compare-peers';
import { writeBrowserEditor, type BrowserEditorMeasure } from './measure-browser-editor';
import { writeCheck, type CheckMeasure } from './measure-check';
import { writeCold, type ColdMeasure } from './measure-cold';
import { writeEditors, type EditorMeasures } from './measure-editors';
import { writeGrowth, type GrowthMeasure } from './measure-growth';
import { writePaint, type PaintMeasure } from './measure-paint';

/** What was measured, named after the options of `npm run bench`. */
export interface Measures {
  paint?: PaintMeasure;
  compare?: Comparison;
  cold?: ColdMeasure;
  growth?: readonly GrowthMeasure[];
  check?: readonly CheckMeasure[];
  editor?: EditorMeasures;
  'browser-editor'?: BrowserEditorMeasure;
}

/** The content of docs/benchmarks.json. */
export interface Results extends Measures {
  node: string;
  cores: number;
  memory: string;
  date: string;
}

/** Writes the Markdown table of each measure, as docs/benchmarks.md shows it. */
export function writeTables(measures: Measures): string[] {
  const { paint, compare, cold, growth, check, editor } = measures;
  const browserEditor = measures['browser-editor'];
  return [
    paint && writePaint(paint),
    compare && writeComparison(compare),
    cold && writeCold(cold),
    growth && writeGrowth(growth),
    check && writeCheck(check),
    editor && writeEditors(editor),
    browserEditor && writeBrowserEditor(browserEditor),
  ].flatMap((table) => table ?? []);
}
