const rootRule = /:root\{([^{}]*)\}/g;
const usedVariable = /var\((--[\w-]+)/g;

/**
 * Keeps, of the theme's variables in `css`, those that `css` itself or the rest of the page use,
 * directly or through each other. MUI writes some 300; a page uses a tenth of them.
 */
export function pruneVariables(css: string, rest: string): string {
  const declarations = new Map<string, string>();
  for (const [, body = ''] of css.matchAll(rootRule)) {
    for (const declaration of body.split(';')) {
      const colon = declaration.indexOf(':');
      if (declaration.startsWith('--')) {
        declarations.set(declaration.slice(0, colon), declaration.slice(colon + 1));
      }
    }
  }

  const used = new Set<string>();
  function use(text: string): void {
    for (const [, name = ''] of text.matchAll(usedVariable)) {
      if (used.has(name)) continue;
      used.add(name);
      use(declarations.get(name) ?? '');
    }
  }
  use(css.replace(rootRule, (_rule, body: string) => body.replace(/(^|;)--[^;]*/g, '')));
  use(rest.replace(rootRule, ''));

  return css.replace(rootRule, (_rule, body: string) => {
    const kept = body.split(';').filter((declaration) => {
      const name = declaration.slice(0, declaration.indexOf(':'));
      return !declaration.startsWith('--') || used.has(name);
    });
    return `:root{${kept.join(';')}}`;
  });
}
