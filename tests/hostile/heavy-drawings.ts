const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">';

/** Groups that use the one before ten times. */
function repeatUses(levels: number, use: (name: string) => string): string {
  return Array.from({ length: levels }, (_, level) => {
    const content = level === 0 ? '<path d="M0 0h9v9z"/>' : use(`g${level - 1}`).repeat(10);
    return `<g id="g${level}">${content}</g>`;
  }).join('');
}

/** Drawings of few bytes that take a browser or the build a long time, each in another way. */
export const heavyDrawings: readonly { name: string; svg: string }[] = [
  { name: 'a shape used ten times, ten times, and so on', content: repeatUses(9, useGroup) },
  {
    name: 'the same with masks',
    content: repeatUses(9, (name) => `<g mask="url(#${name})"><path d="M0 0h9"/></g>`),
  },
  {
    name: 'a filter that looks around each pixel, ten times over ten shapes',
    content: `<filter id="f">${'<feMorphology radius="9" operator="dilate"/>'.repeat(10)}</filter>${'<path filter="url(#f)" d="M0 0h9v9z"/>'.repeat(10)}`,
  },
  {
    name: 'a hundred noises',
    content: `<filter id="f">${'<feTurbulence numOctaves="9"/>'.repeat(100)}</filter>`,
  },
  { name: 'elements in elements', content: '<g>'.repeat(50_000) + '</g>'.repeat(50_000) },
  { name: 'a million bytes of elements', content: '<path/>'.repeat(150_000) },
].map(({ name, content }) => ({ name, svg: `${start}${content}</svg>` }));

function useGroup(name: string): string {
  return `<use href="#${name}"/>`;
}
