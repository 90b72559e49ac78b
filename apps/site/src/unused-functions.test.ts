import { expect, it } from 'vitest'
import { LIBRARIES, withoutFeatures } from '../unused-functions.ts'

/** The code of the site and of its workspace packages, by path. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      './**/*.{ts,tsx}',
      '../../../packages/{api-client,editor,guards,i18n,markdown,ui,web-shell}/src/**/*.{ts,tsx}',
      '!**/*.{test,stories,test-data}.{ts,tsx}',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([path, code]) => [path, code.replaceAll(/^ *\* .*$/gm, '')] as const)

/** The code of the libraries whose components the site renders, by path. */
const libraries = Object.entries(
  import.meta.glob<string>(
    [
      '../../../node_modules/.pnpm/{@radix-ui,@floating-ui}+*/node_modules/{@radix-ui,@floating-ui}/*/dist/*.mjs',
      '../../../node_modules/.pnpm/@tanstack+react-*/node_modules/@tanstack/react-*/**/*.js',
    ],
    { query: '?raw', import: 'default', eager: true, exhaustive: true },
  ),
)

const features = LIBRARIES.flatMap((library) => library.features).flatMap(({ functions: [name], use }) =>
  typeof use === 'string' ? [] : [{ name, use }],
)

it.each(features)('no code of the site uses what the build leaves out with $name', ({ use }) => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(([, code]) => use.test(code)).map(([path]) => path)).toEqual([])
})

/**
 * The features of React, which every library with components could use. The features of the other libraries are not
 * looked for in libraries, because their own code refers to them.
 */
const ofReact = LIBRARIES.slice(0, 2)
  .flatMap((library) => library.features)
  .flatMap(({ functions: [name], use }) => (typeof use === 'string' ? [] : [{ name, use }]))

it.each(ofReact)('no library of components uses what the build leaves out with $name', ({ use }) => {
  expect(libraries.length).toBeGreaterThan(20)
  expect(libraries.filter(([, code]) => use.test(code)).map(([path]) => path)).toEqual([])
})

it.each([
  ['trackEnterViewTransitions', "import { Suspense, ViewTransition } from 'react'"],
  ['FragmentInstance', '<Fragment key="a" ref={here}>'],
  ['updateSuspenseListComponent', "import { Activity } from 'react'"],
  ['mountActionState', 'const [state] = useActionState(act, 1)'],
  ['extractEvents$1', '<form action={async (data) => send(data)}>'],
  ['extractEvents$1', '<button formAction={send}>'],
  ['preloadStylesheet', '<link rel="stylesheet" precedence="high" />'],
  ['prefetchDNS', "import { preload } from 'react-dom'"],
  ['setPropOnCustomElement', '<my-element name="a" />'],
  ['mountDeferredValueImpl', 'useDeferredValue(text)'],
  ['constructSelectEvent', '<input onChange={() => change()} onSelect={() => select()} />'],
  ['isFetching', 'const { mutate } = useMutation({})'],
  ['isFetching', 'queryClient.ensureQueryData(query)'],
  ['this.clearCache', 'router.clearCache()'],
  ['processRouteMasks', 'createRouter({ routeMasks: [] })'],
  ['composeRewrites', 'createRouter({ basepath, rewrite: { input, output } })'],
])('the use of %s would be found in %j', (name, code) => {
  expect(features.some((feature) => feature.name === name && feature.use.test(code))).toBe(true)
})

it('another function in the place of one that is left out is refused', () => {
  const use = 'a test'
  const library = { file: /a\.js/, removed: 'c0ffee', features: [{ use, functions: ['one'] }] }
  expect(() => withoutFeatures('function one() {\n  return 1\n}', library)).toThrow(/has changed: [0-9a-f]{16} /)
  expect(() => withoutFeatures('function two() {\n  return 1\n}', library)).toThrow('no longer has the function one')
})
