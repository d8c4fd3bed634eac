import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SchemaNode } from '../../src/config/schema/schema-node';
import type { BlockPicture } from './block-pictures';
import { describeSettings, type Setting } from './describe-settings';
import { DocsLayout } from './docs-layout';
import type { Guide } from './guides';
import { findReferred, listTopicGroups, type SchemaFiles, type Topic } from './docs-topics';
import { TopicPage } from './topic-page';
import { projectFolder } from '../project-folder';

/** One line of the search: a page, or a setting on it. */
interface SearchEntry {
  title: string;
  /** where it is: "Blocks" or the page of a setting */
  place: string;
  text: string;
  /** what else people call it */
  alsoCalled?: readonly string[];
  /** words that lead to it as well */
  words?: string;
  url: string;
}

/**
 * The reference for editors, made from the schemas and the guides.
 *
 * @param pictures how each block type looks; empty while the config has errors
 * @returns path in the reference → content of the file
 */
export function renderDocs(
  files: SchemaFiles,
  guides: readonly Guide[],
  pictures: ReadonlyMap<string, BlockPicture>,
): Map<string, string> {
  const groups = listTopicGroups(files, guides);
  const topics = groups.flatMap((group) => group.topics);
  const pages = new Map<string, string>();

  function addPage(path: string, title: string, content: (root: string) => ReactNode): void {
    const root = path.includes('/') ? '../' : '';
    const markup = renderToStaticMarkup(
      <DocsLayout title={title} root={root} path={path} groups={groups}>
        {content(root)}
      </DocsLayout>,
    );
    pages.set(path, `<!doctype html>${markup}`);
  }

  addPage('index.html', 'All pages', () => (
    <>
      <h1>What you can write in site.config.json</h1>
      <p className="summary">
        Made from the rules that the file is checked against, so it is always up to date. Search for
        a word, or choose below.
      </p>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <dl className="topics">
            {group.topics.map(({ path, title, summary }) => (
              <div key={path}>
                <dt>
                  <a href={path}>{title}</a>
                </dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  ));
  for (const { path, title, html } of guides) {
    // Our own text: docs/editing.
    addPage(path, title, () => (
      <div className="guide" dangerouslySetInnerHTML={{ __html: html }} />
    ));
  }
  for (const topic of topics) {
    if (pages.has(topic.path)) continue;
    const usedIn = topic.file === undefined ? [] : listUses(files, topics, topic.file);
    const picture = topic.path.startsWith('blocks/') ? pictures.get(topic.title) : undefined;
    addPage(topic.path, topic.title, (root) => (
      <TopicPage {...{ topic, files, root, usedIn, picture }} />
    ));
  }
  const words = new Map(guides.map((guide) => [guide.path, guide.words]));
  const entries = groups.flatMap(({ title, topics: listed }) =>
    listed.flatMap((topic) => listSearchEntries(files, topic, title, words.get(topic.path))),
  );
  return pages
    .set('search-index.js', `const searchIndex = ${JSON.stringify(entries)};`)
    .set('docs.css', readOwnFile('docs.css'))
    .set('search.js', readOwnFile('search.js'))
    .set('docs.js', readOwnFile('docs.js'));
}

function readOwnFile(name: string): string {
  return readFileSync(join(projectFolder, 'scripts/docs', name), 'utf8');
}

/** The topics whose schema refers to `file`, straight or through a list. */
function listUses(files: SchemaFiles, topics: readonly Topic[], file: string): Topic[] {
  return topics.filter((topic) => {
    if (topic.file === undefined) return false;
    const text = JSON.stringify(files.get(topic.file));
    return [...text.matchAll(/"\$ref":"([^"]+)"/g)].some(
      ([, reference = '']) => findReferred(files, topic.file ?? '', reference)[0] === file,
    );
  });
}

function listSearchEntries(
  files: SchemaFiles,
  topic: Topic,
  place: string,
  words: string | undefined,
): SearchEntry[] {
  const schema: SchemaNode = files.get(topic.file ?? '') ?? {};
  const settings = describeSettings(files, topic.file ?? '', schema);
  return [
    {
      title: topic.title,
      place,
      text: topic.summary,
      ...(schema.alsoCalled && { alsoCalled: schema.alsoCalled }),
      ...(words !== undefined && { words }),
      url: topic.path,
    },
    ...[...flatten(settings, '')].map(
      ([name, { description, choices, meanings = [], alsoCalled }]) => ({
        title: name,
        place: topic.title,
        text: description,
        ...(alsoCalled && { alsoCalled }),
        ...(choices.length > 0 && { words: [...choices, ...meanings].join(' ') }),
        url: `${topic.path}#${name}`,
      }),
    ),
  ];
}

function* flatten(
  settings: readonly Setting[],
  prefix: string,
): Generator<[name: string, setting: Setting]> {
  for (const setting of settings) {
    yield [prefix + setting.name, setting];
    yield* flatten(setting.settings, `${prefix}${setting.name}.`);
  }
}
