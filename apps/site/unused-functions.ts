import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

interface Feature {
  /**
   * A pattern that matches code of the site or of a component library that uses the feature; or the reason why no such
   * code can exist.
   */
  use: RegExp | string
  /** The functions and methods through which code uses the feature. Code that only they call is removed with them. */
  functions: readonly string[]
  /** The new body of each function. By default it throws, because nothing on the site calls it. */
  body?: string
}

interface Library {
  file: RegExp
  /**
   * Digest of the removed code, which detects changes in a new version. After a change, review the code and copy the
   * digest from the error message.
   */
  removed: string
  features: readonly Feature[]
  /** Further code to replace. */
  patterns?: readonly (readonly [pattern: RegExp, replacement: string])[]
}

const FUNCTION_AS_ACTION = /\b(action=\{(async\s*)?(\([^)]*\)|\w+)\s*=>|formAction=\{)/
const PREFIXED = 'called in browsers alone that prefix the events of animations, which no longer exist'
/**
 * Matches an element with an `onSelect` or `onBeforeInput` handler. A `=>` inside the tag is skipped, because its `>`
 * does not end the tag.
 */
const SELECT_EVENTS = /<[a-z]\w*(?:[^>]|=>)*?\s(onSelect|onBeforeInput)=\{/

/**
 * Library code that no screen and no library of the site calls. A bundler keeps it, because it is in the same module as
 * code that the site uses.
 */
export const LIBRARIES: readonly Library[] = [
  {
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    removed: '5a3cf3dd3b69d293',
    features: [
      {
        use: /\b(ViewTransition)\b[^}]*\} from ['"]react['"]|\bReact\w*\.(ViewTransition)\b/,
        // `<ViewTransition>`
        functions: [
          'trackEnterViewTransitions',
          'applyViewTransitionToHostInstances',
          'restoreViewTransitionOnHostInstances',
          'commitEnterViewTransitions',
          'commitExitViewTransitions',
          'commitNestedViewTransitions',
          'restoreEnterOrExitViewTransitions',
          'restoreNestedViewTransitions',
          'measureViewTransitionHostInstancesRecursive',
          'measureNestedViewTransitions',
          'scheduleViewTransitionEvent',
          'startViewTransition',
          'commitAfterMutationEffectsOnFiber',
          'flushAfterMutationEffects',
          'restoreViewTransitionName',
          'createViewTransitionInstance',
          'ViewTransitionPseudoElement',
          'getViewTransitionName',
          'getViewTransitionClassName',
          'getClassNameByType',
          'reportViewTransitionError',
          // Images that a view transition waits for
          'suspendInstance',
          'estimateBandwidth',
        ],
      },
      {
        use: /<Fragment\b[^>]*\sref=/,
        // The `ref` of a `<Fragment>`
        functions: [
          'FragmentInstance',
          'addFragmentHandleToFiber',
          'commitNewChildToFragmentInstance',
          'deleteChildFromFragmentInstance',
        ],
      },
      {
        use: /\b(SuspenseList|Activity)\b[^}]*\} from ['"]react['"]|\bReact\w*\.(SuspenseList|Activity)\b/,
        // `<SuspenseList>` and `<Activity>`
        functions: [
          'updateSuspenseListComponent',
          'initSuspenseListRenderState',
          'cutOffTailIfNeeded',
          'findFirstSuspended',
          'updateActivityComponent',
          'mountActivityChildren',
          'retryActivityComponentWithoutHydrating',
          'commitActivityHydrationCallbacks',
        ],
      },
      {
        use: /\b(useActionState|useFormState|useFormStatus)\b/,
        // `useActionState` and `useFormStatus`
        functions: [
          'mountActionState',
          'updateActionState',
          'rerenderActionState',
          'TransitionAwareHostComponent',
          'useHostTransitionStatus',
          'requestFormReset$1',
          'ensureFormComponentIsStateful',
        ],
      },
      // Functions as the `action` of a form. React looks for one at every submit.
      {
        use: FUNCTION_AS_ACTION,
        functions: ['extractEvents$1'],
        body: `if ("submit" === domEventName && typeof (nativeEventTarget[internalPropsKey] || {}).action === 'function') missing()`,
      },
      { use: FUNCTION_AS_ACTION, functions: ['startHostTransition', 'scheduleReplayQueueIfNeeded'] },
      { use: 'called after such an action alone', functions: ['recursivelyResetForms'], body: '' },
      {
        use: /\bprecedence=/,
        // Style sheets with a `precedence`
        functions: [
          'preloadStylesheet',
          'insertStylesheet',
          'stylesheetPropsFromRawProps',
          'suspendResource',
          'insertSuspendedStylesheets',
          'insertStylesheetIntoRoot',
        ],
      },
      // Commits wait only for style sheets and images of the features above. Without these features they never have to
      // wait.
      {
        use: 'waits for style sheets with a precedence and for view transitions alone',
        functions: ['waitForCommitToBeReady'],
        body: 'return null',
      },
      // Lets an app choose the part of a page that is hydrated first
      {
        use: /\bunstable_scheduleHydration\b/,
        functions: ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration', 'attemptExplicitHydrationTarget'],
      },
      {
        use: 'called in browsers without input events alone, which no longer exist',
        functions: ['handlePropertyChange', 'handleEventsForInputEventPolyfill', 'getTargetInstForInputEventPolyfill'],
      },
      // For browsers with prefixed animation events
      { use: PREFIXED, functions: ['makePrefixMap'] },
      { use: PREFIXED, functions: ['getVendorPrefixedEventName'], body: 'return eventName' },
      {
        use: /\b(prefetchDNS|preconnect|preload\w*|preinit\w*)\b[^}]*\} from ['"]react-dom['"]|\bReactDOM\w*\.pre/,
        // `preload`, `preinit` and the like
        functions: [
          'prefetchDNS',
          'preconnect',
          'preload',
          'preloadModule',
          'preinitScript',
          'preinitStyle',
          'preinitModuleScript',
        ],
      },
      // Custom elements
      { use: /<[a-z]+-[a-z-]+(\s+\w+=[{"]|\s*\/>)|createElement\(['"][a-z]+-/, functions: ['setPropOnCustomElement'] },
      // `useDeferredValue`
      { use: /\buseDeferredValue\b/, functions: ['mountDeferredValueImpl', 'updateDeferredValueImpl'] },
      // The cache that React Compiler adds to components
      { use: /react\/compiler-runtime|babel-plugin-react-compiler/, functions: ['useMemoCache'] },
      // `findDOMNode`, which only old versions of the developer tools call
      { use: /\bfindDOMNode\b/, functions: ['findCurrentFiberUsingSlowPath'] },
      // `onBeforeInput` and `onSelect` of elements
      {
        use: SELECT_EVENTS,
        functions: ['getNativeBeforeInputChars', 'getFallbackBeforeInputChars'],
        body: 'return null',
      },
      { use: SELECT_EVENTS, functions: ['constructSelectEvent'], body: '' },
      {
        use: 'no code reads the names of components in the stack of an error',
        functions: ['getStackByFiberInDevAndProd', 'getComponentNameFromType'],
        body: `return ''`,
      },
      {
        use: 'shows nothing in a page: the site indicates pending transitions by itself',
        functions: ['defaultOnDefaultTransitionIndicator'],
        body: '',
      },
    ],
    patterns: [
      // Checks whether the lanes of a commit allow view transitions, which costs time in every transition.
      [/\((\w+) & 335544064\) === \1/g, '!1'],
      // The attributes of SVG fonts, which browsers no longer support.
      [
        /^ +\["(?:(?:accent|cap|x)Height|arabicForm|glyph\w+|horiz\w+|(?:over|under)line\w+|panose-1|strikethrough\w+|unicodeRange|unitsPerEm|v(?:Alphabetic|Hanging|Ideographic|Mathematical)|vert\w+)", .*$/gm,
        '',
      ],
      // Prefixed event names and key names of old browsers.
      [/(?<=^var vendorPrefixes = )\{[^]*?\}(?=,$)/gm, '{}'],
      [/,\n +"AnimationEvent" in window \|\|[^]*?transitionend\.transition\);/g, ');'],
      [/(?<=(?:normalizeKey|translateToKey) = )\{[^]*?\}/g, '{}'],
      // The methods of two classes that are removed above.
      [/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[^]*?^};$/gm, ''],
    ],
  },
  {
    file: /react-dom\/cjs\/react-dom\.production\.js$/,
    removed: '3141c0a56c704c7f',
    features: [
      {
        use: /\b(prefetchDNS|preconnect|preload\w*|preinit\w*|requestFormReset|useFormState|useFormStatus)\b[^}]*\} from ['"]react-dom['"]/,
        functions: [
          'exports.preconnect',
          'exports.prefetchDNS',
          'exports.preinit',
          'exports.preinitModule',
          'exports.preload',
          'exports.preloadModule',
          'exports.requestFormReset',
          'exports.useFormState',
          'exports.useFormStatus',
        ],
      },
    ],
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    removed: 'c65ba16b463acfbd',
    features: [
      {
        use: /\.((is(Fetching|Mutating)|ensure(Infinite)?QueryData|resetQueries|(pre)?fetchInfiniteQuery|infiniteQuery|set(Query|Mutation)?(Defaults|DefaultOptions)|getMutationDefaults|defaultMutationOptions)[<(])|\b(use(Mutation|MutationState|IsFetching|IsMutating|(Suspense)?InfiniteQuery))\(|\boperationMutation\b[^}]*\} from/,
        functions: [
          'isFetching',
          'isMutating',
          'ensureQueryData',
          'resetQueries',
          'infiniteQuery',
          'fetchInfiniteQuery',
          'prefetchInfiniteQuery',
          'ensureInfiniteQueryData',
          'setDefaultOptions',
          'setQueryDefaults',
          'setMutationDefaults',
          'getMutationDefaults',
          'defaultMutationOptions',
        ],
      },
    ],
  },
  {
    file: /@tanstack\/router-core\/dist\/esm\/router\.js$/,
    removed: 'd14fe7e79a3ea7c2',
    features: [
      {
        use: /\brouter\.(clearCache|matchRoute)\(|\b(useMatchRoute|MatchRoute|defaultSerializeError)\b/,
        functions: ['this.clearCache', 'this.matchRoute', 'defaultSerializeError'],
      },
      // View transitions between pages
      {
        use: /\b(viewTransition|defaultViewTransition)\b/,
        functions: ['this.startViewTransition'],
        body: 'return fn()',
      },
    ],
  },
  {
    // The router's default error screen. The site has its own (src/shell/frame/error-screens.tsx).
    file: /@tanstack\/react-router\/dist\/esm\/CatchBoundary\.js$/,
    removed: '184fecd192c993a4',
    features: [{ use: /\bErrorComponent\b[^}]*\} from '@tanstack\/react-router'/, functions: ['ErrorComponent'] }],
  },
  {
    // Route masks, which show another address than the route's
    file: /@tanstack\/router-core\/dist\/esm\/new-process-route-tree\.js$/,
    removed: '65190e4ef44945d9',
    features: [{ use: /\brouteMasks\b/, functions: ['processRouteMasks', 'findFlatMatch'] }],
  },
  {
    // Rewrites of addresses
    file: /@tanstack\/router-core\/dist\/esm\/rewrite\.js$/,
    removed: 'beeb100cba8d05b6',
    features: [{ use: /\brewrite: \{/, functions: ['composeRewrites'] }],
  },
]

const MISSING = `throw new Error('The site is built without this: apps/site/unused-functions.ts')`

/**
 * Removes library code that the site does not use. The README states what this saves ("Own mechanisms"). Most of
 * it is in React DOM, which has no build without these features and is one function with shared state, so a bundler
 * cannot remove parts of it. If a removed feature is used after all, it throws when it is first rendered or called.
 * Delete a feature from {@link LIBRARIES} when a screen needs it, and the plugin when the libraries can be built without
 * them.
 *
 * @throws Error if a library no longer has one of the functions, or if the removed code has changed
 */
export function withoutUnusedFunctions(): Plugin {
  return {
    name: 'without-unused-functions',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? ''
      const library = LIBRARIES.find(({ file }) => file.test(path))
      // The replacement keeps the line numbers, so the source map remains valid.
      return library && { code: withoutFeatures(code, library), map: null }
    },
  }
}

/**
 * Returns the code of a library's file after replacing the functions in `features` and the code in `patterns`. All lines
 * keep their numbers; one function is added after the last line.
 */
export function withoutFeatures(code: string, { file, removed, features, patterns = [] }: Library): string {
  const leftOut = createHash('sha256')
  const rest = patterns.reduce((left, [pattern, replacement]) => {
    if (left.search(pattern) < 0) throw new Error(`The library no longer has ${pattern.source}`)
    return left.replace(pattern, (found) => {
      leftOut.update(found)
      return replacement + '\n'.repeat(found.split('\n').length - 1)
    })
  }, code)
  const lines = rest.split('\n')
  for (const { functions, body = 'missing()' } of features)
    for (const name of functions) leftOut.update(emptyFunction(lines, name, body))
  const digest = leftOut.digest('hex').slice(0, 16)
  if (digest !== removed) {
    throw new Error(`What is left out of ${file.source} has changed: ${digest} (apps/site/unused-functions.ts)`)
  }
  // Added after the last line, so that the lines before it keep their numbers.
  return `${lines.join('\n')}\nfunction missing() { ${MISSING} }`
}

/**
 * Replaces the body of a function and returns the replaced code.
 * @param name name of a function or method, or the target of its assignment: `this.load`, `exports.preload`
 */
function emptyFunction(lines: string[], name: string, body: string): string {
  const starts = [`function ${name}(`, `${name} = (`, `${name} = function (`]
  const isBegin = (line: string) => starts.some((start) => line.startsWith(start)) || isMethod(line)
  // A call of a method begins in the same way as its definition, but only the definition ends with `) {`.
  const isMethod = (line: string) => line.startsWith(`${name}(`) && line.endsWith(') {')
  const begin = lines.findIndex((line) => isBegin(line.trimStart()))
  const indent = /^\s*/.exec(lines[begin] ?? '')?.[0] ?? ''
  const first = lines.findIndex((line, at) => at >= begin && line.endsWith('{'))
  const end = lines.findIndex((line, at) => at > first && (line === `${indent}}` || line === `${indent}};`))
  if (begin < 0 || first < 0 || end < 0) throw new Error(`The library no longer has the function ${name}`)
  const former = lines.slice(begin, end).join('\n')
  lines[first] += body
  lines.fill('', first + 1, end)
  return former
}
