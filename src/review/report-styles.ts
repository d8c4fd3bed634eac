/** The styles of the report. It is one file, so they are in its head. */
export const reportStyles = `
:root { color-scheme: light; font: 1rem/1.55 system-ui, sans-serif; color: #22302d; background: #f6f4ef; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .4rem; }
p { margin: .4rem 0; }
.summary { font-size: 1.1rem; }
.quiet { color: #54635f; }
section, nav { background: #fff; border: 1px solid #d9d6cc; border-radius: .6rem; padding: 1.1rem; margin: 1.25rem 0; }
nav h2 { font-size: 1rem; }
nav ul { margin: .4rem 0 0; padding-left: 1.2rem; }
a { color: #1d5c56; }
a, summary { padding-block: .2rem; }
:focus-visible { outline: 3px solid #1d5c56; outline-offset: 2px; }
.status { display: inline-block; font-size: .85rem; font-weight: 600; border: 1px solid; border-radius: 1rem; padding: .05rem .65rem; margin-right: .5rem; }
.warning { border-left: 4px solid #a33a16; background: #fdf1ea; padding: .5rem .8rem; border-radius: .3rem; }
.versions { display: grid; gap: .5rem; margin: 0; }
.versions > div { border-left: 4px solid #b9b5a8; padding: .1rem 0 .1rem .8rem; min-width: 0; }
.versions .after { border-color: #2c7a5a; }
.versions .before { border-color: #a33a16; }
dt { font-size: .85rem; font-weight: 600; color: #54635f; }
dd { margin: 0; white-space: pre-line; }
del { background: #fbdfd3; color: #7a2508; }
ins { background: #d6efdf; color: #124d34; text-decoration-thickness: 2px; }
.files { margin: .4rem 0 0; padding: 0; list-style: none; }
.files li { padding-block: .4rem; }
.thumbnails { display: flex; flex-wrap: wrap; gap: 1rem; }
.thumbnails img { width: auto; max-width: min(100%, 16rem); max-height: 16rem; }
pre { white-space: pre-wrap; background: #f6f4ef; padding: .8rem; border-radius: .3rem; font-size: .85rem; }
details { margin-top: 1rem; }
summary { cursor: pointer; font-weight: 600; }
.pair { display: grid; gap: 1rem; align-items: start; margin-top: .6rem; }
.phone { max-width: 48rem; }
figure { margin: 0; }
figcaption { font-size: .85rem; font-weight: 600; padding-bottom: .3rem; }
img { display: block; width: 100%; height: auto; border: 1px solid #b9b5a8; background: #fff; }
@media (min-width: 40rem) { .pair { grid-template-columns: 1fr 1fr; } .versions { grid-template-columns: 1fr 1fr; gap: 1rem; } body { padding-top: 2.5rem; } }
`;
