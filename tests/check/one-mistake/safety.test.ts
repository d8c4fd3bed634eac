import { expect, test } from 'vitest';
import { readyToGoLive } from '../../../src/check/problems/examples';
import { diagnose } from '../check-changed';
import { minimalConfig } from '../minimal-config';

// Something unsafe or damaged gives one diagnostic.

test('a link that runs code', () => {
  expect(
    diagnose({ '/routes/4/blocks/0/action/href': 'javascript:alert(1)' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0501]: Links that start with "javascript:" are not allowed. @257:21-42"`,
  );
});

test('a link that hides that it runs code', () => {
  expect(
    diagnose({ '/routes/0/blocks/1/text': '<p><a href="java\tscript:alert(1)">Our house</a></p>' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0501]: The link contains a line break, a tab or another invisible character. @169:33-54"`,
  );
});

test('a link to another site without its protocol', () => {
  expect(diagnose({ '/routes/4/blocks/0/action/href': '//other.example' })).toMatchInlineSnapshot(
    `"error[CFG0501]: The link starts with "//". @257:21-38"`,
  );
});

test('a link with a password', () => {
  expect(
    diagnose({ '/routes/4/blocks/0/action/href': 'https://me:secret@other.example' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0501]: The link contains a name or password before "@". @257:21-54"`,
  );
});

test('a link into the own network', () => {
  expect(
    diagnose({ '/routes/4/blocks/0/action/href': 'https://192.168.0.1/' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0501]: The link points to an IP address or into a private network. @257:21-43"`,
  );
});

test('a link with letters of two alphabets', () => {
  expect(
    diagnose({ '/routes/4/blocks/0/action/href': 'https://p\u0430ypal.example/' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0501]: The link mixes lookalike letters from two alphabets, as fake sites do. @257:21-46"`,
  );
});

test('HTML that is not allowed', () => {
  expect(
    diagnose({ '/routes/0/blocks/1/text': '<p>A</p><script>x</script>' }),
  ).toMatchInlineSnapshot(`"error[CFG0503]: <script> is not allowed in text. @169:28-36"`);
});

test('an attribute that is not allowed', () => {
  expect(diagnose({ '/routes/0/blocks/1/text': '<p onclick="x()">A</p>' })).toMatchInlineSnapshot(
    `"error[CFG0503]: "onclick" is not allowed in <p>. @169:33-36"`,
  );
});

test('a path that leads out of the folder', () => {
  expect(
    diagnose({ '/routes/0/blocks/0/image/src': '/images/../secret.webp' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0504]: "/images/../secret.webp" is not a valid file path. @162:20-44"`,
  );
});

test('a character that cannot be seen', () => {
  expect(diagnose({ '/navigation/menu/0/label': 'Ho\u200Bme' })).toMatchInlineSnapshot(
    `"error[CFG0506]: The text contains an invisible character (U+200B). @19:21-22"`,
  );
});

test('a mark that turns the direction of the text', () => {
  expect(diagnose({ '/navigation/menu/0/label': 'Home\u202E' })).toMatchInlineSnapshot(
    `"error[CFG0506]: The text contains an invisible character (U+202E). @19:23-24"`,
  );
});

test('a tag that is not closed', () => {
  expect(diagnose({ '/routes/0/blocks/1/text': '<p>Sit <strong>down.</p>' })).toMatchInlineSnapshot(
    `"error[CFG0507]: <strong> is not closed. @169:27-35"`,
  );
});

test('a quote that is not closed', () => {
  expect(
    diagnose({ '/routes/0/blocks/1/text': '<p><a href="/contact>Write to us</a> today.</p>' }),
  ).toMatchInlineSnapshot(`"error[CFG0507]: A quote in <a> is not closed. @169:31-33"`);
});

test('a tag that closes nothing', () => {
  expect(diagnose({ '/routes/0/blocks/1/text': '<p>Sit down.</em></p>' })).toMatchInlineSnapshot(
    `"error[CFG0507]: </em> has no opening tag. @169:32-37"`,
  );
});

test('a list inside of a paragraph', () => {
  expect(
    diagnose({ '/routes/0/blocks/1/text': '<p>We offer<ul><li>Rest</li></ul></p>' }),
  ).toMatchInlineSnapshot(`"error[CFG0507]: <ul> cannot be inside <p>. @169:31-35"`);
});

test('HTML in a plain text', () => {
  expect(diagnose({ '/routes/0/blocks/0/title': 'Welcome <b>home</b>' })).toMatchInlineSnapshot(
    `"error[CFG0508]: Visitors would see the tag "<b>": this setting takes plain text only. @160:29-32"`,
  );
});

test('a named character in a plain text', () => {
  expect(diagnose({ '/routes/0/blocks/0/title': 'Rest &amp; peace' })).toMatchInlineSnapshot(
    `"error[CFG0508]: Visitors would see "&amp;": this setting takes plain text only. @160:26-31"`,
  );
});

test('a notice beside personal questions that gives no help in a crisis', () => {
  expect(diagnose({ '/entities/notices/0/kind': 'info' })).toMatchInlineSnapshot(
    `"error[CFG0509]: This notice is shown next to forms and calendars but does not show where to find help in a crisis. @52:17-25"`,
  );
});

test('sample content on a live site', () => {
  expect(
    diagnose({
      ...readyToGoLive,
      '/entities/counselors/0/sample': true,
      '/entities/posts/0/sample': true,
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0606]: Before going live: replace the sample entry with a real one (and 1 more like this). @119:19-23"`,
  );
});

test('two people with one widget', () => {
  const [ruth] = minimalConfig.entities.counselors;
  const esther = { ...ruth, id: 'esther', name: 'Esther Hill', surveyEmbed: undefined };
  expect(diagnose({ '/entities/counselors/-': esther })).toMatchInlineSnapshot(
    `"error[CFG0515]: The widget "booking" already belongs to "ruth". @146:25-34"`,
  );
});
