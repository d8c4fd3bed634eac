// Renders the sites with hostile content: npx tsx render-hostile.ts SCRIPT > sites.json
import { renderHostileFields, renderHostilePosts } from '../../hostile/list-variants';

// MUI tells about each colour that is none; here they are meant to be none.
console.error = () => {};
console.warn = () => {};

const [, , script = ''] = process.argv;
const posts = renderHostilePosts(script);
const fields = renderHostileFields(script);
process.stdout.write(JSON.stringify({ posts, fields }));
