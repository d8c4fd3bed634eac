import type { ReactNode } from 'react';
import type { TopicGroup } from './docs-topics';

interface DocsLayoutProps {
  title: string;
  /** the way from this page to the start of the reference: "" or "../" */
  root: string;
  path: string;
  groups: readonly TopicGroup[];
  children: ReactNode;
}

/** A page of the reference: search and menu around its content. */
export function DocsLayout({ title, root, path, groups, children }: DocsLayoutProps) {
  return (
    <html lang="en" data-root={root}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Reference for editors`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${root}docs.css`} />
      </head>
      <body>
        <header>
          <a href={`${root}index.html`}>Reference for editors</a>
          <search id="search" hidden>
            <label htmlFor="words">Search</label>
            <input id="words" type="search" autoComplete="off" />
            <output id="found" htmlFor="words" />
            <ul id="results" />
          </search>
        </header>
        <div className="page">
          <main>{children}</main>
          <nav aria-label="All pages">
            {groups.map((group) => (
              <details key={group.title} open={group.topics.some((topic) => topic.path === path)}>
                <summary>{group.title}</summary>
                <ul>
                  {group.topics.map((topic) => (
                    <li key={topic.path}>
                      <a
                        href={root + topic.path}
                        aria-current={topic.path === path ? 'page' : undefined}
                      >
                        {topic.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
        </div>
        <script src={`${root}search-index.js`} defer />
        <script src={`${root}search.js`} defer />
        <script src={`${root}docs.js`} defer />
      </body>
    </html>
  );
}
