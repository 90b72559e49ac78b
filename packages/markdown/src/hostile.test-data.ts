import fc from 'fast-check'

const { QUANDARY_FUZZ_RUNS: numRuns = '2000', QUANDARY_FUZZ_SEED: seed } = process.env

/**
 * Parameters of the property tests: `QUANDARY_FUZZ_RUNS=100000` makes more runs than the default, and
 * `QUANDARY_FUZZ_SEED` repeats the runs of a seed that a failure printed.
 */
export const runs = { numRuns: Number(numRuns), ...(seed ? { seed: Number(seed) } : {}) }

/** Timeout of a property test with this many runs, in milliseconds. */
export const runsTimeout = Math.max(60_000, runs.numRuns * 30)

const elements = (
  'a b blockquote br caption code col colgroup dd details div dl dt em figcaption figure form h1 h2 h6 hr i img li ol p ' +
  'pre q s section select span strong style sub summary svg table tbody td template textarea tfoot th thead title tr u ul'
).split(' ')

const formulaElements =
  'annotation math menclose mfrac mi mn mo mover mpadded mphantom mrow mspace msqrt mstyle msub mtable mtd mtext mtr'.split(
    ' ',
  )

const lengths = fc.oneof(
  fc.constantFrom('99999em', '-99999em', '1e9em', '20em', '21em', '-1em', '-0.1667em', '+3pt', '0px', '100vw', '9999%'),
  fc.constantFrom('1em 99em', '0', '-1width', '-99width', 'infinity', '.5ex', '--1em', '1em;x', 'calc(9em)', '99in'),
  fc
    .tuple(fc.integer({ min: -200, max: 200 }), fc.constantFrom('em', 'ex', 'px', 'pt', 'cm', ''))
    .map((p) => p.join('')),
)
const formulaAttribute = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      ...'width height depth voffset lspace rspace mathsize minsize maxsize linethickness rowspacing columnspacing'.split(
        ' ',
      ),
    ),
    lengths,
  ),
  fc.tuple(fc.constant('scriptlevel'), fc.constantFrom('-9', '+1', '0', '3', '4', '99', '-1')),
  fc.tuple(
    fc.constantFrom('mathcolor', 'mathbackground'),
    fc.constantFrom('red', '#fff', '#0000', 'transparent', 'url(x)', 'var(--x)', 'rgb(0,0,0)', '#12345678'),
  ),
  fc.tuple(
    fc.constantFrom('href', 'xlink:href', 'style', 'class', 'id', 'onclick', 'display', 'xmlns'),
    fc.constantFrom('javascript:x', 'https://a.test', 'position:fixed', 'dialog', 'block'),
  ),
)
const formulaTag = fc
  .tuple(fc.constantFrom(...formulaElements), fc.array(formulaAttribute, { maxLength: 3 }))
  .map(([name, attributes]) => `<${[name, ...attributes.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`)

const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom('x', 'text ', '&lt;', ''),
    element(elements, tie),
    element(formulaElements, tie),
    fc.tuple(formulaTag, tie('node')).map(([tag, inner]) => `${tag}${inner}</${tag.slice(1).split(/[ >]/, 1)[0]}>`),
  ),
}))

/** Generates nested elements with their end tags, including elements in places where HTML does not allow them. */
function element(names: readonly string[], tie: (key: 'node') => fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...names), fc.array(tie('node'), { maxLength: 4 }))
    .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`)
}

const anyTag = fc.constantFrom(...elements, ...formulaElements, 'x')

/** Pieces of HTML: whole trees, single tags, and tags without an end. */
const markup = fc.oneof(
  { weight: 4, arbitrary: node },
  { weight: 2, arbitrary: formulaTag },
  { weight: 2, arbitrary: anyTag.map((name) => `<${name}>`) },
  { weight: 2, arbitrary: anyTag.map((name) => `</${name}>`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('<', '</'), anyTag, fc.constantFrom('', ' ', '/', ' a="'))
      .map((p) => p.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '<?x', '"', "'", '>', '/>', 'text') },
)

const words = fc.constantFrom(
  ...'|a |- | |: > >> - 1. # $ $$ $x$ ` ``` ```json ```math [a] [a]: [^a] [^a]: ![ ]( ) * ** _ ~~ & \\ @ann #abc ['.split(
    ' ',
  ),
  '|a|a|a|a|',
  '|-|-|-|-|',
  '[a]: /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '[^a]: x',
  '$\\rule{99em}{99em}$',
  '$\\kern-99em\\raisebox{99em}{\\Huge x}$',
  '$\\begin{matrix}&&&&\\\\&&&&\\end{matrix}$',
  '$\\smash{\\rlap{x}}\\color{red}x$',
  '- [ ] x',
  '<li><span class="task-list-box">',
  '```json\n[1,1,[1],{}]\n```',
  '[](/)',
  '![](/)',
  'http://a.test',
  '    ',
  '\n',
  '\n\n',
  ' ',
)

/** Hostile texts, short and long: up to 12 pieces in a row, some of them repeated up to 60 times. */
export const hostileText = fc
  .array(
    fc.tuple(
      fc.oneof(markup, words),
      fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 60 })),
    ),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.map(([piece, times]) => piece.repeat(times)).join(''))
