import type { ProblemCode } from '../../src/config/problems/problem-code';
import { problemKinds } from '../../src/config/problems/problem-kinds';
import type { SchemaNode } from '../../src/config/schema/schema-node';
import { writeExample } from '../../src/config/report/write-explanation';
import type { BlockPicture } from './block-pictures';
import { describeSettings } from './describe-settings';
import { findReferred, pageOf, type SchemaFiles, type Topic } from './docs-topics';
import { SettingsList } from './settings-list';
import { WidgetIds } from './widget-ids';
import { listSnippets, writeSnippet } from './snippets';

interface TopicPageProps {
  topic: Topic;
  files: SchemaFiles;
  root: string;
  /** pages of what this can be part of */
  usedIn: readonly Topic[];
  picture?: BlockPicture | undefined;
}

/** What there is to know about one block, entity, group of settings or error. */
export function TopicPage({ topic, files, root, usedIn, picture }: TopicPageProps) {
  const schema = topic.file === undefined ? undefined : files.get(topic.file);
  return (
    <>
      <h1>{topic.title}</h1>
      <p className="summary">{topic.summary}</p>
      {topic.problem && <Problem code={topic.problem} />}
      {picture && <Picture title={topic.title} picture={picture} />}
      {schema && <Examples schema={schema} />}
      {schema && topic.file !== undefined && (
        <Settings schema={schema} file={topic.file} files={files} root={root} />
      )}
      {topic.file === 'embed.schema.json' && <WidgetIds />}
      {usedIn.length > 0 && (
        <>
          <h2>Where you can use it</h2>
          <ul>
            {usedIn.map(({ path, title }) => (
              <li key={path}>
                <a href={root + path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Problem({ code }: { code: ProblemCode }) {
  const { cause, example } = problemKinds[code];
  const { bad, good } = writeExample(example);
  return (
    <>
      <p>{cause}</p>
      <h2>Wrong</h2>
      <pre>
        <code>{bad}</code>
      </pre>
      <h2>Right</h2>
      <pre>
        <code>{good}</code>
      </pre>
    </>
  );
}

function Picture({ title, picture }: { title: string; picture: BlockPicture }) {
  return (
    <figure>
      {/* Without scripts; its origin stays, so that the page around it can ask for its height. */}
      <iframe
        title={`How the block ${title} looks`}
        srcDoc={picture.html}
        sandbox="allow-same-origin"
        tabIndex={-1}
      />
      <figcaption>
        {picture.page === undefined ? (
          'How the first example below looks; no page of this site has this block'
        ) : (
          <>
            How it looks on the page <code>{picture.page}</code> of this site
          </>
        )}
      </figcaption>
    </figure>
  );
}

function Examples({ schema }: { schema: SchemaNode }) {
  const snippets = listSnippets(schema);
  if (snippets.length === 0) return null;
  return (
    <>
      <h2>To copy</h2>
      {snippets.map(({ label, body }) => (
        <div key={label} className="example">
          <h3>{label}</h3>
          <pre>
            <code>{JSON.stringify(writeSnippet(body), null, 2)}</code>
          </pre>
        </div>
      ))}
    </>
  );
}

interface SettingsProps {
  schema: SchemaNode;
  file: string;
  files: SchemaFiles;
  root: string;
}

function Settings({ schema, file, files, root }: SettingsProps) {
  const kinds = schema.discriminator ? (schema.oneOf ?? []) : [];
  if (kinds.length === 0) {
    return (
      <>
        <h2>Settings</h2>
        <SettingsList settings={describeSettings(files, file, schema)} root={root} />
      </>
    );
  }
  return (
    <>
      <h2>Kinds</h2>
      <ul>
        {kinds.map(({ $ref = '' }) => {
          const [kindFile, kind] = findReferred(files, file, $ref);
          return (
            <li key={$ref}>
              <a href={`${root}${pageOf(kindFile, kind)}`}>{kind.description}</a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
