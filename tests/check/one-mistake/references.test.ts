import { expect, test } from 'vitest';
import { diagnose } from '../check-changed';
import { minimalConfig } from '../minimal-config';

// A mistake in what refers to something else gives one diagnostic, whatever follows from it.

test('a page that is there twice', () => {
  expect(diagnose({ '/routes/-': minimalConfig.routes[1] })).toMatchInlineSnapshot(
    `"error[CFG0401]: Two pages have the path "/contact". @263:15-25"`,
  );
});

test('an entry that is there twice', () => {
  expect(
    diagnose({ '/entities/counselors/-': minimalConfig.entities.counselors[0] }),
  ).toMatchInlineSnapshot(
    `"error[CFG0404]: Two entries in "counselors" have the ID "ruth". @121:15-21"`,
  );
});

test('a post that is there twice', () => {
  expect(diagnose({ '/entities/posts/-': minimalConfig.entities.posts[0] })).toMatchInlineSnapshot(
    `"error[CFG0404]: Two entries in "posts" have the ID "rest". @136:15-21"`,
  );
});

test('two posts with the same slug', () => {
  expect(
    diagnose({
      '/entities/posts/-': { ...minimalConfig.entities.posts[0], id: 'again', title: 'Again' },
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0405]: The slug "on-rest" is already used by the post "On rest". @137:17-26"`,
  );
});

test('a widget that was deleted and that a page and an entry name', () => {
  expect(
    diagnose({
      '/embeds': [],
      '/routes/2/blocks/-': {
        type: 'embed',
        embed: '{counselor.bookingEmbed}',
        counselor: '{counselor.id}',
      },
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0406]: There are no widgets, but this setting needs one (and 1 more like this). @95:25-34"`,
  );
});

test('a counselor who leads an event and is not there', () => {
  expect(diagnose({ '/routes/1/blocks/1/facilitators/0': 'rut' })).toMatchInlineSnapshot(
    `"error[CFG0406]: There is no counselor with the ID "rut". @211:13-18"`,
  );
});

test('a counselor who was deleted', () => {
  expect(
    diagnose({
      '/entities/counselors': [],
      '/routes/1/blocks/0/actions': [{ label: 'Meet Ruth', href: '/counselors/ruth' }],
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0406]: There are no counselors, but this setting needs one (and 1 more like this). @186:13-19"`,
  );
});

test('a notice that was deleted', () => {
  expect(
    diagnose({
      '/entities/notices': [],
      '/routes/1/blocks/-': { type: 'notice', notice: 'crisis' },
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0406]: There are no notices, but this setting needs one (and 1 more like this). @52:17-25"`,
  );
});

test('a misspelled placeholder', () => {
  expect(diagnose({ '/routes/0/blocks/1/text': '<p>Call {site.fone}.</p>' })).toMatchInlineSnapshot(
    `"error[CFG0407]: There is no placeholder {site.fone}. @169:28-39"`,
  );
});

test('a placeholder in single braces without a point', () => {
  expect(diagnose({ '/routes/0/title': 'Home {hello}' })).toMatchInlineSnapshot(
    `"error[CFG0407]: There is no placeholder {hello}. @155:22-29"`,
  );
});

test('a template that lost its list', () => {
  expect(diagnose({ '/routes/2/forEach': undefined })).toMatchInlineSnapshot(
    `"error[CFG0408]: {counselor.id} only works on a page that is made for each counselor (and 4 more like this). @217:28-42"`,
  );
});

test('a misspelled placeholder in an address', () => {
  expect(diagnose({ '/routes/2/path': '/counselors/{counselor.di}' })).toMatchInlineSnapshot(
    `"error[CFG0407]: There is no placeholder {counselor.di}. @217:28-42"`,
  );
});

test('a placeholder without a value', () => {
  expect(
    diagnose({ '/routes/0/title': '{site.tagline}', '/routes/1/title': 'Contact {site.tagline}' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0407]: {site.tagline} has no value (and 1 more like this). @155:17-31"`,
  );
});

test('a page that was deleted', () => {
  expect(
    diagnose({ '/routes/1': { ...minimalConfig.routes[0], path: '/team', title: 'Team' } }),
  ).toMatchInlineSnapshot(
    `"error[CFG0409]: The page or file "/contact" does not exist (and 3 more like this). @15:15-25"`,
  );
});

test('a template whose address changed', () => {
  const link = '<p><a href="/blog/on-rest">On rest</a></p>';
  expect(
    diagnose({ '/routes/3/path': '/articles/{post.slug}', '/routes/0/blocks/1/text': link }),
  ).toMatchInlineSnapshot(
    `"error[CFG0409]: The page or file "/blog/on-rest" does not exist. @169:33-46"`,
  );
});

test('a template that was deleted, with links and cards that led to its pages', () => {
  const { '3': post, ...others } = minimalConfig.routes;
  const link = '<p><a href="/blog/on-rest">On rest</a></p>';
  expect(post?.forEach).toBe('posts');
  expect(
    diagnose({ '/routes': Object.values(others), '/routes/0/blocks/1/text': link }),
  ).toMatchInlineSnapshot(
    `"error[CFG0409]: The page or file "/blog/on-rest" does not exist (and 1 more like this). @169:33-46"`,
  );
});

test('redirects in a circle', () => {
  expect(
    diagnose({
      '/redirects': [
        { from: '/old', to: '/older' },
        { from: '/older', to: '/old' },
      ],
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0411]: The redirects form a loop: /old → /older → /old. @149:13-21"`,
  );
});

test('a picture that does not exist @F4', () => {
  expect(diagnose({ '/routes/0/blocks/0/image/src': '/images/lakes.webp' })).toMatchInlineSnapshot(
    `"error[CFG0413]: There is no file "/images/lakes.webp" in the public folder. @162:20-40"`,
  );
});

test('a misspelled file in the record of pictures', () => {
  expect(diagnose({ '/media/0/files/0': '/images/laek.webp' })).toMatchInlineSnapshot(
    `"error[CFG0413]: There is no file "/images/laek.webp" in the public folder. @59:9-28"`,
  );
});

test('a file that is not a picture', () => {
  expect(
    diagnose({}, { unreadablePictures: new Set(['/images/lake.webp']) }),
  ).toMatchInlineSnapshot(
    `"error[CFG0416]: The file "/images/lake.webp" is not a readable image (and 2 more like this). @95:18-37"`,
  );
});
