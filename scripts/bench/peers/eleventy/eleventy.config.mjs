export default function configure(eleventy) {
  eleventy.addPassthroughCopy('site.css');
  eleventy.addCollection('newest', (pages) =>
    pages.getFilteredByTag('posts').slice(-24).toReversed(),
  );
}
