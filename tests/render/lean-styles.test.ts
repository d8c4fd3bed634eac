import { expect, test } from 'vitest';
import { dropUnread, listReadVariables, parseNeeded } from '../../src/render/lean-styles';
import { minify } from '../../src/render/page-styles';

/** CSS as a page carries it that has elements of these classes. */
function lean(css: string, classes = '', attributes = ''): string {
  const root = parseNeeded(css, new Set(classes.split(' ')));
  dropUnread(root, listReadVariables([root], attributes));
  return minify(root);
}

test('rules for classes that no element has are dropped, also one of several selectors', () => {
  const css = '.a.Mui-disabled{top:0}.a:hover,.b:hover{top:1px}.a .c{top:2px}.a p{top:3px}';
  expect(lean(css, 'a')).toBe('.a:hover{top:1px}.a p{top:3px}');
});

test('what a selector says in brackets may be missing from the page', () => {
  const css = '.a:not(.b):is(.c, :nth-child(2)){top:0}.a[href$=".pdf"]{top:1px}';
  expect(lean(css, 'a')).toBe('.a:not(.b):is(.c,:nth-child(2)){top:0}.a[href$=\\.pdf]{top:1px}');
});

test('steps of an animation are not taken for selectors', () => {
  const css = '@keyframes x{from{opacity:0}to{opacity:1}}';
  expect(lean(css)).toBe('@keyframes x{0%{opacity:0}to{opacity:1}}');
});

test('of two declarations, the later one stays, unless they are side by side', () => {
  expect(lean('p{top:var(--a);left:0;top:var(--b)}')).toBe('p{left:0;top:var(--b)}');
  expect(lean('p{content:open-quote;content:open-quote / ""}')).toBe(
    'p{content:open-quote;content:open-quote / ""}',
  );
  expect(lean('p{top:var(--a)!important;left:0;top:var(--b)}')).toContain('var(--a)!important');
});

test('a shorthand replaces what was said before it, not what comes after it', () => {
  const css = 'p{border-color:red;left:0;border:var(--a);border-radius:1px}';
  expect(lean(css)).toBe('p{border:var(--a);border-radius:1px;left:0}');
  expect(lean('p{border:var(--a);left:0;border-color:red}')).toContain('border-color:red');
});

test('variables that neither styles nor markup read are dropped', () => {
  const css = ':root{--a:1px;--b:2px;--c:3px}p{--d:1px;margin:var(--a)}';
  expect(lean(css, '', 'padding:var(--c)')).toBe(':root{--a:1px;--c:3px}p{margin:var(--a)}');
});

test('variables that other variables read are kept, wherever they are set', () => {
  const css = ':root{--a:var(--b);--b:var(--c,1px);--d:var(--c)}p{--c:2px}div{margin:var(--a)}';
  expect(lean(css)).toBe(':root{--a:var(--b);--b:var(--c,1px)}p{--c:2px}div{margin:var(--a)}');
});

test('conditions on the width of the window are written for older browsers, too', () => {
  const css = '@media (min-width: 600px){p{top:0}}';
  expect(lean(css)).toBe('@media (min-width:600px){p{top:0}}');
});

test('rules are not joined where a browser may not know one of their selectors', () => {
  const css = 'a:target-current{top:0}p{top:0}';
  expect(lean(css)).toBe(css);
});

test('no prefix is added, and none that is there is dropped', () => {
  const css = 'p{-webkit-hyphens:auto;hyphens:auto;text-decoration:none}';
  expect(lean(css)).toBe('p{-webkit-hyphens:auto;hyphens:auto;text-decoration:none}');
});
