import type { EmotionCache } from '@emotion/cache';
import type { Root } from 'postcss';
import { dropUnread, listReadVariables, parseNeeded } from './lean-styles';
import { orderByUse, orderGlobals, type ExtractChunks, type PageStyles } from './order-styles';
import type { StyleUses } from './read-style-uses';
import { lateLabel } from '../shell/theme/base-styles';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { styleTarget } from '../contract/supported-browsers';

/** Global styles that Emotion finds again in the head of a page. */
interface NamedStyles {
  emotion: string;
  root: Root;
}

/**
 * Splits the styles of a page where its body is split. Nothing that the page does not use is kept: no
 * rule for classes that it does not have, no animation that it does not play, no variable that nothing
 * reads.
 *
 * @param fontFaces rules for the head of every page
 * @param first what the HTML up to and with the first block uses
 * @param rest what the rest of the body uses
 */
export function splitStyles(
  extract: ExtractChunks,
  { inserted }: EmotionCache,
  fontFaces: string,
  first: StyleUses,
  rest: StyleUses,
): PageStyles {
  const lateUses = first.late + rest.seen + rest.late;
  const chunks = extract(first.seen).styles;
  const globals = orderGlobals(chunks.filter(({ key }) => key.endsWith('-global')));
  const headIds = new Set(chunks.find(({ key }) => !key.endsWith('-global'))?.ids);
  const [headCss, headPrint] = takePrintRules(
    orderByUse([...headIds], first.seen)
      .map((id) => inserted[id])
      .join(''),
  );
  const lateIds = extract(lateUses)
    .styles.filter(({ key }) => !key.endsWith('-global'))
    .flatMap(({ ids }) => ids)
    .filter((id) => !headIds.has(id));
  const lateCss =
    headPrint +
    orderByUse(lateIds, lateUses)
      .map((id) => inserted[id])
      .join('');

  const named: NamedStyles[] = [];
  let lateGlobals = '';
  let themeVariables = '';
  for (const { key, ids, css } of globals) {
    const [id = ''] = ids;
    const isAnimation = id.startsWith('animation-');
    if (id.endsWith(`-${lateLabel}`)) lateGlobals += css;
    else if (css.includes(':root{')) themeVariables = css;
    else if (!isAnimation || headCss.includes(id)) {
      // Emotion knows these by their names and adds none of their rules again: all of them stay.
      named.push({ emotion: `${key} ${id}`, root: parseNeeded(css) });
    } else if (lateCss.includes(id)) lateGlobals += css;
  }
  const classes = new Set((first.seen + lateUses).split(/\s/));
  const head = parseNeeded(headCss, classes);
  const late = parseNeeded(lateGlobals + lateCss, classes);
  const headVariables = parseNeeded(themeVariables);
  const lateVariables = headVariables.clone();
  const base = named.map(({ root }) => root);
  dropUnread(
    headVariables,
    listReadVariables([headVariables, ...base, head], first.seen + first.late),
  );
  dropUnread(lateVariables, listReadVariables([lateVariables, late], lateUses));
  const read = listReadVariables(
    [headVariables, lateVariables, ...base, head, late],
    first.seen + lateUses,
  );
  dropUnread(head, read);
  dropUnread(late, read);
  return {
    head: [
      ...named.map(({ emotion, root }) => ({ emotion, css: minify(root) })),
      // Without Emotion's names: under them, the full set of variables would never be added for later
      // pages, and the list of class names costs each page more than adding the rules again.
      { css: fontFaces + minify(headVariables) },
      { css: minify(head) },
    ],
    late: minify(lateVariables) + minify(late),
  };
}

const printRule = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** No first screen waits for what is only for paper. Gives the other rules, and those for print. */
function takePrintRules(css: string): [screen: string, print: string] {
  return [css.replaceAll(printRule, ''), (css.match(printRule) ?? []).join('')];
}

/** Writes styles with as few bytes as the browsers that the site supports understand. */
export function minify(root: Root): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(root.toString()),
    minify: true,
    // It joins only rules whose selectors these browsers know, and writes nothing that they do not.
    targets,
    // As they are written: a prefix is beside a property only where a browser needs it, and no style
    // uses `light-dark()`, for which two variables would come with each `color-scheme`.
    exclude: Features.VendorPrefixes | Features.LightDark,
    // Older browsers would apply every media query or none.
    include: Features.MediaQueries,
  });
  return code.toString();
}

const targets = browserslistToTargets(styleTarget);
