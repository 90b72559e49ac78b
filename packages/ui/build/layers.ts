/** Matches our components, whose classes begin with `qd-`, and their descendants, with zero specificity. */
const OWN_ELEMENTS = `:where([class^='qd-'], [class*=' qd-'], [class^='qd-'] *, [class*=' qd-'] *)`

/**
 * Limits the rules of the reset to our components and their descendants, without adding to their specificity, and drops
 * its rules for `html`, `body` and `:root`. On a page of another app the components look the same, and the rest of the
 * page does not change.
 *
 * @param reset the source of the style sheet: one layer with plain selectors
 */
export function bindToComponents(reset: string): string {
  return reset
    .slice(reset.indexOf('{') + 1, reset.lastIndexOf('}'))
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^ {2}(?:html|body|:root) \{[\s\S]*?^ {2}\}\n/gm, '')
    .replaceAll(/^ {2}([^\s}][^{]*) \{/gm, (_, selectors: string) => `  ${bind(selectors)} {`)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function bind(selectors: string): string {
  const all = selectors.split(/,\s*(?![^(]*\))/)
  const elements = all.filter((one) => !one.includes('::')).join(', ')
  const parts = all.filter((one) => one.includes('::')).map((one) => one.split('::'))
  return [
    ...(elements === '' ? [] : [`${OWN_ELEMENTS}:where(${elements})`]),
    ...parts.map(([element = '', part = '']) => `${OWN_ELEMENTS}:where(${element})::${part}`),
  ].join(', ')
}

/**
 * Gives an element with its own `data-theme` the background and text colour of that theme. Needed on a page of another
 * app, where the rules of the reset for the page itself are dropped.
 */
const THEMED_PARTS = ':where([data-theme]){background:var(--qd-canvas);color:var(--qd-ink-1)}'

/** Puts both parts of the style sheet into their cascade layers, in order of precedence. */
export function inLayers(parts: { base: string; components: string }): string {
  const { base, components } = parts
  return [
    '@layer quandary.reset, quandary.base, quandary.components, quandary.print;',
    `@layer quandary.base {\n${THEMED_PARTS}${base}\n}`,
    `@layer quandary.components {\n${components}\n}\n`,
  ].join('\n')
}
