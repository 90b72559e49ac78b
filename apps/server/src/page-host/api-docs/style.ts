/** The style sheet of the reference: it loads nothing, follows the system's theme and works from 320 px up. */
export const style = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fff, #14151a);
  --fill: light-dark(#f5f6fa, #1d1f26);
  --ink: light-dark(#17181d, #e7e8ee);
  --soft: light-dark(#51535e, #b3b5c1);
  --line: light-dark(#dddfe8, #34363f);
  --link: light-dark(#0a2fd0, #9fb2ff);
  --good: light-dark(#14663a, #7fd6a2);
  --warn: light-dark(#7d4a00, #efbf75);
  --bad: light-dark(#a11c21, #ff9d9a);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0;
  background: var(--canvas);
  color: var(--ink);
  font: 16px/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.88em/1.5 ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; }
p { margin: 0.5rem 0; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--canvas); padding: 0.5rem; z-index: 1; }
header, nav, main { padding: 1rem; }
header { border-bottom: 1px solid var(--line); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 0.25rem; padding-top: 0.5rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1.05rem; margin: 0 0 0.25rem; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { font-size: 0.9rem; margin: 1rem 0 0.25rem; color: var(--soft); }
article { padding: 1.25rem 0; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
article:target h3 { background: var(--fill); }
.route b { display: inline-block; min-width: 3.75rem; font-size: 0.8rem; letter-spacing: 0.02em; }
.get { color: var(--link); }
.post { color: var(--good); }
.put { color: var(--warn); }
.delete { color: var(--bad); }
.facts { color: var(--soft); font-size: 0.92rem; }
.facts span { display: inline-block; min-width: 3.75rem; }
dl { margin: 0; }
dl > div { padding: 0.35rem 0; border-top: 1px solid var(--line); }
dd { margin: 0; color: var(--soft); font-size: 0.94rem; }
.type { color: var(--soft); font-size: 0.9rem; }
.required { color: var(--bad); font-size: 0.8rem; }
summary { cursor: pointer; padding: 0.35rem 0; color: var(--soft); font-size: 0.92rem; }
pre { margin: 0; padding: 0.75rem; background: var(--fill); overflow: auto; max-height: 24rem; overflow-wrap: normal; }
nav ul { list-style: none; margin: 0 0 0.5rem; padding: 0 0 0 1rem; font-size: 0.92rem; }
nav li { padding: 0.15rem 0; }
nav summary { color: var(--ink); }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 18rem minmax(0, 52rem); gap: 2rem; max-width: 76rem; margin: 0 auto; }
  nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; }
  header > * { max-width: 74rem; margin-inline: auto; }
}
@media print { nav { display: none; } }
`
