// Runs commands one after the other, each as a message says it, so that their code is loaded once.
const streams = ['stdout', 'stderr'];
let count = 0;

async function run({ bundle, args, cwd, env }) {
  const said = { stdout: '', stderr: '' };
  for (const name of streams) {
    process[name].write = (text) => {
      said[name] += text;
      return true;
    };
  }
  process.chdir(cwd);
  Object.assign(process.env, env);
  process.argv = [process.execPath, bundle, ...args];
  count += 1;
  // An entry file runs once at each address.
  await import(`${bundle}?${count}`);
  for (const name of Object.keys(env)) delete process.env[name];
  const status = process.exitCode;
  process.exitCode = undefined;
  return { status, ...said };
}

process.on('message', async (asked) => {
  process.send(await run(asked).catch((error) => ({ status: null, stderr: error.stack })));
});
