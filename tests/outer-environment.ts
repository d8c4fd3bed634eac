/** The environment without what Vitest adds to it, with which a command would build for tests. */
export function outerEnvironment(
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const { NODE_ENV: _env, VITEST: _vitest, ...env } = process.env;
  return { ...env, ...settings };
}
